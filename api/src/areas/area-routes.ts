import type { Handlers } from '../server/handlers.ts'
import type { AreaStore } from './area-store.ts'
import { searchAreas } from './search-areas.ts'

export function areaRoutes(deps: { areas: AreaStore }): Pick<Handlers, 'searchAreas'> {
  const search = searchAreas(deps)
  return { searchAreas: (viewer, { query }) => search(viewer, query) }
}
