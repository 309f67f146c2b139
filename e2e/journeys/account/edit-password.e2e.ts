import { expectAccessible } from '../../expect-accessible.ts'
import { expect, storedToken, signIn, test } from '../../fixtures.ts'
import { confirmEmail, expectMails } from '../../inbox.ts'
import { PASSWORDS } from '../../passwords.ts'
import type { Page } from '@playwright/test'

test.use({ tier: 'own' })
test.beforeEach(({ page }) => page.goto('/editpassword'))

async function change(page: Page, current: string, password: string): Promise<void> {
  await page.getByLabel('Current Password', { exact: true }).fill(current)
  await page.getByLabel('New Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Change password' }).click()
}

test('changing the password renews this session, ends all others and sends a mail', async ({
  page,
  person,
  request,
}) => {
  await confirmEmail(request, person.email)
  const other = await request.post('/api/authenticate', { data: { email: person.email, password: person.password } })
  const { auth_token } = (await other.json()) as { auth_token: string }
  await change(page, person.password, PASSWORDS.changed)
  await expect(page).toHaveURL('/profile')
  await expect(page.getByText('Your password was changed. You are signed out everywhere else.')).toBeVisible()
  const token = await storedToken(page)
  expect([null, person.token]).not.toContain(token)
  const status = async (bearer: string | null) =>
    (await request.get('/api/account', { headers: { authorization: `Bearer ${bearer}` } })).status()
  expect([await status(token), await status(auth_token), await status(person.token)]).toEqual([200, 401, 401])
  await page.reload()
  await expect(page.getByRole('heading', { name: person.name })).toBeVisible()
  await expectMails(page.request, person.email, 2)

  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click()
  await signIn(page, { ...person, password: PASSWORDS.changed })
  await expect(page).toHaveURL('/calculator')
})

test('a wrong password has an error at its field', async ({ page }) => {
  await page.getByRole('button', { name: 'Change password' }).click()
  const current = page.getByLabel('Current Password', { exact: true })
  await expect(current).toBeFocused()
  await expectAccessible(page)
  await change(page, PASSWORDS.wrong, PASSWORDS.changed)
  await expect(current).toHaveAccessibleDescription('Your password is incorrect')
  await expect(page).toHaveURL('/editpassword')
})
