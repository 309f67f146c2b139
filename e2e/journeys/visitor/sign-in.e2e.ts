import { expectAccessible } from '../../expect-accessible.ts'
import { expect, freshEmail, tabTo, test } from '../../fixtures.ts'
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

test('each failure shows an error, and nothing typed is lost', async ({ page }) => {
  await test.step('required fields show errors, and the first has the focus', async () => {
    await page.getByRole('button', { name: 'Sign In' }).click()
    const email = page.getByLabel('Email')
    await expect(email).toBeFocused()
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    await expect(email).toHaveAccessibleDescription('Enter your email')
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription('Enter your password')
    await expectAccessible(page, { dark: true })
    await email.fill(DEMO.email)
    await expect(email).not.toHaveAttribute('aria-invalid')
  })

  await test.step('a password can be shown and hidden', async () => {
    const password = page.getByLabel('Password', { exact: true })
    await password.fill(PASSWORDS.demo)
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(password).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(password).toHaveAttribute('type', 'password')
  })

  await test.step('a wrong password shows an error below the form', async () => {
    await page.getByLabel('Email').fill(freshEmail())
    await page.getByLabel('Password', { exact: true }).fill(PASSWORDS.wrong)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'incorrect' })).toBeVisible()
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORDS.wrong)
    await expect(page).toHaveURL(/\/signin$/)
  })

  await test.step('other failures show the support address', async () => {
    await page.route('**/api/authenticate', (route) =>
      route.fulfill({ status: 500, json: { error: 'Boom', code: 'internal' } }),
    )
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(
      page.getByText('Something went wrong. Please contact support@homeyield.test if the problem persists'),
    ).toBeVisible()
    await page.unroute('**/api/authenticate')
  })

  await test.step('too many attempts show the server’s message', async () => {
    const error = 'Too many attempts. Please try again in 9 minutes.'
    await page.route('**/api/authenticate', (route) =>
      route.fulfill({ status: 429, json: { error, code: 'too_many_attempts' } }),
    )
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByText(error)).toBeVisible()
    await page.unroute('**/api/authenticate')
  })

  await test.step('a lost connection shows an error, and a second press sends one request', async () => {
    let requestCount = 0
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/api/authenticate', async (route) => {
      requestCount += 1
      await held
      await route.abort()
    })
    await page.getByRole('button', { name: 'Sign In' }).click()
    const busy = page.getByRole('button', { name: 'Signing in' })
    await busy.click({ force: true })
    await page.getByLabel('Email').press('Enter')
    release()
    await expect(page.getByText('We could not reach our server. Check your connection and try again.')).toBeVisible()
    expect(requestCount).toBe(1)
    await page.unroute('**/api/authenticate')
  })
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

test('the link to sign up has the same flags', async ({ page }) => {
  await page.goto('/signin?professional=true&go-premium=true')
  await page.getByRole('main').getByRole('link', { name: 'Sign Up' }).click()
  await expect(page).toHaveURL('/signup?professional=true&go-premium=true')
  await expect(page.getByRole('heading', { name: 'Sign Up' })).toBeFocused()
})
