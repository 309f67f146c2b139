import { expect, expectAccessible, freshEmail, tabTo, test } from '../../house.ts'
import { PASSWORDS } from '../../passwords.ts'

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

test('a wrong password is answered beneath the form, and nothing typed is lost', async ({ page }) => {
  await page.getByLabel('Email').fill(freshEmail())
  await page.getByLabel('Password', { exact: true }).fill(PASSWORDS.wrong)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'incorrect' })).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORDS.wrong)
  await expect(page).toHaveURL(/\/signin$/)
})

test('required fields say so, and the first has the focus', async ({ page }) => {
  await page.getByRole('button', { name: 'Sign In' }).click()
  const email = page.getByLabel('Email')
  await expect(email).toBeFocused()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(email).toHaveAccessibleDescription('Enter your email')
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription('Enter your password')
  await email.fill(DEMO.email)
  await expect(email).not.toHaveAttribute('aria-invalid')
})

test('any other failure names the support address', async ({ page }) => {
  await page.route('**/api/authenticate', (route) =>
    route.fulfill({ status: 500, json: { error: 'Boom', code: 'internal' } }),
  )
  await page.getByLabel('Email').fill(DEMO.email)
  await page.getByLabel('Password', { exact: true }).fill(DEMO.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(
    page.getByText('Something went wrong. Please contact support@homeyield.test if the problem persists'),
  ).toBeVisible()
})

test('too many attempts: the sentence of the server is shown', async ({ page }) => {
  const error = 'Too many attempts. Please try again in 9 minutes.'
  await page.route('**/api/authenticate', (route) =>
    route.fulfill({ status: 429, json: { error, code: 'too_many_attempts' } }),
  )
  await page.getByLabel('Email').fill(DEMO.email)
  await page.getByLabel('Password', { exact: true }).fill(DEMO.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText(error)).toBeVisible()
})

test('a lost connection is said, and a second press asks only once', async ({ page }) => {
  let asked = 0
  let answer: () => void = () => undefined
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/authenticate', async (route) => {
    asked += 1
    await held
    await route.abort()
  })
  await page.getByLabel('Email').fill(DEMO.email)
  await page.getByLabel('Password', { exact: true }).fill(DEMO.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  const busy = page.getByRole('button', { name: 'Signing in' })
  await busy.click({ force: true })
  await page.getByLabel('Email').press('Enter')
  answer()
  await expect(page.getByText('We could not reach our server. Check your connection and try again.')).toBeVisible()
  expect(asked).toBe(1)
})

test('a password can be shown and hidden', async ({ page }) => {
  const password = page.getByLabel('Password', { exact: true })
  await password.fill(PASSWORDS.demo)
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'password')
})

test('by keyboard alone', async ({ page }) => {
  await tabTo(page, 'Skip to content')
  await page.keyboard.press('Enter')
  await tabTo(page, 'Email')
  await page.keyboard.type(DEMO.email)
  await tabTo(page, 'Password')
  await page.keyboard.type(DEMO.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/calculator$/)
})

test('the way to sign up keeps the flags', async ({ page }) => {
  await page.goto('/signin?professional=true&go-premium=true')
  await page.getByRole('main').getByRole('link', { name: 'Sign Up' }).click()
  await expect(page).toHaveURL('/signup?professional=true&go-premium=true')
  await expect(page.getByRole('heading', { name: 'Sign Up' })).toBeFocused()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByText('Enter your email')).toBeVisible()
    await expectAccessible(page)
  })
}
