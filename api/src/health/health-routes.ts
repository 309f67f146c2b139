import { Refusal } from '../server/refusal.ts'
import type { HealthStore } from './health-store.ts'

/** `ready` refuses while the database is unavailable (decisions section 1). */
export function healthRoutes({ health }: { readonly health: HealthStore }) {
  return {
    live: () => ({ status: 'live' }),
    ready: async (): Promise<{ status: string }> => {
      if (await health.isReachable()) return { status: 'ready' }
      throw new Refusal('not_ready', 'We are not ready yet. Please try again in a moment.')
    },
  }
}
