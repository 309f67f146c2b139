import type { Locator, Page } from '@playwright/test'
import { test as base } from './house.ts'

export { expect } from './house.ts'

/** What an account says of its membership; days in New Zealand. */
export interface Standing {
  readonly premium?: boolean
  readonly premium_subscription_cancelled?: boolean
  readonly premium_paid_until?: string | null
  readonly premium_past_due_since?: string | null
}

const PREMIUM = { premium: true, premium_paid_until: '2026-12-05' } as const

/** Every way that a membership can stand, as the server would say it. */
export const STANDINGS = {
  free: {},
  lapsed: { premium_paid_until: '2026-10-05', premium_subscription_cancelled: true },
  premium: PREMIUM,
  cancelled: { ...PREMIUM, premium_subscription_cancelled: true },
  pastDue: { ...PREMIUM, premium_past_due_since: '2026-11-27' },
  unpaid: { premium_paid_until: '2026-12-05', premium_past_due_since: '2026-11-01' },
} as const satisfies Record<string, Standing>

/** A journey in which the server says of the account what `standing` says, however it really stands. */
export const test = base.extend<{ stand: (standing: Standing) => Promise<void> }>({
  stand: async ({ page }, lend) => {
    let standing: Standing = {}
    await page.route('**/api/account', async (route) => {
      if (route.request().method() !== 'GET') return route.fallback()
      const answer = await route.fetch()
      await route.fulfill({ json: { ...((await answer.json()) as object), ...standing } })
    })
    await lend(async (next) => {
      standing = next
    })
  },
})

/** The card of a plan. */
export function plan(page: Page, name: 'Free' | 'Premium'): Locator {
  return page.getByRole('region', { name, exact: true })
}

/** Answers a public setting as the journey wants it. */
export async function configure(page: Page, settings: object): Promise<void> {
  await page.route('**/api/config', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ json: { ...((await answer.json()) as object), ...settings } })
  })
}
