import { expect, type APIRequestContext } from '@playwright/test'
import { controlPayments, PAYMENTS_TIMEOUT, paymentsUrl } from './payments.ts'

type CallApi = <Result = unknown>(method: 'GET' | 'POST', path: string, body?: object) => Promise<Result>

/** The key of the payment sandbox; no secret. */
const KEY = 'sk_test_homeyield_sandbox'

/** Buys Premium for an account through the API and the payment sandbox, and waits until it is active. */
export async function buyPremium(callApi: CallApi, request: APIRequestContext, baseUrl: string): Promise<void> {
  const urls = { success_url: `${baseUrl}/calculator`, cancel_url: `${baseUrl}/plans` }
  const { sessionId } = await callApi<{ sessionId: string }>('POST', '/account/stripe_session', urls)
  await controlPayments(request, 'pay', { session: sessionId })
  await expectPremium(callApi, true)
}

/** Cancels the subscription of an account at the payment sandbox, and waits until Premium has ended. */
export async function endPremium(callApi: CallApi, request: APIRequestContext, email: string): Promise<void> {
  const customers = await stripe<{ id: string }>(request, 'GET', `customers?email=${encodeURIComponent(email)}`)
  const subscriptions = await stripe<{ id: string }>(request, 'GET', `subscriptions?customer=${customers[0]?.id}`)
  for (const { id } of subscriptions) await stripe(request, 'DELETE', `subscriptions/${id}`)
  await expectPremium(callApi, false)
}

async function expectPremium(callApi: CallApi, premium: boolean): Promise<void> {
  await expect
    .poll(async () => (await callApi<{ premium: boolean }>('GET', '/account')).premium, PAYMENTS_TIMEOUT)
    .toBe(premium)
}

async function stripe<Item>(request: APIRequestContext, method: string, path: string): Promise<Item[]> {
  const headers = { authorization: `Bearer ${KEY}` }
  const response = await request.fetch(`${paymentsUrl()}/v1/${path}`, { method, headers })
  expect(response.ok(), await response.text()).toBe(true)
  return ((await response.json()) as { data?: Item[] }).data ?? []
}
