import { NO_CONNECTION, RequestProblem } from '../../api-client/request-problem.ts'
import { readStoredRents } from '../../session/stored-rents.ts'
import type { ListTerms } from './post-list.ts'
import { readOnDevice } from './read-on-device.ts'
import { readLastOpened, storeWaiting, WAITING } from './stored-list.ts'

/** Reads a list with the rents on this device, where those of all areas are stored: the id of the list. */
export async function rankHere(text: string, first: ListTerms): Promise<string> {
  const table = await readStoredRents()
  if (table === null || table.areas.length < 2)
    throw new RequestProblem(0, { error: NO_CONNECTION, code: 'no_connection' })
  storeWaiting(readOnDevice(text, table, readLastOpened() ?? first, new Date()))
  return WAITING
}
