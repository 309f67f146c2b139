import type { Database } from '@homeyield/database/connection'
import { type DataSetStatus, readDataStatus } from '@homeyield/database/read-data-status'

export interface HealthStore {
  isReachable: () => Promise<boolean>
  /** The sets of open data, or null while the database is unavailable. */
  readData: () => Promise<DataSetStatus[] | null>
}

// In milliseconds.
const PROBE = { text: 'select 1', query_timeout: 2_000 }

export function openHealthStore({ pool }: Pick<Database, 'pool'>): HealthStore {
  let failedBefore = false

  /** Throws the failure once the pool has dropped the probe's connection. */
  async function probe(): Promise<void> {
    const client = await pool.connect()
    try {
      await client.query(PROBE)
      client.release()
    } catch (error) {
      // Released with the error, the pool drops its idle connections too if there was no response. One slow response is no
      // reason: all the others would connect at once to a database that is busy.
      client.release(failedBefore && error instanceof Error ? error : true)
      throw error
    }
  }

  return {
    async isReachable() {
      const isReachable = await probe().then(
        () => true,
        () => false,
      )
      failedBefore = !isReachable
      return isReachable
    },
    readData: () => readDataStatus({ pool }).catch(() => null),
  }
}
