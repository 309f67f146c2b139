import { expectAccessible } from '../../expect-accessible.ts'
import { expect, freshEmail, tabTo, test } from '../../fixtures.ts'
import { PASSWORDS } from '../../passwords.ts'

// What the form says: web/src/screens/sign-in/sign-in-screen.test.tsx.
const DEMO = { email: 'free@homeyield.test', password: PASSWORDS.demo }

test.beforeEach(({ page }) => page.goto('/signin'))

test('signing in leads to the calculator', async ({ page }) => {
  await page.getByLabel('Email').fill(DEMO.email)
  await page.getByLabel('Password', { exact: true }).fill(DEMO.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/calculator$/)
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible()
  await expect(page).toHaveTitle('Calculator · Homeyield')
})

test('a wrong password shows an error, accessible as those of the fields are', async ({ page }) => {
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByLabel('Email')).toBeFocused()
  await expectAccessible(page, { dark: true })
  await page.getByLabel('Email').fill(freshEmail())
  await page.getByLabel('Password', { exact: true }).fill(PASSWORDS.wrong)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'incorrect' })).toBeVisible()
  await expect(page).toHaveURL(/\/signin$/)
})

test('works with the keyboard alone', async ({ page }) => {
  await tabTo(page, 'Skip to content')
  await page.keyboard.press('Enter')
  await tabTo(page, 'Email')
  await page.keyboard.type(DEMO.email)
  await tabTo(page, 'Password')
  await page.keyboard.type(DEMO.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/calculator$/)
})
