import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allApplied, buyPremium } from '../testing/buy-premium.ts'
import { newEvent, sendEvent } from '../testing/stripe-event.ts'
import { postedMails } from '../testing/posted-mails.ts'
import { signUp, TEST_PASSWORD, type TestAccount } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

const DAY = 24 * 60 * 60 * 1000

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const query = async (statement: string, values: unknown[] = []) =>
  (await server.database.pool.query<Record<string, unknown>>(statement, values)).rows
const kinds = async (account: TestAccount) => (await postedMails(server, account.email)).map(({ kind }) => kind)
const mail = async (account: TestAccount, kind: string) =>
  (await postedMails(server, account.email)).find((one) => one.kind === kind)
/** Advances the clocks of Stripe and the server. */
async function pass(days: number): Promise<void> {
  server.wait(days * DAY)
  await server.stripe.advance({ days })
  await allApplied(server)
}
async function announce(): Promise<void> {
  await query(`select graphile_worker.add_job('announce_first_bills')`)
  const waiting = `select task_identifier from graphile_worker.jobs where task_identifier = 'announce_first_bills'`
  await expect.poll(() => query(waiting), { timeout: 20_000 }).toEqual([])
}

describe('a payment that failed', () => {
  it('is notified once, however often Stripe tries', async () => {
    const account = await signUp(server)
    await buyPremium(server, account, { card: '4000000000000341' })
    expect(await kinds(account)).toEqual(['welcome'])
    await pass(32)
    expect(await kinds(account)).toEqual(['welcome', 'payment_failed'])
    expect(await mail(account, 'payment_failed')).toMatchObject({ data: { name: null, amount: 4.99 } })
    const [row] = await query('select customer_id from stripe_customers where account_id = $1', [account.id])
    await sendEvent(server, newEvent('invoice.payment_failed', String(row?.['customer_id'])))
    await pass(2)
    expect(await kinds(account)).toEqual(['welcome', 'payment_failed'])
  })
})

describe('the first bill that is not 0', () => {
  it('is announced a week before, once', async () => {
    const account = await signUp(server)
    await buyPremium(server, account, { coupon_code: 'WELCOME' })
    await announce()
    expect(await kinds(account)).toEqual(['welcome'])
    await pass(25)
    await announce()
    await announce()
    expect(await kinds(account)).toEqual(['welcome', 'first_bill'])
    const [row] = await query(
      'select extract(epoch from current_period_end)::float8 * 1000 as end from subscriptions where account_id = $1',
      [account.id],
    )
    expect(await mail(account, 'first_bill')).toMatchObject({
      data: { name: null, amount: 4.99, dueAt: row?.['end'] },
    })
  })

  it('is not announced after a payment, a cancellation, or when the next bill is 0 again', async () => {
    await server.stripe.addPromotionCode({
      code: 'FORTWO',
      percentOff: 100,
      duration: 'repeating',
      durationInMonths: 2,
    })
    const [payer, half, leaver, guest] = [
      await signUp(server),
      await signUp(server),
      await signUp(server),
      await signUp(server),
    ]
    await buyPremium(server, payer)
    await buyPremium(server, half, { coupon_code: 'HALFYEAR' })
    await buyPremium(server, leaver, { coupon_code: 'WELCOME' })
    await leaver.post('/account/cancel_subscription')
    await buyPremium(server, guest, { coupon_code: 'FORTWO' })
    await pass(25)
    await announce()
    for (const account of [payer, half, leaver, guest]) expect(await kinds(account)).toEqual(['welcome'])
    await pass(30)
    await announce()
    expect(await kinds(guest)).toEqual(['welcome', 'first_bill'])
  })
})

it('of two changes of the address the later stays with the payment provider, however slow the earlier is', async () => {
  const account = await signUp(server)
  await buyPremium(server, account)
  const change = (email: string) => account.patch('/account', { email, current_password: TEST_PASSWORD })
  const telling = (which: string) =>
    query(`select from graphile_worker.jobs where task_identifier = 'tell_customer_email' ${which}`)
  server.stripe.fail({ endpoint: 'POST /v1/customers', kind: 'slow', milliseconds: 1_500, times: 1 })
  expect(await change(`earlier-${account.email}`)).toMatchObject({ status: 200 })
  await expect.poll(() => telling('and locked_at is not null'), { timeout: 20_000 }).toHaveLength(1)
  expect(await change(`later-${account.email}`)).toMatchObject({ status: 200 })
  await expect.poll(() => telling(''), { timeout: 20_000 }).toEqual([])
  const emails = server.stripe.read().customers.map((one) => (one.deleted ? null : one.email))
  expect(emails).toContain(`later-${account.email}`)
  expect(emails).not.toContain(`earlier-${account.email}`)
})

it('the payment provider sends its receipts to a changed address, also when it was down', async () => {
  const account = await signUp(server)
  await buyPremium(server, account)
  server.stripe.fail({ endpoint: 'POST /v1/customers', kind: 'status', status: 500, times: 2 })
  const email = `changed-${account.email}`
  expect(await account.patch('/account', { email, current_password: TEST_PASSWORD })).toMatchObject({ status: 200 })
  const hasNewAddress = () => server.stripe.read().customers.some((one) => !one.deleted && one.email === email)
  await expect.poll(hasNewAddress, { timeout: 20_000 }).toBe(true)
})
