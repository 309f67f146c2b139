import { expectAccessible } from '../../expect-accessible.ts'
import type { Page } from '@playwright/test'
import { expect, freshEmail, test } from '../../fixtures.ts'
import { plan } from '../../membership.ts'
import { PASSWORDS } from '../../passwords.ts'
import { resetPayments, controlPayments, expectCheckout, pay } from '../../payments.ts'

test.afterEach(async ({ page }) => resetPayments(page.request))

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Full Name').fill('Aroha Journey')
  await page.getByLabel('Email').fill(freshEmail())
  await page.getByLabel('Password', { exact: true }).fill(PASSWORDS.signUp)
  await page.getByLabel('Confirm Password').fill(PASSWORDS.signUp)
}

const signUp = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Sign Up' })
const welcomeMessage = (page: Page) => page.getByRole('status').filter({ hasText: 'You have Premium' })

test('signing up from the plans leads to the checkout and Premium', async ({ page }) => {
  await page.goto('/plans')
  await plan(page, 'Premium').getByRole('link', { name: 'Get Premium' }).click()
  await expect(page.getByText('First create your account, then go to the checkout')).toBeVisible()
  await fillIn(page)
  await signUp(page).click()
  await expectCheckout(page, '4.99')
  await pay(page)
  await expect(page).toHaveURL('/calculator')
  await expect(welcomeMessage(page)).toBeVisible()
})

test('leaving that checkout gives a free account and returns to the plans', async ({ page }) => {
  await page.goto('/signup?referrer=premiumsignup&go-premium=true')
  await fillIn(page)
  await signUp(page).click()
  await expectCheckout(page, '4.99')
  await page.goBack()
  await expect(page).toHaveURL('/plans')
  await expect(plan(page, 'Free')).toContainText('Your plan')
  await plan(page, 'Premium').getByRole('button', { name: 'Get Premium' }).click()
  await expectCheckout(page, '4.99')
})

test('a coupon is checked before the account is created, and used at the checkout', async ({ page }) => {
  await page.goto('/plans')
  await plan(page, 'Premium').getByRole('link', { name: 'Use a coupon code' }).click()
  await fillIn(page)
  const coupon = page.getByLabel('Coupon Code')
  await coupon.fill('EXPIRED')
  await signUp(page).click()
  await expect(coupon).toHaveAccessibleDescription(
    'That coupon code is not valid. Leave this field blank to signup without a coupon code.',
  )
  await expect(coupon).toBeFocused()
  expect(await page.evaluate(() => localStorage.getItem('homeyield.token'))).toBeNull()
  await expectAccessible(page)
  await coupon.fill('HALFYEAR')
  await signUp(page).click()
  await expectCheckout(page, '2.49')
})

test('a coupon of a free sign-up is stored for a later checkout', async ({ page }) => {
  await page.goto('/signup?coupon=true')
  await expect(page.getByLabel('Coupon Code')).toHaveAccessibleDescription('We save it for when you get Premium.')
  await fillIn(page)
  await page.getByLabel('Coupon Code').fill('dollar')
  await signUp(page).click()
  await expect(page).toHaveURL('/calculator?referrer=freesuccess')
  await page.goto('/plans')
  await plan(page, 'Premium').getByRole('button', { name: 'Get Premium' }).click()
  await expectCheckout(page, '3.99')
})

test('after a checkout that cannot be opened the account exists, and the plans show why', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 })
  await controlPayments(page.request, 'fail', { endpoint: 'POST /v1/checkout/sessions', kind: 'status', status: 500 })
  await page.goto('/signup?go-premium=true')
  await fillIn(page)
  await signUp(page).click()
  await expect(page).toHaveURL('/plans')
  const why = page.getByText(
    'Your account was created, but the checkout did not open. Our payment provider is not available just now. Please try again in a moment.',
  )
  await expect(why).toBeInViewport()
  await expect(page.getByRole('alert').filter({ has: why })).toHaveCount(1)
  await expect(plan(page, 'Free')).toContainText('Your plan')
  await expectAccessible(page)
  await resetPayments(page.request)
  await plan(page, 'Premium').getByRole('button', { name: 'Get Premium' }).click()
  await expectCheckout(page, '4.99')
})
