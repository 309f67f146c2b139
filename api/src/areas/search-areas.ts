import type { Area } from '@homeyield/contract/area'
import type { CachedIndex } from '../server/cache-index.ts'
import type { AreaDirectory } from './area-directory.ts'

const maxResults = 10

/**
 * Finds at most ten suburbs for "enter it yourself" (GET /areas), best first; none for fewer than two letters and
 * digits.
 */
export function searchAreas(directory: Pick<CachedIndex<AreaDirectory>, 'current'>) {
  return async (_viewer: unknown, { q }: { q: string }): Promise<Area[]> =>
    q.trim() === '' ? [] : (await directory.current()).find(q, maxResults)
}
