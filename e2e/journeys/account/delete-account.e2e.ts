import { expectAccessible } from '../../expect-accessible.ts'
import { calculationOf, expect, storedToken, signIn, test } from '../../fixtures.ts'
import { expectMails } from '../../inbox.ts'
import { PASSWORDS } from '../../passwords.ts'

test.use({ tier: 'own' })

test('deleting an account needs the password and signs out every tab', async ({ page, context, callApi, person }) => {
  await callApi('POST', '/calculations', calculationOf('5 Kōwhai Street, Ōtāhuhu, Auckland'))
  const other = await context.newPage()
  await other.goto('/calculations')
  await expect(other.getByRole('heading', { name: '1 saved calculation' })).toBeVisible()

  await page.bringToFront()
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
  expect(await storedToken(page)).toBeNull()
  await expect(other).toHaveURL('/signin')
  await other.bringToFront()
  await signIn(other, person)
  await expect(other.getByRole('alert').filter({ hasText: 'incorrect' })).toBeVisible()
  await expectMails(page.request, person.email, 2)
})
