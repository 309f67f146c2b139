import type { Page } from '@playwright/test'
import { box, expect, fill, openCalculator, test } from '../../calculator.ts'
import { letSessionExpire } from '../../fixtures.ts'

test.use({ tier: 'premium' })
test.beforeEach(async ({ callApi }) => expect(await callApi('GET', '/calculations')).toEqual([]))

async function openFromMenu(page: Page, link: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: link, exact: true }).click()
}

test('with a session, the landing page redirects, and the other public pages link to the calculator', async ({
  page,
}) => {
  for (const path of ['/home', '/home/', '/home?professional=true']) {
    await page.goto(path)
    await expect(page).toHaveURL('/calculator')
  }
  await page.goto('/about')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'New Calculation' })).toBeVisible()
  await expect(header.getByRole('link', { name: 'Sign In' })).toBeHidden()
  await expect(header.getByRole('link', { name: 'Sign Up' })).toBeHidden()
  await header.getByRole('link', { name: 'New Calculation' }).click()
  await expect(page).toHaveURL('/calculator')
})

test('from 1024 px the application’s header has the main links, and the menu beside them', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/calculator')
  const links = page.getByRole('navigation', { name: 'Header' }).getByRole('link')
  for (const [name, path] of [
    ['Saved', '/calculations'],
    ['Compare', '/calculations/compare'],
    ['What I own', '/portfolio'],
    ['Rank a list', '/screen'],
    ['New Calculation', '/calculator'],
  ] as const) {
    await links.filter({ hasText: name }).click()
    await expect(page).toHaveURL(path)
    await expect(links).toHaveText(['New Calculation', 'Saved', 'Compare', 'What I own', 'Rank a list'])
    await expect(links.filter({ hasText: name })).toHaveAttribute('aria-current', 'page')
  }
  await expect(page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true })).toBeVisible()
  // Beside the calculator's own buttons there is room for two.
  await page.setViewportSize({ width: 1024, height: 800 })
  await expect(links).toHaveText(['New Calculation', 'Saved'])
  await page.setViewportSize({ width: 1023, height: 800 })
  await expect(links.first()).toBeHidden()
})

test('with a session, public pages have the application’s menu', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 812 })
    scripts.length = 0
    await page.goto('/how-it-works')
    expect(scripts.filter((url) => url.includes('open-member-menu'))).toEqual([])
    await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu.getByText('Premium', { exact: true }).filter({ visible: true })).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
  }
  await openFromMenu(page, 'Saved')
  await expect(page).toHaveURL('/calculations')
})

test.describe('an account of its own, whose session ends', () => {
  test.use({ tier: 'own' })

  test('the menu of a public page signs out', async ({ page }) => {
    await page.goto('/about')
    await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Logout' }).click()
    await expect(page.getByRole('status').getByText('You have signed out.')).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('homeyield.token'))).toBeNull()
  })
})

test('with an expired session, the public pages are those of a visitor', async ({ page }) => {
  await page.goto('/about')
  await letSessionExpire(page)
  await page.goto('/home')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log In' })).toBeVisible()
  await expect(page).toHaveURL('/home')
  await page.evaluate(() => localStorage.setItem('homeyield.token', 'nothing of ours'))
  await page.reload()
  await expect(page.getByRole('banner').getByRole('link', { name: 'New Calculation' })).toBeHidden()
})

test('the calculator’s menu opens a public page, and asks about unsaved changes', async ({ page }) => {
  await openCalculator(page)
  await openFromMenu(page, 'About')
  await expect(page).toHaveURL('/about-us')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expect(box(page, 'Rates')).toBeVisible()
  await expect(page.locator('[data-moving]')).toHaveCount(0)
  await fill(page, { Rates: '3456' })
  await openFromMenu(page, 'Privacy Policy')
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Stay here' }).click()
  await expect(page).toHaveURL('/calculator')
  await expect(box(page, 'Rates')).toHaveValue('3,456')

  // Leaving by the address bar does not ask, and loses nothing either.
  await page.goto('/about')
  await page.getByRole('banner').getByRole('link', { name: 'New Calculation' }).click()
  await expect(page.getByText('Your unsaved changes are back.')).toBeVisible()
  await expect(box(page, 'Rates')).toHaveValue('3,456')

  await openFromMenu(page, 'Privacy Policy')
  await question.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page).toHaveURL('/privacypolicy')
  await page.goBack()
  await expect(box(page, 'Rates')).toBeVisible()
  await expect(box(page, 'Rates')).not.toHaveValue('3,456')
})

test('the premium popup opens over a public page, and closing it shows the page', async ({ page }) => {
  await page.goto('/support/premiumpopup')
  const popup = page.getByRole('dialog', { name: 'Premium' })
  await expect(popup.getByRole('list', { name: 'Everything in Free, and' })).toContainText('The comparison table')
  await expect(page.locator('main h1')).toHaveText('Support')
  await popup.getByRole('button', { name: 'Not now' }).click()
  await expect(page).toHaveURL('/support')
  await expect(page.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible()
})

test('the premium popup over a public page that cannot be fetched says so behind it', async ({ page }) => {
  await page.route('**/support', (route) => (route.request().isNavigationRequest() ? route.continue() : route.abort()))
  await page.goto('/support/premiumpopup')
  await expect(page.locator('main h1')).toHaveText('We could not show this page')
  await expect(page.locator('main [role=alert]')).toHaveText(
    'We could not reach our server. Check your connection and try again.',
  )
  await page.getByRole('dialog', { name: 'Premium' }).getByRole('button', { name: 'Not now' }).click()
  await expect(page).toHaveURL('/support')
  await expect(page.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible()
})
