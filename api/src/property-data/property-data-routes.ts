import type { Handlers } from '../server/handlers.ts'
import { readPropertyData, type PropertyDataDeps } from './read-property-data.ts'

export function propertyDataRoutes(deps: PropertyDataDeps): Pick<Handlers, 'readPropertyData'> {
  const read = readPropertyData(deps)
  return { readPropertyData: (viewer, { query }) => read(viewer, query) }
}
