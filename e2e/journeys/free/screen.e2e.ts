import { expectAccessible } from '../../expect-accessible.ts'
import { expect, test } from '../../fixtures.ts'

test.use({ tier: 'own' })

test('a free account has ten lines read, and sees in place what needs Premium', async ({ page, callApi }) => {
  await callApi('GET', '/account')
  await page.goto('/screen')
  await expect(page.getByText(/its first ten homes are read/u)).toBeVisible()
  const lines = Array.from(
    { length: 12 },
    (_, index) => `${index + 1} Queen Street, Enderley, Hamilton, 3 bedroom house`,
  )
  await page.getByRole('textbox', { name: 'Your homes' }).fill(lines.join('\n'))
  await page.getByRole('button', { name: 'Rank these homes' }).click()
  await expect(page.getByRole('heading', { name: 'Not read: 2' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Upgrade to Premium' }).first()).toBeVisible()
  await expectAccessible(page, { dark: true })
})
