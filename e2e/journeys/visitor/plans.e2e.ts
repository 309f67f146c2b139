import { expectScreen, signIn, tabTo } from '../../fixtures.ts'
import { expect, plan, test } from '../../membership.ts'
import { extendLoadingTimeout } from '../../page-idle.ts'

test('the plans show prices, features and terms', async ({ page }) => {
  await page.goto('/plans')
  const free = plan(page, 'Free')
  const premium = plan(page, 'Premium')
  await expect(free).toContainText('$0')
  await expect(premium).toContainText('$4.99 a month, GST included')
  await expect(premium).toContainText('Billed monthly. Renews automatically. Cancel any time.')
  for (const feature of [
    'Quick basic appraisals',
    'Mortgage calculator',
    'Expenses and investment return',
    'Gross and net yields',
    'One property search',
    'One saved calculation',
  ]) {
    await expect(free.getByRole('listitem').filter({ hasText: feature })).toBeVisible()
  }
  for (const feature of [
    'Any number of property searches',
    'Any number of saved calculations',
    'The comparison table',
    'Advanced appraisals',
    'Branded assessments and reports by email',
    'Your own photo of the property',
  ]) {
    await expect(premium.getByRole('listitem').filter({ hasText: feature })).toBeVisible()
  }
  await expect(page.getByText('The price does not change without 30 days’ notice.')).toBeVisible()
  await expect(page.getByText('Your plan')).toHaveCount(0)
  // Another price, and real payments: run/public-pages.test.ts.
  await expect(page.getByText('Payments on this site are a trial')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Terms and Conditions' }).click()
  await expect(page).toHaveURL('/termsandconditions')
})

test('each button leads to signing up with its flags', async ({ page }) => {
  for (const [card, words, address] of [
    ['Free', 'Get Free', '/signup?referrer=freesignup'],
    ['Premium', 'Get Premium', '/signup?referrer=premiumsignup&go-premium=true'],
    ['Premium', 'Use a coupon code', '/signup?referrer=premiumsignup&go-premium=true&coupon=true'],
  ] as const) {
    await page.goto('/plans')
    await plan(page, card).getByRole('link', { name: words }).click()
    await expect(page).toHaveURL(address)
  }
  await expect(page.getByText('Premium is $4.99 a month, GST included.')).toBeVisible()
  await expect(page.getByLabel('Coupon Code')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the plans show prices and links to sign up', async ({ page }) => {
    expect((await page.goto('/plans?professional=true'))?.status()).toBe(200)
    await expect(page).toHaveTitle('Plans · Homeyield')
    await expect(plan(page, 'Premium')).toContainText('$4.99 a month, GST included')
    await expect(page.getByText('The price does not change without 30 days’ notice.')).toBeVisible()
    await page.getByText('How do I cancel Premium, and what happens to my calculations?').click()
    await expect(page.getByText('open Profile and choose Downgrade')).toBeVisible()
    await plan(page, 'Premium').getByRole('link', { name: 'Get Premium' }).click()
    await expect(page).toHaveURL('/signup?referrer=premiumsignup&go-premium=true&professional=true')
  })
})

test('signing in on the way to Premium returns to the plans', async ({ page, freePerson }) => {
  await page.goto('/plans')
  await plan(page, 'Premium').getByRole('link', { name: 'Get Premium' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible()
  await signIn(page, freePerson)
  await expect(page).toHaveURL('/plans')
  await expect(plan(page, 'Premium').getByRole('button', { name: 'Get Premium' })).toBeVisible()
})

test('signing in or out in another tab updates the plans', async ({ page, context, freePerson }) => {
  await page.goto('/plans')
  await expect(plan(page, 'Premium').getByRole('link', { name: 'Get Premium' })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/signin')
  await signIn(other, freePerson)
  await expect(plan(page, 'Premium').getByRole('button', { name: 'Get Premium' })).toBeVisible()
  await expect(plan(page, 'Free')).toContainText('Your plan')
  await expect(page.getByRole('banner').getByRole('link', { name: 'New Calculation' })).toBeVisible()
  await other.evaluate(() => localStorage.removeItem('homeyield.token'))
  await expect(plan(page, 'Premium').getByRole('link', { name: 'Get Premium' })).toBeVisible()
  await expect(page.getByText('Your plan')).toHaveCount(0)
})

test('every button can be reached with the keyboard', async ({ page }) => {
  await page.goto('/plans')
  await tabTo(page, 'Get Free')
  await tabTo(page, 'Get Premium', 1)
  await tabTo(page, 'Use a coupon code', 1)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/coupon=true/)
})

test('does not shift', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = window as unknown as { moved: number }
    seen.moved = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.moved += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await extendLoadingTimeout(page)
  await page.goto('/plans')
  await expectScreen(page)
  await expect(page.getByText('Payments on this site are a trial')).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBeLessThan(0.02)
})
