import { Refusal } from '../http/refusal.ts'
import type { HealthStore } from './health-store.ts'

/** Whether the product serves, its database included (decisions section 1, GET /health/ready); refuses when it does not. */
export function readReadiness({ health }: { readonly health: HealthStore }) {
  return async (): Promise<{ status: string }> => {
    if (await health.answers()) return { status: 'ready' }
    throw new Refusal('not_ready', 'We are not ready yet. Please try again in a moment.')
  }
}
