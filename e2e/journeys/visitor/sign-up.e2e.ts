import { expectAccessible } from '../../expect-accessible.ts'
import { expect, freshEmail, test } from '../../fixtures.ts'
import { PASSWORDS } from '../../passwords.ts'
import type { Page } from '@playwright/test'

async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Full Name').fill('Aroha Journey')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORDS.signUp)
  await page.getByLabel('Confirm Password').fill(PASSWORDS.signUp)
}

test('signing up signs in and leads to the calculator', async ({ page }) => {
  await page.goto('/signup?referrer=freesignup')
  const email = freshEmail()
  await fillIn(page, email)
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page).toHaveURL('/calculator?referrer=freesuccess')
  await expect(page.getByText(`Welcome. We sent a link to ${email} to confirm your address.`)).toBeVisible()
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toContainText('Aroha Journey')
})

// What else the form says: web/src/screens/sign-up/sign-up-screen.test.tsx.
test('an address in use and an unknown coupon have an error at their field', async ({ page }) => {
  await page.goto('/signup?coupon=true')
  await fillIn(page, 'FREE@homeyield.test')
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
  await fillIn(page, freshEmail())
  await page.getByLabel('Coupon Code').fill('NO-SUCH-COUPON')
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByLabel('Coupon Code')).toBeFocused()
  await expect(page.getByText('That coupon code is not valid.')).toHaveCount(1)
})

test('the professional path sets the professional flag and has its own colours', async ({ page }) => {
  await page.goto('/signup?professional=true')
  await expect(page.locator('html')).toHaveAttribute('data-audience', 'professional')
  await fillIn(page, freshEmail())
  const responding = page.waitForResponse((response) => response.url().endsWith('/api/account'))
  await page.getByRole('button', { name: 'Sign Up' }).click()
  const { account } = (await (await responding).json()) as { account: { is_property_professional: boolean } }
  expect(account.is_property_professional).toBe(true)
  await expect(page).toHaveURL(/\/calculator/)
  await expect(page.locator('html')).not.toHaveAttribute('data-audience')
})

test('the form links to the terms and the privacy policy', async ({ page }) => {
  await page.goto('/signup')
  await page.getByRole('main').getByRole('link', { name: 'Terms and Conditions' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Terms and Conditions' })).toBeVisible()
  await page.goBack()
  await page.getByRole('main').getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page).toHaveTitle('Privacy Policy · Homeyield')
})

test('is accessible', async ({ page }) => {
  for (const address of ['/signup?coupon=true', '/signup?professional=true']) {
    await page.goto(address)
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await expect(page.getByText('Enter your full name')).toBeVisible()
    await expectAccessible(page, { dark: true })
  }
})

test('signing in in another tab continues here as well', async ({ page, context }) => {
  await page.goto('/signup')
  await page.getByLabel('Full Name').fill('Aroha Journey')
  const other = await context.newPage()
  await other.goto('/signin')
  await other.getByLabel('Email').fill('free@homeyield.test')
  await other.getByLabel('Password', { exact: true }).fill(PASSWORDS.demo)
  await other.getByRole('button', { name: 'Sign In' }).click()
  await expect(other).toHaveURL(/\/calculator$/)
  await expect(page).toHaveURL(/\/calculator$/)
})
