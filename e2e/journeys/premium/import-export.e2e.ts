import { readFile } from 'node:fs/promises'
import { expectAccessible } from '../../expect-accessible.ts'
import { calculationOf, deleteSaved, expect, expectToFit, test } from '../../fixtures.ts'

test.use({ tier: 'premium' })

const LOANS = [
  { name: 'Fixed', share_pct: 60, fixed_until: '2030-12-01' },
  { name: 'Floating', share_pct: 40 },
]
const SCENARIO = {
  id: '0196f3a0-0000-4000-8000-000000000001',
  name: 'Cheaper',
  changes: { purchase_price: 680_000 },
}
const SAVED = calculationOf('12 Ōrākei Road, Remuera', {
  deposit: 170_000,
  interest_rate: 6.49,
  loan_duration: 30,
  tags: ['a, b', '=1+1'],
  note: 'Roof is new.\nAsk again.',
  analysis: { loans: LOANS },
  scenarios: [SCENARIO],
})

test('calculations are exported and imported as XLSX, CSV and JSON, without a loss', async ({ page, callApi }) => {
  const { id } = await callApi<{ id: string }>('POST', '/calculations', SAVED)
  const { id: _id, ...saved } = await callApi<Saved>('GET', `/calculations/${id}`)
  await page.goto('/calculations')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('link', { name: 'Import and export' }).click()
  const own = { uuid: '', version: 0, created_at: '', updated_at: '', readonly: false }
  for (const format of ['XLSX', 'CSV', 'JSON']) {
    await test.step(format, async () => {
      const downloading = page.waitForEvent('download')
      await page.getByRole('button', { name: `Export as ${format}` }).click()
      const file = await downloading
      const buffer = await readFile(await file.path())
      await deleteSaved(callApi)
      await page.locator('input[type=file]').setInputFiles({ name: file.suggestedFilename(), mimeType: '', buffer })
      await page.getByRole('button', { name: 'Import 1 calculation' }).click()
      await expect(page.getByText('1 of 1 calculation imported.')).toBeVisible()
      const [imported] = await callApi<{ id: string }[]>('GET', '/calculations')
      const { id: _imported, ...found } = await callApi<Saved>('GET', `/calculations/${imported?.id ?? ''}`)
      expect({ ...found, ...own }).toEqual({ ...saved, ...own })
    })
  }
})

test('a spreadsheet of one’s own is imported by its first row; a refused row says why, and nothing else is lost', async ({
  page,
  callApi,
}) => {
  await callApi('GET', '/account')
  await page.goto('/importexport')
  const choose = page.locator('input[type=file]')
  await choose.setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from('a\n"b') })
  await expect(page.getByText('A cell of this CSV file begins with a quote that does not end.')).toBeVisible()

  const lines = [
    'Where,Price,Rent pw',
    '1 High Street,500000,600',
    '2 High Street,dear,600',
    '3 High Street,700000,700',
  ]
  await choose.setInputFiles({ name: 'homes.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) })
  await expect(page.getByText('Choose the column that has the address.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Where is imported as' }).selectOption('Address')
  await expect(page.getByText('2 calculations can be imported, 1 row cannot.')).toBeVisible()
  const rows = page.getByRole('region', { name: 'Rows of the file, as a table' })
  await expect(rows.getByRole('row', { name: /^3 /u })).toContainText('Purchase price: Enter a number')
  await rows.getByRole('button', { name: 'Change the cells of row 3' }).click()
  await expectAccessible(page, { dark: true })
  await expectToFit(page)

  await page.route('**/api/calculations', (route) => route.abort())
  await page.getByRole('button', { name: 'Import 2 calculations' }).click()
  await expect(page.getByText('The rest was not sent.')).toBeVisible()
  await expect(page.getByRole('combobox')).toHaveCount(0)
  await page.unroute('**/api/calculations')
  await page.getByRole('button', { name: 'Try 2 calculations again' }).click()
  await expect(page.getByText('2 of 2 calculations imported.')).toBeVisible()
  await page.getByRole('link', { name: 'Go to saved calculations' }).click()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([/^3 High/u, /^1 High/u])
})

interface Saved {
  readonly id: string
}
