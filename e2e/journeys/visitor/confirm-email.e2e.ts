import { expectAccessible } from '../../expect-accessible.ts'
import { expect, freshEmail, test } from '../../fixtures.ts'
import { expectMails, linkIn, nextMail } from '../../inbox.ts'
import { PASSWORDS } from '../../passwords.ts'

const REMINDER = 'Please confirm your email address'

test('the link of the welcome mail confirms the address only after a button is pressed', async ({ page }) => {
  const email = freshEmail()
  await page.goto('/signup')
  await page.getByLabel('Full Name').fill('Aroha Journey')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORDS.signUp)
  await page.getByLabel('Confirm Password').fill(PASSWORDS.signUp)
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page).toHaveURL('/calculator?referrer=freesuccess')

  const link = linkIn(await nextMail(page.request, email, 'confirmemail'), 'confirmemail')
  await page.goto(link)
  const confirm = page.getByRole('button', { name: 'Confirm my email address' })
  await expect(confirm).toBeVisible()
  await expectAccessible(page)
  // Opening the link alone, as mail scanners do, confirms nothing.
  await page.goto('/profile')
  await expect(page.getByText(REMINDER)).toBeVisible()

  await page.goto(link)
  await confirm.click()
  await expect(page.getByText('Thank you! Your email address is confirmed.')).toBeFocused()
  await expectAccessible(page, { dark: true })
  await page.getByRole('link', { name: 'Go to Calculator' }).click()
  await expect(page).toHaveURL('/calculator')
  await page.goto('/profile')
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.getByText(REMINDER)).toHaveCount(0)
})

test('an invalid link shows an error and how to get another', async ({ page }) => {
  const opened = await page.goto('/confirmemail/no-such-token')
  expect(opened?.headers()['referrer-policy']).toBe('no-referrer')
  await page.getByRole('button', { name: 'Confirm my email address' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'This link does not work any more.' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Sign in to get a new one' }).click()
  await expect(page).toHaveURL('/signin')
})

test.describe('signed in', () => {
  test.use({ tier: 'own' })

  test('a link that no longer works is replaced with one press', async ({ page, person }) => {
    await page.goto('/confirmemail/no-such-token')
    await page.getByRole('button', { name: 'Confirm my email address' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'This link does not work any more.' })).toBeVisible()
    await page.getByRole('button', { name: 'Resend' }).click()
    await expect(page.getByText('Please check your email to get your confirmation link.')).toBeVisible()
    await expectMails(page.request, person.email, 2)
    await expectAccessible(page, { dark: true })
  })
})
