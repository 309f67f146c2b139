import type { Handlers } from '../server/handlers.ts'
import { notFound } from '../server/refusal.ts'
import type { AreaStore } from './area-store.ts'
import { searchAreas } from './search-areas.ts'

export function areaRoutes(deps: { areas: AreaStore }): Pick<Handlers, 'searchAreas' | 'readArea'> {
  const search = searchAreas(deps)
  return {
    searchAreas: (viewer, { query }) => search(viewer, query),
    async readArea(_viewer, { params }) {
      const area = await deps.areas.findLandArea(params.sa2_code)
      if (area === null) throw notFound()
      return area
    },
  }
}
