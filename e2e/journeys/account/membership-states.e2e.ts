import type { Page } from '@playwright/test'
import { expectAccessible } from '../../expect-accessible.ts'
import { expectToFit, expectScreen } from '../../fixtures.ts'
import { mockConfig, expect, plan, MEMBERSHIPS, test } from '../../membership.ts'

// What the profile offers in each state: web/src/screens/profile/membership.test.tsx; the words: components/membership.test.ts there.
test.use({ tier: 'own' })

const PORTAL = 'https://billing.homeyield.test/login'

/** Expects the open page to be accessible and to fit the window. */
async function expectVisit(page: Page): Promise<void> {
  await expectScreen(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy]')).toHaveCount(0)
  await expectAccessible(page, { dark: true })
  await expectToFit(page)
  await page.setViewportSize({ width: 1280, height: 800 })
}

// What the plans offer for Premium: buttons and links.
for (const [state, yours, offers] of [
  ['free', 'Free', ['Get Premium', 'Use a coupon code']],
  ['lapsed', 'Free', ['Get Premium', 'Use a coupon code']],
  ['premium', 'Premium', ['Manage in Profile']],
  ['cancelled', 'Premium', ['Cancel your downgrade']],
  ['pastDue', 'Premium', ['Update your card']],
  ['unpaid', 'Free', ['Pay with another card']],
] as const) {
  test(`the plans and the profile of an account that is ${state}`, async ({ page, setMembership }) => {
    await mockConfig(page, { billing_portal_url: PORTAL })
    await setMembership(MEMBERSHIPS[state])
    await page.goto('/plans')
    await expect(plan(page, yours)).toContainText('Your plan')
    for (const offer of offers) {
      const offered = plan(page, 'Premium').getByText(offer, { exact: true })
      await expect(offered).toBeVisible()
      if (offer.endsWith('card')) await expect(offered).toHaveAttribute('href', PORTAL)
    }
    await expect(page.getByRole('button', { name: 'Get Premium' })).toHaveCount(offers[0] === 'Get Premium' ? 1 : 0)
    await expectVisit(page)
    await page.goto('/profile')
    await expectVisit(page)
  })
}
