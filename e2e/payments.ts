import { expect, type APIRequestContext, type Page } from '@playwright/test'

/** The cards that the pretend payments know, as they are typed. */
export const CARDS = {
  declines: '4000 0000 0000 0002',
  /** Pays the first bill and none after it. */
  failsLater: '4000 0000 0000 0341',
} as const

/**
 * How long the pretend payments may take to say what happened, in milliseconds: they say one thing after the other, of everybody
 * for whom time has passed.
 */
export const PAYMENTS_PATIENCE = { timeout: 40_000 }

/** Where the pretend payments have their pages. */
export function paymentsUrl(): string {
  const url = process.env['HOMEYIELD_PAYMENTS_URL']
  if (!url) throw new Error('HOMEYIELD_PAYMENTS_URL is not set: the house has not said where its payments go')
  return url
}

/** Moves the clock of the pretend payments, or makes them misbehave: `advance`, `delivery`, `fail`, `promotion-codes`. */
export async function control(request: APIRequestContext, what: string, order: object | null): Promise<void> {
  const answer = await request.post(`${paymentsUrl()}/sandbox/${what}`, {
    headers: { 'content-type': 'application/json' },
    data: JSON.stringify(order),
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** Puts everything right that a journey may have made go wrong. */
export async function behave(request: APIRequestContext): Promise<void> {
  await control(request, 'fail', null)
  await control(request, 'delivery', { mode: 'prompt', release: 'oldest_first' })
}

/** Waits until the page to pay at is there, and expects what is to be paid there today. */
export async function expectCheckout(page: Page, toPay: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Homeyield Premium' })).toBeVisible()
  expect(new URL(page.url()).origin).toBe(new URL(paymentsUrl()).origin)
  await expect(page.getByText('To pay today')).toBeVisible()
  await expect(page.locator('.total')).toContainText(toPay)
}

/** Pays at the page of a checkout, with a card that pays unless another is given. */
export async function pay(page: Page, card?: string): Promise<void> {
  if (card !== undefined) await page.getByLabel('Test card').fill(card)
  await page.getByRole('button', { name: /^Pay |^Start Premium$/u }).click()
}
