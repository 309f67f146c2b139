import type { Page } from '@playwright/test'
import { expect, freshEmail, signIn, test } from '../../fixtures.ts'
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

  // With Premium, and each screen of an account: web/src/session/redirects.test.tsx.
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
