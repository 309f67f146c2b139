import { expectAccessible } from '../../expect-accessible.ts'
import { expect, expectToFit, test } from '../../fixtures.ts'

test.use({ tier: 'premium' })

test('a key is made, copied, used and revoked', async ({ page, request }) => {
  await page.goto('/apikeys')
  await page.getByRole('textbox', { name: 'Name' }).fill('Our spreadsheet')
  await page.getByRole('button', { name: 'Make the key' }).click()
  const key = await page.getByRole('textbox', { name: 'The key Our spreadsheet' }).inputValue()
  await expectAccessible(page, { dark: true })
  await expectToFit(page)
  const call = () => request.get('/api/areas?q=Otahuhu', { headers: { authorization: `Bearer ${key}` } })
  expect((await call()).status()).toBe(200)
  await page.reload()
  await expect(page.getByRole('row', { name: /^Our spreadsheet/u })).not.toContainText('Not yet')
  await expect(page.getByText(key)).toBeHidden()
  await page.getByRole('button', { name: 'Revoke the key Our spreadsheet' }).click()
  await expect(page.getByRole('rowheader', { name: 'Our spreadsheet' })).toBeHidden()
  expect((await call()).status()).toBe(401)
})
