import type { Database } from '@homeyield/database/connection'
import { type DataSetStatus, readDataStatus } from '@homeyield/database/read-data-status'

export interface HealthStore {
  isReachable: () => Promise<boolean>
  /** The sets of open data, or null while the database is unavailable. */
  readData: () => Promise<DataSetStatus[] | null>
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
    readData: () => readDataStatus({ pool }).catch(() => null),
  }
}
