import { createTestDatabase, type TestDatabase } from '@homeyield/database/testing/test-database'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { migrateQueue } from '../queue/migrate-queue.ts'
import type { QueueLog } from '../queue/queue-logger.ts'
import { startQueueWorker } from '../queue/queue-worker.ts'
import { openCustomerStore } from './customer-store.ts'

const quiet = () => undefined
const LOG: QueueLog = { error: quiet, warn: quiet, info: quiet, debug: quiet }

let target: TestDatabase

beforeAll(async () => {
  target = await createTestDatabase()
  await migrateQueue(target.url, LOG)
})
afterAll(() => target.drop())

it('a mail leaves while many jobs of customers and a nightly one wait for others', async () => {
  const { pool } = target.database
  const { promise: over, resolve: finish } = Promise.withResolvers<void>()
  const running: string[] = []
  const sent: unknown[] = []
  const wait = (name: string) => async () => {
    running.push(name)
    await over
  }
  await pool.query(
    `with customers as (
      insert into accounts (email, name, password_hash)
      select number || '@homeyield.test', 'Test account', 'x' from generate_series(1, 9) as number
      returning id, split_part(email, '@', 1) as number
    )
    insert into stripe_customers (customer_id, account_id) select 'cus_' || number, id from customers`,
  )
  const store = openCustomerStore(target.database)
  const { rows } = await pool.query<{ customer_id: string; account_id: string }>('select * from stripe_customers')
  for (const { customer_id } of rows.slice(0, 4)) await store.queue(customer_id)
  for (const { account_id } of rows.slice(4, 8)) await store.leave(account_id, new Date())
  for (const { account_id } of rows.slice(8)) await store.queueEmail(account_id)
  await store.queueAll()
  await pool.query('update graphile_worker._private_jobs set run_at = now()')
  const worker = startQueueWorker({
    databaseUrl: target.url,
    log: LOG,
    tasks: [
      { name: 'reconcile_customer', work: wait('customer') },
      { name: 'tell_customer_email', work: wait('email') },
      { name: 'nightly', batch: true, work: wait('nightly') },
      { name: 'send_mail', work: async (payload) => void sent.push(payload) },
    ],
  })
  await vi.waitFor(() => expect(running).toHaveLength(3), { timeout: 10_000 })
  await pool.query(`select graphile_worker.add_job('send_mail', '{"mail": "1"}')`)
  await vi.waitFor(() => expect(sent).toEqual([{ mail: '1' }]), { timeout: 10_000 })
  expect(running.toSorted()).toEqual(['customer', 'customer', 'nightly'])
  finish()
  // What waits for its queue is found again every two seconds only.
  await vi.waitFor(async () => expect((await pool.query('select from graphile_worker.jobs')).rows).toEqual([]), {
    timeout: 30_000,
  })
  await worker.stop()
})
