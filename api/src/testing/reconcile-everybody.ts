import { expect } from 'vitest'
import type { TestServer } from './test-server.ts'

/** Runs the nightly job, and the jobs that it spreads over the night at once. Does not wait for those. */
export async function reconcileEverybody({ database: { pool } }: Pick<TestServer, 'database'>): Promise<void> {
  await pool.query(`select graphile_worker.add_job('reconcile_everybody')`)
  const waiting = `select from graphile_worker.jobs where task_identifier = 'reconcile_everybody'`
  await expect.poll(async () => (await pool.query(waiting)).rowCount, { timeout: 20_000 }).toBe(0)
  await pool.query(
    `update graphile_worker._private_jobs set run_at = now() where locked_at is null and key like 'reconcile_nightly:%'`,
  )
  await pool.query(`select pg_notify('jobs:insert', '{"count":1}')`)
}
