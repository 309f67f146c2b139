import { expectAccessible } from '../../expect-accessible.ts'
import { expectToFit, expectScreen } from '../../fixtures.ts'
import { expect, test } from '../../membership.ts'

// What each state offers: web/src/public/pages/plans/member-plans.test.tsx, and screens/profile/membership.test.tsx there.
test.use({ tier: 'own' })

const PAST_DUE = { premium: true, premium_paid_until: '2026-12-05', premium_past_due_since: '2026-11-27' }

for (const [state, membership] of [
  ['free', {}],
  ['past due', PAST_DUE],
] as const) {
  test(`the plans and the profile of an account that is ${state} are accessible and fit`, async ({
    page,
    setMembership,
  }) => {
    await setMembership(membership)
    for (const path of ['/plans', '/profile']) {
      await page.goto(path)
      await expectScreen(page)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('[aria-busy]')).toHaveCount(0)
      await expectAccessible(page, { dark: true })
      await expectToFit(page)
      await page.setViewportSize({ width: 1280, height: 800 })
    }
  })
}
