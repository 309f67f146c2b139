import { expect, type APIRequestContext } from '@playwright/test'
import { control, PAYMENTS_PATIENCE, paymentsUrl } from './payments.ts'

type Ask = <Answer = unknown>(method: 'GET' | 'POST', path: string, body?: object) => Promise<Answer>

/** The key of the pretend payments, which is no secret. */
const KEY = 'sk_test_homeyield_sandbox'

/** Buys Premium for the account that asks, through the API and the pretend payments, and waits until it has it. */
export async function buyPremium(ask: Ask, request: APIRequestContext, house: string): Promise<void> {
  const back = { success_url: `${house}/calculator`, cancel_url: `${house}/plans` }
  const { sessionId } = await ask<{ sessionId: string }>('POST', '/account/stripe_session', back)
  await control(request, 'pay', { session: sessionId })
  await expectPremium(ask, true)
}

/** Ends the Premium of an account at once, as an operator would at the payment provider, and waits until it has ended. */
export async function endPremium(ask: Ask, request: APIRequestContext, email: string): Promise<void> {
  const customers = await stripe<{ id: string }>(request, 'GET', `customers?email=${encodeURIComponent(email)}`)
  const subscriptions = await stripe<{ id: string }>(request, 'GET', `subscriptions?customer=${customers[0]?.id}`)
  for (const { id } of subscriptions) await stripe(request, 'DELETE', `subscriptions/${id}`)
  await expectPremium(ask, false)
}

async function expectPremium(ask: Ask, premium: boolean): Promise<void> {
  await expect
    .poll(async () => (await ask<{ premium: boolean }>('GET', '/account')).premium, PAYMENTS_PATIENCE)
    .toBe(premium)
}

async function stripe<Item>(request: APIRequestContext, method: string, path: string): Promise<Item[]> {
  const headers = { authorization: `Bearer ${KEY}` }
  const answer = await request.fetch(`${paymentsUrl()}/v1/${path}`, { method, headers })
  expect(answer.ok(), await answer.text()).toBe(true)
  return ((await answer.json()) as { data?: Item[] }).data ?? []
}
