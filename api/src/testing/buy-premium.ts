import { expect, vi } from 'vitest'
import type { TestAccount, TestResponse } from './test-client.ts'
import type { TestServer } from './test-server.ts'

/** Requests a checkout that returns to the server's own pages. */
export function requestCheckout(
  server: Pick<TestServer, 'url'>,
  account: Pick<TestAccount, 'post'>,
  changes: { coupon_code?: string; success_url?: string; cancel_url?: string } = {},
): Promise<TestResponse> {
  return account.post('/account/stripe_session', {
    success_url: `${server.url}/calculator?referrer=premiumsuccess`,
    cancel_url: `${server.url}/plans?referrer=premiumcancelled`,
    ...changes,
  })
}

/** An account's customer and subscriptions at the payment sandbox. */
export function atStripe({ stripe }: Pick<TestServer, 'stripe'>, { id }: Pick<TestAccount, 'id'>) {
  const { subscriptions, customers, invoices, sessions, refunds } = stripe.read()
  const own = subscriptions.filter(({ metadata }) => metadata['account_id'] === id)
  const customer = customers.find((one) => !one.deleted && one.metadata['account_id'] === id)
  return {
    subscriptions: own,
    live: own.filter(({ status }) => status !== 'canceled'),
    customer,
    invoices: invoices.filter((one) => one.customer === customer?.id),
    sessions: sessions.filter(({ client_reference_id }) => client_reference_id === id),
    refunds,
  }
}

/** Pays for Premium with a test card, and waits until all events are applied. Returns the subscription's id. */
export async function buyPremium(
  server: TestServer,
  account: TestAccount,
  { coupon_code, card }: { coupon_code?: string; card?: string } = {},
): Promise<string> {
  const { status, body } = await requestCheckout(server, account, coupon_code === undefined ? {} : { coupon_code })
  if (status !== 201) throw new Error(`Opening a checkout returned ${status}: ${JSON.stringify(body)}`)
  const paid = await server.stripe.pay(body.sessionId, card)
  if (paid.outcome !== 'paid') throw new Error(`Paying came out as ${paid.outcome}`)
  await allApplied(server)
  return paid.subscriptionId
}

/**
 * Waits until every event is delivered and applied, and the queue has no more jobs for customers: a failed job that was
 * followed by another is not tried again.
 */
export async function allApplied({ stripe, database }: TestServer): Promise<void> {
  await stripe.delivered()
  const left = async () =>
    (
      await database.pool.query<{ name: string }>(
        `select type as name from stripe_events where applied_at is null
         union all select concat_ws(' ', task_identifier, 'tried', attempts, last_error) from graphile_worker.jobs
         where task_identifier = 'reconcile_customer' and attempts < max_attempts`,
      )
    ).rows.map(({ name }) => name)
  await vi.waitFor(async () => expect(await left()).toEqual([]), { timeout: 20_000, interval: 15 })
}
