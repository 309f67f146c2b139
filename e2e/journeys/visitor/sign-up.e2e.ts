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

test('each invalid field and an address in use show an error, and nothing typed is lost', async ({ page }) => {
  await test.step('each invalid field shows an error, and the first has the focus', async () => {
    await page.goto('/signup')
    await page.getByLabel('Email').fill('nobody')
    await page.getByLabel('Password', { exact: true }).fill('short')
    await page.getByLabel('Confirm Password').fill('shorter')
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await expect(page.getByLabel('Full Name')).toBeFocused()
    await expect(page.getByLabel('Full Name')).toHaveAccessibleDescription('Enter your full name')
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
      'Enter an email address, such as name@example.co.nz',
    )
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/Use at least 8 characters$/)
    await expect(page.getByLabel('Confirm Password')).toHaveAccessibleDescription('Your passwords do not match')
    await expect(page.getByLabel('Email')).toHaveValue('nobody')
  })

  await test.step('an address that is in use gives an error at its field and below the form', async () => {
    await fillIn(page, 'FREE@homeyield.test')
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await expect(page.getByLabel('Email')).toBeFocused()
    await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('Full Name')).toHaveValue('Aroha Journey')
    await expect(page.getByLabel('Confirm Password')).toHaveValue(PASSWORDS.signUp)
  })
})

test('the coupon field shows only with its flag, and an invalid coupon shows what to do', async ({ page }) => {
  await page.goto('/signup')
  await expect(page.getByLabel('Confirm Password')).toBeVisible()
  await expect(page.getByLabel('Coupon Code')).toHaveCount(0)

  await page.goto('/signup?coupon=true')
  await page.route('**/api/account', (route) =>
    route.fulfill({
      status: 422,
      json: { error: 'Check the coupon', code: 'invalid', fields: { coupon_code: 'This coupon is not valid.' } },
    }),
  )
  await fillIn(page, freshEmail())
  await page.getByLabel('Coupon Code').fill('SUMMER')
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByLabel('Coupon Code')).toHaveAccessibleDescription(
    'We save it for when you get Premium. This coupon is not valid. Leave this field blank to signup without a coupon code.',
  )

  await test.step('an unknown coupon shows one error, at its field', async () => {
    await page.unroute('**/api/account')
    await fillIn(page, freshEmail())
    await page.getByLabel('Coupon Code').fill('NO-SUCH-COUPON')
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await expect(page.getByLabel('Coupon Code')).toBeFocused()
    await expect(page.getByLabel('Coupon Code')).toHaveAccessibleDescription(
      'We save it for when you get Premium. That coupon code is not valid. Leave this field blank to signup without a coupon code.',
    )
    await expect(page.getByText('That coupon code is not valid.')).toHaveCount(1)
  })
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
