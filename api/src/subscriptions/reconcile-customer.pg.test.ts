import { createTestDatabase, type TestDatabase } from '@homeyield/database/testing/test-database'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { noPayments } from '../gateways/stripe/no-payments.ts'
import type { Payer } from './payments-port.ts'
import { openCheckoutStore } from './checkout-store.ts'
import { openCustomerStore } from './customer-store.ts'
import { openMembershipSaver } from './save-membership.ts'
import { reconcileCustomer } from './reconcile-customer.ts'

let test: TestDatabase
let accountId: string

beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())
beforeEach(async () => {
  await test.database.pool.query('truncate accounts, stripe_customers cascade')
  const { rows } = await test.database.pool.query<{ id: string }>(
    `insert into accounts (email, name, password_hash) values ('one@homeyield.test', 'One', 'x') returning id`,
  )
  accountId = rows[0]!.id
  await openCustomerStore(test.database).save(accountId, 'cus_1')
})

const payer = (status: string): Payer => ({
  subscriptions: [
    {
      id: 'sub_1',
      status,
      createdAt: 1_000,
      periodStart: 1_000,
      periodEnd: 2_000_000_000_000,
      cancelAtPeriodEnd: false,
      cancelAt: null,
      endedAt: null,
      latestBillId: null,
    },
  ],
  openBills: [],
})

/** A payment provider whose responses the test controls. */
function controlledProvider() {
  const reads: ((status: string) => void)[] = []
  const readPayer = () => new Promise<Payer>((resolve) => reads.push((status) => resolve(payer(status))))
  const refresh = reconcileCustomer({
    payments: { ...noPayments(), readPayer },
    customers: openCustomerStore(test.database),
    checkouts: openCheckoutStore(test.database),
    saveMembership: openMembershipSaver(test.database, 'us@homeyield.test'),
    now: Date.now,
  })
  const nthRead = async (count: number) => {
    await expect.poll(() => reads.length).toBe(count)
    return reads[count - 1]!
  }
  return { refresh: () => refresh('cus_1'), reads, nthRead }
}

const storedStatuses = async () =>
  (await test.database.pool.query<{ status: string }>('select status from subscriptions')).rows.map(
    ({ status }) => status,
  )

it('an earlier snapshot never overwrites a later one', async () => {
  const { refresh, reads, nthRead } = controlledProvider()
  const early = refresh()
  const respondEarly = await nthRead(1)
  const late = refresh()
  const respondLate = await nthRead(2)
  respondLate('canceled')
  await late
  expect(await storedStatuses()).toEqual(['canceled'])
  // Stripe's earlier response arrives only now, and Stripe is called again.
  respondEarly('active')
  const respondAgain = await nthRead(3)
  expect(await storedStatuses()).toEqual(['canceled'])
  respondAgain('canceled')
  await early
  expect(await storedStatuses()).toEqual(['canceled'])
  expect(reads).toHaveLength(3)
})

it('a refresh that was overtaken twice uses the later result', async () => {
  const { refresh, reads, nthRead } = controlledProvider()
  const first = refresh()
  const respondFirst = await nthRead(1)
  for (const [at, status] of ['active', 'past_due'].entries()) {
    const other = refresh()
    const response = await nthRead(at + 2)
    response(status)
    await other
  }
  respondFirst('canceled')
  await first
  expect(reads).toHaveLength(3)
  expect(await storedStatuses()).toEqual(['past_due'])
})

it('twenty parallel refreshes all end, and the last snapshot is stored', async () => {
  const { refresh, reads, nthRead } = controlledProvider()
  const refreshes = Array.from({ length: 20 }, refresh)
  await nthRead(20)
  let responded = 0
  const done = Promise.all(refreshes).then(() => true)
  while (!(await Promise.race([done, new Promise<false>((resolve) => setImmediate(resolve, false))]))) {
    for (const response of reads.slice(responded)) response('active')
    responded = reads.length
  }
  expect(await storedStatuses()).toEqual(['active'])
  expect(reads.length).toBeLessThanOrEqual(60)
})

it('an unknown customer is not read', async () => {
  const { reads } = controlledProvider()
  await reconcileCustomer({
    payments: noPayments(),
    customers: openCustomerStore(test.database),
    checkouts: openCheckoutStore(test.database),
    saveMembership: openMembershipSaver(test.database, 'us@homeyield.test'),
    now: Date.now,
  })('cus_2')
  expect(reads).toEqual([])
  expect(await storedStatuses()).toEqual([])
})
