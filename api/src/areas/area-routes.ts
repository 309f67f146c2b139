import type { Handlers } from '../server/handlers.ts'
import type { CachedIndex } from '../server/cache-index.ts'
import { notFound } from '../server/refusal.ts'
import type { AreaDirectory } from './area-directory.ts'
import { searchAreas } from './search-areas.ts'

export function areaRoutes(
  directory: Pick<CachedIndex<AreaDirectory>, 'current'>,
): Pick<Handlers, 'searchAreas' | 'readArea'> {
  const search = searchAreas(directory)
  return {
    searchAreas: (viewer, { query }) => search(viewer, query),
    async readArea(_viewer, { params }) {
      const { byCode, suburbs } = await directory.current()
      const area = byCode.get(params.sa2_code) ?? suburbs.find(({ sa2_code }) => sa2_code === params.sa2_code)
      if (area === undefined) throw notFound()
      return area
    },
  }
}
