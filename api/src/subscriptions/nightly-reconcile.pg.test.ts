import { recordOrEmpty } from '@homeyield/domain/records/is-record'
import { createTestDatabase, type TestDatabase } from '@homeyield/database/testing/test-database'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { POST_RESET, openResetRequestStore } from '../accounts/password/reset-request-store.ts'
import { postMail, SEND_MAIL } from '../mail/mail-store.ts'
import type { Mail } from '../mail/mail.ts'
import { migrateQueue } from '../queue/migrate-queue.ts'
import type { QueueLog } from '../queue/queue-logger.ts'
import { startQueueWorker } from '../queue/queue-worker.ts'
import { RECONCILE_CUSTOMER } from './customer-jobs.ts'
import { openCustomerStore } from './customer-store.ts'

const quiet = () => undefined
const LOG: QueueLog = { error: quiet, warn: quiet, info: quiet, debug: quiet }

let test: TestDatabase

beforeEach(async () => {
  test = await createTestDatabase()
  await migrateQueue(test.url, LOG)
})
afterEach(() => test.drop())

const query = async (statement: string, values: unknown[] = []) =>
  (await test.database.pool.query<Record<string, unknown>>(statement, values)).rows
const addPayers = (count: number) =>
  query(
    `with added as (insert into accounts (email, name, password_hash)
        select number || '@homeyield.test', 'Payer', '-' from generate_series(1, $1::int) as number returning id),
      paying as (insert into subscriptions (account_id, status) select id, 'active' from added)
     insert into stripe_customers (customer_id, account_id) select 'cus_' || id, id from added`,
    [count],
  )

it('queues payers in pages, over the night, and behind what people wait for', async () => {
  await addPayers(4_100)
  await openCustomerStore(test.database).queueAll()
  expect(
    await query(`
      select count(*)::int as jobs, count(distinct payload ->> 'customer')::int as customers, min(priority) as priority,
        count(distinct jobs.xmin::text)::int as pages,
        max(run_at) - min(run_at) between interval '2 hours' and interval '3 hours 1 minute' as spread
      from graphile_worker._private_jobs as jobs`),
  ).toEqual([{ jobs: 4_100, customers: 4_100, priority: 10, pages: 3, spread: true }])
})

it('does not put off the job of an event, and adds no second nightly job', async () => {
  await addPayers(1)
  const customers = openCustomerStore(test.database)
  const [{ customer_id }] = (await query('select customer_id from stripe_customers')) as [{ customer_id: string }]
  await customers.queue(customer_id)
  await customers.queueAll()
  await customers.queueAll()
  const waiting = await query(
    `select split_part(key, ':', 1) as key, run_at <= now() as due from graphile_worker.jobs order by key`,
  )
  expect(waiting).toMatchObject([{ key: 'reconcile', due: true }, { key: 'reconcile_nightly' }])
})

it('mails and password resets find a place beside payments, documents and long jobs that do not end', async () => {
  await addPayers(880)
  const customers = openCustomerStore(test.database)
  await customers.queueAll()
  await query('update graphile_worker._private_jobs set run_at = now()')
  for (const { customer_id } of await query('select customer_id from stripe_customers limit 100')) {
    await customers.queue(String(customer_id))
  }
  const { db } = test.database
  const [account] = await query('select id from accounts limit 1')
  const document = { kind: 'document', accountId: account?.['id'], to: 'a@homeyield.test', data: {} } as Mail
  const documents: unknown[] = []
  for (let count = 0; count < 20; count++) documents.push(await postMail(db, document, 'us@homeyield.test'))

  const taken: string[] = []
  const urgent: string[] = []
  const end = Promise.withResolvers<void>()
  const worker = startQueueWorker({
    databaseUrl: test.url,
    tasks: [RECONCILE_CUSTOMER, SEND_MAIL, POST_RESET, 'long'].map((name) => ({
      name,
      batch: name === 'long',
      work(payload: unknown) {
        const isDocument = documents.includes(recordOrEmpty(payload)['mail'])
        if (name === POST_RESET || (name === SEND_MAIL && !isDocument)) return Promise.resolve(void urgent.push(name))
        taken.push(name)
        return end.promise
      },
    })),
    log: LOG,
  })
  const others = ['long', RECONCILE_CUSTOMER, RECONCILE_CUSTOMER, SEND_MAIL, SEND_MAIL]
  await expect.poll(() => taken.toSorted()).toEqual(others)
  await openResetRequestStore({ db }).put({ id: 'reset', email: 'a@homeyield.test', askedAt: 0 })
  const mail = { kind: 'account_deleted' as const, accountId: null, to: 'a@homeyield.test', data: { name: 'A' } }
  await postMail(db, mail, 'us@homeyield.test')
  await expect.poll(() => urgent).toEqual([POST_RESET, SEND_MAIL])
  expect(taken.toSorted()).toEqual(others)
  end.resolve()
  await worker.stop()
})
