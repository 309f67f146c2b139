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

const PREMIUM = { premium: true, premium_paid_until: '2026-12-05' } as const

/** Every state of a membership, as the server returns it. */
export const MEMBERSHIPS = {
  free: {},
  lapsed: { premium_paid_until: '2026-10-05', premium_subscription_cancelled: true },
  premium: PREMIUM,
  cancelled: { ...PREMIUM, premium_subscription_cancelled: true },
  pastDue: { ...PREMIUM, premium_past_due_since: '2026-11-27' },
  unpaid: { premium_paid_until: '2026-12-05', premium_past_due_since: '2026-11-01' },
} as const satisfies Record<string, Membership>

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

/** Overrides settings in the server's responses. */
export async function mockConfig(page: Page, settings: object): Promise<void> {
  await page.route('**/api/config', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ json: { ...((await response.json()) as object), ...settings } })
  })
}
