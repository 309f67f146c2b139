import { expectAccessible } from '../../expect-accessible.ts'
import { expect, expectScreen, expectToFit, signIn, test } from '../../fixtures.ts'
import { PASSWORDS } from '../../passwords.ts'

test('the start is the landing page, with links to sign up and to log in', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveURL('/home')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/signin')
  await page.getByRole('banner').getByRole('link', { name: 'Sign Up' }).click()
  await expect(page).toHaveURL('/plans')
  await page.getByRole('link', { name: 'Get Free' }).click()
  await expect(page).toHaveURL('/signup?referrer=freesignup')
})

test('signing in leads to the requested page', async ({ page }) => {
  await page.goto('/profile?from=mail')
  await signIn(page, { email: 'free@homeyield.test', password: PASSWORDS.demo })
  await expect(page).toHaveURL('/profile?from=mail')
  await expect(page.getByRole('heading', { name: 'Profile' })).toBeFocused()
  await expect(page.getByText('free@homeyield.test')).toBeVisible()
})

test('a screen whose code fails to load shows an error, and Try again loads it', async ({ page }) => {
  await page.route('**/assets/forgot-password-screen*', (route) => route.abort())
  await page.goto('/forgotpassword')
  await expect(page.getByRole('heading', { name: 'We could not show this page' })).toBeVisible()
  await expect(page.getByText('We could not reach our server. Check your connection and try again.')).toBeVisible()
  await page.unroute('**/assets/forgot-password-screen*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Forgot Password?' })).toBeVisible()
})

test('an unknown address shows Page Not Found', async ({ page }) => {
  expect((await page.goto('/no-such-page'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await expect(page).toHaveTitle('Page not found · Homeyield')
})

// The public pages: visitor/public-site.e2e.ts.
test('the screens of a visitor are accessible and fit the window', async ({ page }) => {
  for (const path of [
    '/forgotpassword',
    '/resetpassword/x',
    '/confirmemail/x',
    '/lost',
    '/signin',
    '/signup?coupon=true',
  ]) {
    await test.step(path, async () => {
      await page.goto(path)
      await expectScreen(page)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page, { dark: true })
      await expectToFit(page)
    })
  }
})

test('addresses that cannot be read are unknown and show Page Not Found', async ({ page, baseURL }) => {
  for (const path of ['/%ZZ', '/nothing/%E0%A4%A', '//x', '//evil.example/x', '/plans//x', '/%5cx']) {
    expect((await page.goto(`${baseURL}${path}`))?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    expect(new URL(page.url()).origin).toBe(baseURL)
  }
})
