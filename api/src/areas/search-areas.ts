import type { Area } from '@homeyield/contract/area'
import { type AreaIndex, buildAreaIndex } from './area-index.ts'
import type { AreaStore } from './area-store.ts'
import { listEverydaySuburbs } from './everyday-suburbs.ts'

const maxResults = 10

/**
 * Finds at most ten suburbs for "enter it yourself" (decisions section 1, GET /areas), best first; none for fewer than
 * two letters and digits. The areas are read at the first search and cached, as they only change when the server
 * starts; a failed reading is repeated by the next search.
 */
export function searchAreas({ areas }: { areas: Pick<AreaStore, 'listLandAreas' | 'listSuburbAreas'> }) {
  let reading: Promise<AreaIndex> | undefined
  const readIndex = async () => {
    try {
      const [land, suburbAreas] = await Promise.all([areas.listLandAreas(), areas.listSuburbAreas()])
      return buildAreaIndex([...land, ...listEverydaySuburbs(land, suburbAreas)])
    } catch (error) {
      reading = undefined
      throw error
    }
  }
  return async (_viewer: unknown, { q }: { q: string }): Promise<Area[]> =>
    q.trim() === '' ? [] : (await (reading ??= readIndex())).find(q, maxResults)
}
