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
function looking() {
  const asked: ((status: string) => void)[] = []
  const readPayer = () => new Promise<Payer>((resolve) => asked.push((status) => resolve(payer(status))))
  const look = reconcileCustomer({
    payments: { ...noPayments(), readPayer },
    customers: openCustomerStore(test.database),
    checkouts: openCheckoutStore(test.database),
    saveMembership: openMembershipSaver(test.database, 'us@homeyield.test'),
    now: Date.now,
  })
  const nthAsked = async (count: number) => {
    await expect.poll(() => asked.length).toBe(count)
    return asked[count - 1]!
  }
  return { look: () => look('cus_1'), asked, nthAsked }
}

const kept = async () =>
  (await test.database.pool.query<{ status: string }>('select status from subscriptions')).rows.map(
    ({ status }) => status,
  )

it('an earlier snapshot never overwrites a later one', async () => {
  const { look, asked, nthAsked } = looking()
  const early = look()
  const answerEarly = await nthAsked(1)
  const late = look()
  const answerLate = await nthAsked(2)
  answerLate('canceled')
  await late
  expect(await kept()).toEqual(['canceled'])
  // Stripe's earlier response arrives only now, and Stripe is called again.
  answerEarly('active')
  const answerAgain = await nthAsked(3)
  expect(await kept()).toEqual(['canceled'])
  answerAgain('canceled')
  await early
  expect(await kept()).toEqual(['canceled'])
  expect(asked).toHaveLength(3)
})

it('a look is content with one that began after it did', async () => {
  const { look, asked, nthAsked } = looking()
  const patient = look()
  const answerPatient = await nthAsked(1)
  for (const [at, status] of ['active', 'past_due'].entries()) {
    const other = look()
    const response = await nthAsked(at + 2)
    response(status)
    await other
  }
  answerPatient('canceled')
  await patient
  expect(asked).toHaveLength(3)
  expect(await kept()).toEqual(['past_due'])
})

it('twenty parallel refreshes all end, and the last snapshot is stored', async () => {
  const { look, asked, nthAsked } = looking()
  const looks = Array.from({ length: 20 }, look)
  await nthAsked(20)
  let answered = 0
  const done = Promise.all(looks).then(() => true)
  while (!(await Promise.race([done, new Promise<false>((resolve) => setImmediate(resolve, false))]))) {
    for (const response of asked.slice(answered)) response('active')
    answered = asked.length
  }
  expect(await kept()).toEqual(['active'])
  expect(asked.length).toBeLessThanOrEqual(60)
})

it('an unknown customer is not read', async () => {
  const { asked } = looking()
  await reconcileCustomer({
    payments: noPayments(),
    customers: openCustomerStore(test.database),
    checkouts: openCheckoutStore(test.database),
    saveMembership: openMembershipSaver(test.database, 'us@homeyield.test'),
    now: Date.now,
  })('cus_2')
  expect(asked).toEqual([])
  expect(await kept()).toEqual([])
})
