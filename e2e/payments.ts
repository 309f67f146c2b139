import { expect, type APIRequestContext, type Page } from '@playwright/test'

/** Test cards of the payment sandbox. */
export const CARDS = {
  declines: '4000 0000 0000 0002',
  /** Pays only the first bill. */
  failsLater: '4000 0000 0000 0341',
} as const

/** How long a webhook may take, in milliseconds: the sandbox sends one after the other, for every account. */
export const PAYMENTS_TIMEOUT = { timeout: 40_000 }

/** The address of the payment sandbox. */
export function paymentsUrl(): string {
  const url = process.env['HOMEYIELD_PAYMENTS_URL']
  if (!url) throw new Error('HOMEYIELD_PAYMENTS_URL is not set: the journey does not use fixtures.ts')
  return url
}

/** Moves the clock of the payment sandbox, or makes it fail: `advance`, `delivery`, `fail`, `promotion-codes`. */
export async function controlPayments(request: APIRequestContext, what: string, order: object | null): Promise<void> {
  const response = await request.post(`${paymentsUrl()}/sandbox/${what}`, {
    headers: { 'content-type': 'application/json' },
    data: JSON.stringify(order),
  })
  expect(response.ok(), await response.text()).toBe(true)
}

/** Ends every failure of the payment sandbox that a journey has set. */
export async function resetPayments(request: APIRequestContext): Promise<void> {
  await controlPayments(request, 'fail', null)
  await controlPayments(request, 'delivery', { mode: 'prompt', release: 'oldest_first' })
}

/** Waits for the checkout, and expects this amount to pay today. */
export async function expectCheckout(page: Page, toPay: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Homeyield Premium' })).toBeVisible()
  expect(new URL(page.url()).origin).toBe(new URL(paymentsUrl()).origin)
  await expect(page.getByText('To pay today')).toBeVisible()
  await expect(page.locator('.total')).toContainText(toPay)
}

/** Pays at the checkout, with a card that works unless another is given. */
export async function pay(page: Page, card?: string): Promise<void> {
  if (card !== undefined) await page.getByLabel('Test card').fill(card)
  await page.getByRole('button', { name: /^Pay |^Start Premium$/u }).click()
}
