import type { Area } from '@homeyield/contract/area'
import { readStoredRents } from '../../../session/stored-rents.ts'
import { findStoredAreas } from './find-stored-areas.ts'

/** The areas with a name like `text` whose rents are stored on this device. */
export async function searchStoredAreas(text: string): Promise<Area[]> {
  const stored = await readStoredRents()
  return stored === null ? [] : findStoredAreas(stored.areas, text)
}
