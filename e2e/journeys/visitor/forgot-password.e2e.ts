import { expectAccessible } from '../../expect-accessible.ts'
import { expect, freshEmail, storedToken, signIn, signUp, tabTo, test } from '../../fixtures.ts'
import type { Person } from '../../fixtures.ts'
import { linkIn, nextMail } from '../../inbox.ts'
import { PASSWORDS } from '../../passwords.ts'
import type { Page } from '@playwright/test'

// What asking for a link says: web/src/screens/forgot-password/forgot-password-screen.test.tsx.

const DEAD = 'This link does not work any more. Please ask for a new one.'
const SENT = 'Thank you! Please check your email to get your password reset link.'

async function requestLink(page: Page, email: string): Promise<void> {
  await page.goto('/forgotpassword')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText(SENT)).toBeFocused()
}

async function resetLink(page: Page, person: Pick<Person, 'email'>): Promise<string> {
  await requestLink(page, person.email)
  return linkIn(await nextMail(page.request, person.email, 'resetpassword'), 'resetpassword')
}

async function choosePassword(page: Page, password: string, confirmation = password): Promise<void> {
  await page.getByLabel('New Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm Password', { exact: true }).fill(confirmation)
  await page.getByRole('button', { name: 'Reset Password' }).click()
}

test('known and unknown addresses get the same response', async ({ page, request }) => {
  await requestLink(page, (await signUp(request)).email)
  await expect(page).toHaveTitle('Check your email · Homeyield')
  await expectAccessible(page, { dark: true })
  const known = await page.getByRole('main').innerText()
  await requestLink(page, freshEmail())
  expect(await page.getByRole('main').innerText()).toBe(known)
})

test('the mailed link sets a new password once, and does not sign in', async ({ page, request }) => {
  const person = await signUp(request)
  const link = await resetLink(page, person)
  await page.goto(link)
  await page.getByRole('button', { name: 'Reset Password' }).click()
  const password = page.getByLabel('New Password', { exact: true })
  await expect(password).toBeFocused()
  await expect(password).toHaveAccessibleDescription(/Enter a password$/u)
  await expect(page.getByLabel('Confirm Password', { exact: true })).toHaveAccessibleDescription(
    'Enter your password again',
  )
  await expectAccessible(page, { dark: true })
  await choosePassword(page, PASSWORDS.changed, PASSWORDS.wrong)
  await expect(page.getByLabel('Confirm Password', { exact: true })).toHaveAccessibleDescription(
    'Your passwords do not match',
  )
  await choosePassword(page, PASSWORDS.changed)
  await expect(page).toHaveURL('/signin')
  await expect(page.getByRole('status').filter({ hasText: 'Your password was successfully reset.' })).toBeVisible()
  expect(await storedToken(page)).toBeNull()

  const revoked = await request.get('/api/account', { headers: { authorization: `Bearer ${person.token}` } })
  expect(revoked.status()).toBe(401)
  await signIn(page, person)
  await expect(page.getByRole('alert').filter({ hasText: 'incorrect' })).toBeVisible()
  await signIn(page, { ...person, password: PASSWORDS.changed })
  await expect(page).toHaveURL('/calculator')

  await page.goto(link)
  await expect(page.getByRole('alert').filter({ hasText: DEAD })).toBeVisible()
  await expect(page.getByLabel('New Password', { exact: true })).toHaveCount(0)
  await expectAccessible(page, { dark: true })
  await page.getByRole('link', { name: 'Ask for a new link' }).click()
  await expect(page).toHaveURL('/forgotpassword')
})

test('a reset ends the session in this browser', async ({ page, request }) => {
  const person = await signUp(request)
  const link = await resetLink(page, person)
  await page.goto('/signin')
  await signIn(page, person)
  await expect(page).toHaveURL('/calculator')
  await page.goto(link)
  await choosePassword(page, PASSWORDS.changed)
  await expect(page).toHaveURL('/signin')
  expect(await storedToken(page)).toBeNull()
})

test('the page sends no referrer and no request to other hosts', async ({ page, baseURL }) => {
  const requests: { url: string; referer: string | undefined }[] = []
  page.on('request', (request) => {
    requests.push({ url: request.url(), referer: request.headers()['referer'] })
  })
  const opened = await page.goto('/resetpassword/a-token-of-a-mail')
  expect(opened?.headers()['referrer-policy']).toBe('no-referrer')
  await page.getByRole('link', { name: 'Ask for a new link' }).click()
  await expect(page.getByRole('button', { name: 'Send link' })).toBeVisible()
  expect(requests.length).toBeGreaterThan(0)
  expect(requests.filter(({ referer }) => referer?.includes('a-token-of-a-mail'))).toEqual([])
  expect(requests.filter(({ url }) => new URL(url).origin !== baseURL)).toEqual([])
})

test('works with the keyboard alone, from the mail to signing in', async ({ page, request }) => {
  const person = await signUp(request)
  await page.goto(await resetLink(page, person))
  await tabTo(page, 'New Password')
  await page.keyboard.type(PASSWORDS.changed)
  await tabTo(page, 'Confirm Password')
  await page.keyboard.type(PASSWORDS.changed)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/signin')
  await tabTo(page, 'Email')
  await page.keyboard.type(person.email)
  await tabTo(page, 'Password')
  await page.keyboard.type(PASSWORDS.changed)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/calculator')
})
