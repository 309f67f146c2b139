import { calculationOf, expect, test } from '../../fixtures.ts'

test.use({ tier: 'own' })

test('a free account is told before anything is saved what does not fit', async ({ page, callApi }) => {
  const homes = {
    name: 'homes.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Address\n1 High Street\n2 High Street'),
  }
  await page.goto('/importexport')
  await page.locator('input[type=file]').setInputFiles(homes)
  await expect(page.getByText('Only the first of these fits.')).toBeVisible()
  await expect(page.getByRole('row', { name: /2 High Street/u })).toContainText('Does not fit your plan')
  await expect(page.getByRole('button', { name: 'Import 1 calculation' })).toBeVisible()
  await callApi('POST', '/calculations', calculationOf('3 High Street'))
  await page.reload()
  await page.locator('input[type=file]').setInputFiles(homes)
  await expect(page.getByText('You have one, so none of these fits.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Import \d/u })).toHaveCount(0)
})
