import type { Database } from '@homeyield/database/connection'

/** What health asks the database. */
export interface HealthStore {
  /** Whether the database answers. */
  results: () => Promise<boolean>
}

/** Health's question, put to a database. */
export function openHealthStore({ pool }: Pick<Database, 'pool'>): HealthStore {
  return {
    results: () =>
      pool.query('select 1').then(
        () => true,
        () => false,
      ),
  }
}
