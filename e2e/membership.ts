import type { Locator, Page } from '@playwright/test'
import { test as base } from './fixtures.ts'

export { expect } from './fixtures.ts'

/** The membership fields of an account; days in New Zealand. */
export interface Membership {
  readonly premium?: boolean
  readonly premium_subscription_cancelled?: boolean
  readonly premium_paid_until?: string | null
  readonly premium_past_due_since?: string | null
}

/** A journey that can override the membership in the server's responses. */
export const test = base.extend<{ setMembership: (membership: Membership) => Promise<void> }>({
  setMembership: async ({ page }, provide) => {
    let membership: Membership = {}
    await page.route('**/api/account', async (route) => {
      if (route.request().method() !== 'GET') return route.fallback()
      const response = await route.fetch()
      await route.fulfill({ json: { ...((await response.json()) as object), ...membership } })
    })
    await provide(async (next) => {
      membership = next
    })
  },
})

export function plan(page: Page, name: 'Free' | 'Premium'): Locator {
  return page.getByRole('region', { name, exact: true })
}
