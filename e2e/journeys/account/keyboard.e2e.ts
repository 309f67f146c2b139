import { expect, expectAccessible, freshEmail, storedToken, tabTo, test } from '../../fixtures.ts'
import { linkIn, nextMail } from '../../inbox.ts'
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

test.describe('dark theme', () => {
  test.use({ colorScheme: 'dark' })

  for (const path of ['/editpassword', '/yourdata', '/deleteaccount', '/confirmemail/no-such-token']) {
    test(`${path} is accessible before and after an error`, async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 800 })
      await page.goto(path)
      await expect(page.getByRole('main').getByRole('button').first()).toBeVisible()
      await expectAccessible(page)
      if (path === '/yourdata') return
      await page.getByRole('main').getByRole('button').last().click()
      await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible()
      await expectAccessible(page)
    })
  }

  test('the page after confirming an address is accessible', async ({ page, request }) => {
    const email = freshEmail()
    const account = { name: 'Aroha Journey', email, password: PASSWORDS.signUp }
    await request.post('/api/account', { data: { ...account, password_confirmation: PASSWORDS.signUp } })
    await page.goto(linkIn(await nextMail(page.request, email, 'confirmemail'), 'confirmemail'))
    await page.getByRole('button', { name: 'Confirm my email address' }).click()
    await expect(page.getByText('Thank you! Your email address is confirmed.')).toBeFocused()
    await expectAccessible(page)
  })
})
