import { calculationOf, expect, expectAccessible, keptToken, signIn, test } from '../../house.ts'
import { expectMails } from '../../inbox.ts'
import { PASSWORDS } from '../../passwords.ts'

test.use({ tier: 'own' })

test('deleting takes the password; then everything is gone, in every tab', async ({ page, context, ask, person }) => {
  await ask('POST', '/calculations', calculationOf('5 Kōwhai Street, Ōtāhuhu, Auckland'))
  const other = await context.newPage()
  await other.goto('/calculations')
  await expect(other.getByRole('heading', { name: '1 saved calculation' })).toBeVisible()

  await page.goto('/profile')
  await page.getByRole('link', { name: 'Delete account' }).click()
  const password = page.getByLabel('Password', { exact: true })
  const remove = page.getByRole('button', { name: 'Delete my account' })
  await expect(page.getByRole('main')).toContainText(person.email)
  await remove.click()
  await expect(password).toBeFocused()
  await expect(password).toHaveAccessibleDescription('Enter your password')
  await expectAccessible(page)
  await password.fill(PASSWORDS.wrong)
  await remove.click()
  await expect(password).toHaveAccessibleDescription('Your password is incorrect')
  await password.fill(person.password)
  await remove.click()

  await expect(page).toHaveURL('/home')
  await expect(page.getByRole('status').filter({ hasText: 'Your account was deleted.' })).toBeVisible()
  expect(await keptToken(page)).toBeNull()
  await expect(other).toHaveURL('/signin')
  await signIn(other, person)
  await expect(other.getByRole('alert').filter({ hasText: 'incorrect' })).toBeVisible()
  await expectMails(page.request, person.email, 2)
})
