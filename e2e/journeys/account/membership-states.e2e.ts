import type { Page } from '@playwright/test'
import { expectAccessible } from '../../expect-accessible.ts'
import { expectToFit, expectScreen } from '../../fixtures.ts'
import { mockConfig, expect, plan, MEMBERSHIPS, test } from '../../membership.ts'

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

test('a free account links to the calculator and to Premium', async ({ page, setMembership }) => {
  await setMembership(MEMBERSHIPS.free)
  await page.goto('/plans')
  await expect(plan(page, 'Free')).toContainText('Your plan')
  await expect(plan(page, 'Premium')).not.toContainText('Your plan')
  await expect(plan(page, 'Premium').getByRole('button')).toHaveText(['Get Premium', 'Use a coupon code'])
  await expectVisit(page)
  await plan(page, 'Free').getByRole('link', { name: 'Go to Calculator' }).click()
  await expect(page).toHaveURL('/calculator')
})

test('after Premium has ended nothing is deleted, and it can be bought again', async ({ page, setMembership }) => {
  await setMembership(MEMBERSHIPS.lapsed)
  const sentence =
    'Your Premium has ended. Nothing was deleted: the calculation you updated last can still be changed, the others can be read.'
  await page.goto('/plans')
  await expect(plan(page, 'Free')).toContainText('Your plan')
  await expect(plan(page, 'Premium')).toContainText(sentence)
  await expect(plan(page, 'Premium').getByRole('button', { name: 'Get Premium' })).toBeVisible()
  await expectVisit(page)
  await page.goto('/profile')
  await expect(page.getByRole('main')).toContainText(sentence)
  await expectVisit(page)
  await page.getByRole('link', { name: 'Upgrade to premium' }).click()
  await expect(page).toHaveURL('/plans')
})

test('Premium shows its renewal date and links to the profile', async ({ page, setMembership }) => {
  await mockConfig(page, { billing_portal_url: PORTAL })
  await setMembership(MEMBERSHIPS.premium)
  await page.goto('/plans')
  const premium = plan(page, 'Premium')
  await expect(premium).toContainText('Your plan')
  await expect(premium).toContainText('You have Premium. It renews on 5 Dec 2026.')
  await expect(page.getByRole('button', { name: 'Get Premium' })).toHaveCount(0)
  await expect(plan(page, 'Free')).toContainText('All of this is included in your Premium.')
  await expectVisit(page)
  await premium.getByRole('link', { name: 'Manage in Profile' }).click()
  await expect(page).toHaveURL('/profile')
  await expect(page.getByRole('button', { name: 'Downgrade' })).toBeVisible()
  // The operator has configured a portal.
  await expect(page.getByRole('link', { name: 'Card and invoices' })).toHaveAttribute('href', PORTAL)
  await expectVisit(page)
})

test('cancelled Premium shows its end date and how to undo it', async ({ page, setMembership }) => {
  await setMembership(MEMBERSHIPS.cancelled)
  for (const path of ['/plans', '/profile']) {
    await page.goto(path)
    await expect(page.getByRole('main')).toContainText('You have Premium until 5 Dec 2026. It will not renew.')
    await expect(page.getByRole('button', { name: 'Cancel your downgrade' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Downgrade', exact: true })).toHaveCount(0)
    await expectVisit(page)
  }
})

test('after a failed payment the end date and the link to change the card show', async ({ page, setMembership }) => {
  await mockConfig(page, { billing_portal_url: null })
  await setMembership(MEMBERSHIPS.pastDue)
  const sentence =
    'Your last payment did not go through. It will be tried again, and you have Premium until 4 Dec 2026.'
  for (const path of ['/plans', '/profile']) {
    await page.goto(path)
    await expect(page.getByRole('main')).toContainText(`${sentence} To pay with another card, write to`)
    await expect(page.getByRole('link', { name: 'Update your card' })).toHaveCount(0)
  }
  await mockConfig(page, { billing_portal_url: PORTAL })
  for (const path of ['/plans', '/profile']) {
    await page.goto(path)
    await expect(page.getByRole('main')).toContainText(sentence)
    await expect(page.getByRole('link', { name: 'Update your card' })).toHaveAttribute('href', PORTAL)
    await expect(page.getByText('To pay with another card')).toHaveCount(0)
    await expectVisit(page)
  }
})

test('a downgrade after a failed payment shows the correct end date', async ({ page, setMembership }) => {
  await setMembership(MEMBERSHIPS.pastDue)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Downgrade' }).click()
  await expect(page.getByRole('alertdialog', { name: 'Downgrade' })).toContainText(
    'Your last payment will still be tried again. If it goes through, your account stays premium to the end of the billing cycle, on 5 Dec 2026; if not, until 4 Dec 2026.',
  )
  await setMembership({ ...MEMBERSHIPS.pastDue, premium_subscription_cancelled: true })
  for (const path of ['/profile', '/plans']) {
    await page.goto(path)
    await expect(page.getByRole('main')).toContainText('You have downgraded: there will be no bill after this one.')
    await expect(page.getByRole('button', { name: 'Cancel your downgrade' })).toBeVisible()
  }
})

test('after an unpaid bill Premium has stopped, and another card restores it', async ({ page, setMembership }) => {
  await mockConfig(page, { billing_portal_url: PORTAL })
  await setMembership(MEMBERSHIPS.unpaid)
  await page.goto('/plans')
  await expect(plan(page, 'Premium')).toContainText('so Premium has stopped. Nothing was deleted')
  await expect(page.getByRole('link', { name: 'Pay with another card' })).toHaveAttribute('href', PORTAL)
  await expect(page.getByRole('button', { name: 'Get Premium' })).toHaveCount(0)
  await expectVisit(page)
  await page.goto('/profile')
  await expect(page.getByRole('link', { name: 'Update your card' })).toHaveAttribute('href', PORTAL)
  await expect(page.getByRole('link', { name: 'Upgrade to premium' })).toHaveCount(0)
  await expectVisit(page)
})
