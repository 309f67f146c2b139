import type { Handlers } from '../http/handlers.ts'
import type { HealthStore } from './health-store.ts'
import { readReadiness } from './read-readiness.ts'

/** What serves the health endpoints. */
export function healthRoutes(deps: { readonly health: HealthStore }): Pick<Handlers, 'live' | 'ready'> {
  return { live: () => ({ status: 'live' }), ready: readReadiness(deps) }
}
