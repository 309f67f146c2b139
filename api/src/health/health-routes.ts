import { Refusal } from '../server/refusal.ts'
import type { HealthStore } from './health-store.ts'

/** What serves the health endpoints; `ready` refuses while the database does not answer (decisions section 1). */
export function healthRoutes({ health }: { readonly health: HealthStore }) {
  return {
    live: () => ({ status: 'live' }),
    ready: async (): Promise<{ status: string }> => {
      if (await health.results()) return { status: 'ready' }
      throw new Refusal('not_ready', 'We are not ready yet. Please try again in a moment.')
    },
  }
}
