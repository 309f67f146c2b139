import type { Database } from '@homeyield/database/connection'

export interface HealthStore {
  isReachable: () => Promise<boolean>
}

export function openHealthStore({ pool }: Pick<Database, 'pool'>): HealthStore {
  return {
    isReachable: () =>
      pool.query('select 1').then(
        () => true,
        () => false,
      ),
  }
}
