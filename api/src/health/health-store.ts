import type { Database } from '@homeyield/database/connection'

export interface HealthStore {
  isReachable: () => Promise<boolean>
}

// In milliseconds. A probe without a response also makes the pool drop its idle connections.
const PROBE = { text: 'select 1', query_timeout: 2_000 }

export function openHealthStore({ pool }: Pick<Database, 'pool'>): HealthStore {
  return {
    isReachable: () =>
      pool.query(PROBE).then(
        () => true,
        () => false,
      ),
  }
}
