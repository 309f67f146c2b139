import type { Area } from '@homeyield/contract/area'
import { keepIndex } from '../server/keep-index.ts'
import { buildAreaIndex } from './area-index.ts'
import type { AreaStore } from './area-store.ts'
import { listEverydaySuburbs } from './everyday-suburbs.ts'

const maxResults = 10

interface SearchAreasDeps {
  readonly areas: Pick<AreaStore, 'listLandAreas' | 'listSuburbAreas' | 'areasVersion'>
  /** Milliseconds since 1970. */
  readonly now?: () => number
}

/**
 * Finds at most ten suburbs for "enter it yourself" (decisions section 1, GET /areas), best first; none for fewer than
 * two letters and digits.
 */
export function searchAreas({ areas, now }: SearchAreasDeps) {
  const build = async () => {
    const [land, suburbAreas] = await Promise.all([areas.listLandAreas(), areas.listSuburbAreas()])
    return buildAreaIndex([...land, ...listEverydaySuburbs(land, suburbAreas)])
  }
  const index = keepIndex(areas.areasVersion, build, now)
  return async (_viewer: unknown, { q }: { q: string }): Promise<Area[]> =>
    q.trim() === '' ? [] : (await index.current()).find(q, maxResults)
}
