import type { Page } from '@playwright/test'
import { calculationOf, expect, freshEmail, signIn, test, expectScreen } from '../../fixtures.ts'
import { plan } from '../../membership.ts'
import { PASSWORDS } from '../../passwords.ts'
import { expectCheckout, pay } from '../../payments.ts'

// The redirects: referrers, remembered targets.

async function fillInSignUp(page: Page): Promise<void> {
  await page.getByLabel('Full Name').fill('Somebody')
  await page.getByLabel('Email').fill(freshEmail())
  await page.getByLabel('Password', { exact: true }).fill(PASSWORDS.signUp)
  await page.getByLabel('Confirm Password').fill(PASSWORDS.signUp)
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click()
}

/** Records every address of the tab from now on, navigation within the page included. */
async function followAddresses(page: Page): Promise<readonly string[]> {
  const shown: string[] = []
  page.on('framenavigated', (frame) => {
    const { pathname, search } = new URL(frame.url())
    if (frame === page.mainFrame()) shown.push(pathname + search)
  })
  return shown
}

test.describe('a visitor', () => {
  /** Signs out in this browser only. */
  const signOutHere = (page: Page) => page.evaluate(() => localStorage.removeItem('homeyield.token'))

  // Every other screen of an account: web/src/session/target.test.ts, and visitor/access.e2e.ts, which shows that each asks to sign in.
  test('signs in and arrives at the requested page, with Premium', async ({ page }) => {
    for (const target of ['/calculator', '/profile?from=mail', '/calculations/compare?sort=net&order=desc']) {
      await page.goto(target)
      await expect(page, target).toHaveURL('/signin')
      await signIn(page, { email: 'premium@homeyield.test', password: PASSWORDS.demo })
      await expect(page).toHaveURL(target)
      await signOutHere(page)
    }
  })

  test('without Premium arrives at the plans instead of the table, and at the page below a popup', async ({ page }) => {
    for (const [target, arrival] of [
      ['/calculations/compare', '/plans'],
      ['/profile/premiumpopup', '/profile'],
    ] as const) {
      await page.goto(target)
      await expect(page, target).toHaveURL('/signin')
      await signIn(page, { email: 'free@homeyield.test', password: PASSWORDS.demo })
      await expect(page).toHaveURL(arrival)
      await signOutHere(page)
    }
  })

  test('goes from the landing page to sign up and sign in', async ({ page }) => {
    await page.goto('/')
    await expect(page).toHaveURL('/home')
    await page.getByRole('banner').getByRole('link', { name: 'Log In' }).click()
    await expect(page).toHaveURL('/signin')
    await page.getByRole('main').getByRole('link', { name: 'Sign Up' }).click()
    await expect(page).toHaveURL('/signup')
    await page.goto('/home')
    await page.getByRole('banner').getByRole('link', { name: 'Sign Up' }).click()
    await expect(page).toHaveURL('/plans')
    await page.goto('/home')
    await page.getByRole('main').locator('a[href="/about-us"]').first().click()
    await expect(page).toHaveURL('/about-us')
    await page.goto('/home')
    await page.getByRole('main').locator('a[href="/about-us?professional=true"]').first().click()
    await expect(page).toHaveURL('/about-us?professional=true')
    await expect(page.locator('html')).toHaveAttribute('data-audience', 'professional')
  })

  test('who signs up for the free plan arrives with freesuccess', async ({ page }) => {
    await page.goto('/plans')
    await plan(page, 'Free').getByRole('link', { name: 'Get Free' }).click()
    await expect(page).toHaveURL('/signup?referrer=freesignup')
    const shown = await followAddresses(page)
    await fillInSignUp(page)
    await expect(page).toHaveURL(/^[^?]+\/calculator(?:\?referrer=freesuccess)?$/u)
    expect(shown).toContain('/calculator?referrer=freesuccess')
  })

  test('who chooses an area of the map and signs up arrives with that area', async ({ page }) => {
    await page.goto('/rents/wellington-city?dwelling=Apartment&bedrooms=2')
    await page.getByRole('link', { name: 'Use this area: Dixon Street' }).click()
    await expect(page).toHaveURL('/signup?referrer=freesignup')
    const shown = await followAddresses(page)
    await fillInSignUp(page)
    await expect(page.getByRole('combobox', { name: 'Suburb' })).toHaveValue('Te Aro')
    await expect(page).toHaveURL('/calculator')
    expect(shown).toContain('/calculator?referrer=freesuccess&area=251600&dwelling=Apartment&bedrooms=2')
  })

  test('who signs up for Premium comes back from the checkout with premiumsuccess and the session, and to a chosen area', async ({
    page,
  }) => {
    await page.goto('/calculator?area=251600&dwelling=Apartment&bedrooms=2')
    await expect(page).toHaveURL('/signup?referrer=freesignup')
    await page.goto('/plans')
    await plan(page, 'Premium').getByRole('link', { name: 'Get Premium' }).click()
    await expect(page).toHaveURL('/signup?referrer=premiumsignup&go-premium=true')
    await fillInSignUp(page)
    await expectCheckout(page, '4.99')
    const shown = await followAddresses(page)
    await pay(page)
    await expect(page.getByRole('combobox', { name: 'Suburb' })).toHaveValue('Te Aro')
    await expect(page).toHaveURL('/calculator')
    expect(shown).toContainEqual(expect.stringMatching(/^\/calculator\?referrer=premiumsuccess&session_id=cs_\w+$/u))
  })
})

test.describe('an account', () => {
  test.use({ tier: 'own' })

  test('is redirected from the start, sign-in and sign-up pages to the calculator, with any flags', async ({
    page,
  }) => {
    for (const path of [
      '/',
      '/home',
      '/home?professional=true',
      '/signin',
      '/signup',
      '/signup?referrer=premiumsignup&go-premium=true',
    ]) {
      await page.goto(path)
      await expect(page, path).toHaveURL('/calculator')
    }
  })

  test('can open the public pages', async ({ page }) => {
    for (const path of ['/about-us', '/how-it-works', '/plans', '/termsandconditions', '/privacypolicy', '/support']) {
      await page.goto(path)
      await expect(page).toHaveURL(path)
      await expectScreen(page)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
  })

  test('closes the popup over any page and is on that page', async ({ page, callApi }) => {
    const { id } = await callApi<{ id: string }>(
      'POST',
      '/calculations',
      calculationOf('9 High Street, Frankton, Hamilton'),
    )
    for (const path of [
      `/calculator/${id}`,
      '/calculations',
      '/profile',
      '/plans',
      '/about-us',
      '/how-it-works',
      '/support',
    ]) {
      await page.goto(`${path}/premiumpopup`)
      const popup = page.getByRole('dialog', { name: 'Premium' })
      await expect(popup, path).toContainText('You need a premium account to access that feature.')
      await popup.getByRole('button', { name: 'Not now' }).click()
      await expect(page).toHaveURL(path)
      await expectScreen(page)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
  })
})
