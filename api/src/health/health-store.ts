import type { Database } from '@homeyield/database/connection'

export interface HealthStore {
  /** Whether the database responds. */
  isReachable: () => Promise<boolean>
}

/** PostgreSQL health store. */
export function openHealthStore({ pool }: Pick<Database, 'pool'>): HealthStore {
  return {
    isReachable: () =>
      pool.query('select 1').then(
        () => true,
        () => false,
      ),
  }
}
