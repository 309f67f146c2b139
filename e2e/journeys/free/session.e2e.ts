import { box, fill, openCalculator } from '../../calculator.ts'
import { expect, signIn, storedToken, test } from '../../fixtures.ts'

// Every way in which a session ends: web/src/session/session-ends.test.tsx.
test.use({ tier: 'own' })

test('Logout shows a message, and revokes the session', async ({ page, person }) => {
  await page.goto('/profile')
  const revoked = page.waitForResponse((response) => response.url().endsWith('/api/account/sign_out'))
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/signin')
  await expect(page.getByRole('status').filter({ hasText: 'You have signed out.' })).toBeVisible()
  expect((await revoked).status()).toBe(204)
  expect(await storedToken(page)).toBeNull()
  const again = await page.request.get('/api/account', { headers: { authorization: `Bearer ${person.token}` } })
  expect(again.status()).toBe(401)
})

test('what another tab does with the session happens here too, and a calculation in progress stays', async ({
  page,
  context,
  person,
  premiumPerson,
}) => {
  await openCalculator(page)
  await fill(page, { Rates: '3456' })
  const other = await context.newPage()
  await other.goto('/profile')
  await other.getByRole('main').getByRole('button', { name: 'Logout' }).click()
  await expect(other).toHaveURL('/signin')
  await expect(page).toHaveURL('/signin')
  await signIn(other, person)
  await expect(other).toHaveURL('/calculator')
  await expect(page).toHaveURL('/calculator')
  await expect(box(page, 'Rates')).toHaveValue('3,456')

  await other.goto('/profile')
  await expect(other.getByText(person.email).first()).toBeVisible()
  await page.goto('/support')
  await page.evaluate((token) => localStorage.setItem('homeyield.token', token), premiumPerson.token)
  await expect(other.getByText(premiumPerson.email)).toBeVisible()
  await expect(other.getByText(person.email)).toHaveCount(0)
})
