import { expectAccessible } from '../../expect-accessible.ts'
import { expect, storedToken, tabTo, test } from '../../fixtures.ts'
import { PASSWORDS } from '../../passwords.ts'

test.use({ tier: 'own' })

test('the password can be changed with the keyboard alone', async ({ page, person, request }) => {
  await page.goto('/profile')
  await tabTo(page, 'Edit password')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Edit password' })).toBeFocused()
  await tabTo(page, 'Current Password')
  await page.keyboard.type(person.password)
  await tabTo(page, 'New Password')
  await page.keyboard.type(PASSWORDS.changed)
  await tabTo(page, 'Confirm Password')
  await page.keyboard.type(PASSWORDS.changed)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/profile')
  const again = { email: person.email, password: PASSWORDS.changed }
  expect((await request.post('/api/authenticate', { data: again })).status()).toBe(200)
})

test('the data can be downloaded and the account deleted with the keyboard alone', async ({
  page,
  person,
  request,
}) => {
  await page.goto('/profile')
  await tabTo(page, 'Download your data')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Your data' })).toBeFocused()
  await tabTo(page, 'Download as JSON')
  const downloading = page.waitForEvent('download')
  await page.keyboard.press('Space')
  expect((await downloading).suggestedFilename()).toMatch(/\.json$/u)
  await page.goto('/profile')
  await tabTo(page, 'Delete account')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Delete account' })).toBeFocused()
  await tabTo(page, 'Password')
  await page.keyboard.type(person.password)
  await tabTo(page, 'Delete my account')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/home')
  expect(await storedToken(page)).toBeNull()
  const again = { email: person.email, password: person.password }
  expect((await request.post('/api/authenticate', { data: again })).status()).toBe(401)
})

test('the forms of an account are accessible on a phone after an error', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  for (const path of ['/editpassword', '/deleteaccount', '/confirmemail/no-such-token']) {
    await page.goto(path)
    await page.getByRole('main').getByRole('button').last().click()
    await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible()
    await expectAccessible(page, { dark: true })
  }
})
