import { readStoredRents } from '../../session/stored-rents.ts'
import { readLastOpened, storeWaiting, WAITING } from './stored-list.ts'
import type { ListTerms } from './post-list.ts'
import { readOnDevice } from './read-on-device.ts'

/** Reads a list with the rents on this device, where those of all areas are stored: the id of the list, else null. */
export async function rankHere(text: string, first: ListTerms): Promise<string | null> {
  const table = await readStoredRents()
  if (table === null || table.areas.length < 2) return null
  storeWaiting(readOnDevice(text, table, readLastOpened() ?? first, new Date()))
  return WAITING
}
