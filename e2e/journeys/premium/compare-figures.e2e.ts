import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../../expect-accessible.ts'
import { calculationOf, expect, expectToFit, test } from '../../fixtures.ts'

test.use({ tier: 'premium' })

const LOAN = { deposit: 170_000, loan_duration_months: 360, interest_rate: 6.49, vacancy_cost: 0 }
const HIGHER = {
  id: '7b0f3a52-5c1d-4c8e-9b59-0d3a6e0f4a11',
  name: 'Higher rates',
  changes: { interest_rate: 7.49 },
}

const table = (page: Page): Locator => page.getByRole('table')
/** The headings of the columns after the names of the figures. */
const homes = (page: Page): Locator => table(page).getByRole('columnheader').filter({ hasNotText: 'Figure' })
const row = (page: Page, name: string): Locator =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
const cells = (page: Page, name: string): Locator => row(page, name).getByRole('cell')

test('every figure of calculations and scenarios, side by side', async ({ page, callApi }) => {
  await callApi('POST', '/calculations', calculationOf('9 High Street, Frankton', { ...LOAN, purchase_price: 650_000 }))
  await callApi('POST', '/calculations', calculationOf('12 Rose Street, Enderley', { ...LOAN, scenarios: [HIGHER] }))
  await page.goto('/calculations/compare')

  await test.step('the columns are the last ones, and a scenario is added by the keyboard', async () => {
    await page.getByRole('link', { name: 'Every figure side by side' }).click()
    await expect(homes(page)).toHaveText(['12 Rose Street', '9 High Street'])
    await expect(page.getByLabel('Add a calculation or scenario')).toHaveText('12 Rose Street: Higher rates')
    await page.getByLabel('Add a calculation or scenario').focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(homes(page)).toHaveText(['12 Rose Street', '9 High Street', '12 Rose StreetHigher rates'])
    // 52 × 650 of 850,000 and of 650,000.
    await expect(cells(page, 'Gross yield')).toHaveText(['3.98%', '5.20%Best+1.22%', '3.98%'])
    await expect(cells(page, 'Confidence')).toHaveText(['Your own rent', 'Your own rent', 'Your own rent'])
    await expectAccessible(page, { dark: true })
  })

  await test.step('differences only leaves what is not the same', async () => {
    await expect(row(page, 'Dwelling type')).toBeVisible()
    await page.getByRole('checkbox', { name: 'Differences only' }).check()
    await expect(row(page, 'Dwelling type')).toHaveCount(0)
    await expect(cells(page, 'Interest rate')).toHaveText(['6.49% a year', '6.49% a year', '7.49% a year'])
  })

  await test.step('the same rate for all is computed, and not saved', async () => {
    await page.getByRole('checkbox', { name: 'Same deposit, rate and costs for all' }).check()
    await expect(row(page, 'Interest rate')).toHaveCount(0)
    const cash = await cells(page, 'Cash each week').first().textContent()
    await page.getByRole('textbox', { name: 'Interest rate' }).fill('0')
    await expect(cells(page, 'Cash each week').first()).not.toHaveText(cash ?? '')
    await page.getByRole('textbox', { name: 'Interest rate' }).fill('101')
    await expect(page.getByText('Enter a figure from 0 to 100')).toBeVisible()
    await page.reload()
    await expect(cells(page, 'Interest rate')).toHaveText(['6.49% a year', '6.49% a year', '7.49% a year'])
  })

  await test.step('each column says whether it meets one’s own criteria', async () => {
    await page.getByText('Your criteria').click()
    await page.getByRole('textbox', { name: 'LVR at most' }).fill('75')
    // 680,000 of 850,000 is 80 %; 480,000 of 650,000 is 73.85 %.
    await expect(cells(page, 'LVR at most 75.00%')).toHaveText(['Not metby 5.00%', 'Met', 'Not metby 5.00%'])
  })

  await test.step('a phone shows the first column and one beside it, and nothing overflows', async () => {
    await page.setViewportSize({ width: 375, height: 800 })
    await expect(homes(page)).toHaveText(['12 Rose Street', '9 High Street'])
    await page.getByLabel('Beside the first').selectOption('12 Rose Street, Higher rates')
    await expect(homes(page)).toHaveText(['12 Rose Street', '12 Rose StreetHigher rates'])
    // A third of the table each.
    expect((await cells(page, 'Gross yield').first().boundingBox())?.width).toBeGreaterThan(100)
    await expectAccessible(page)
    await expectToFit(page)
    // Paper is as narrow, and has all.
    await page.emulateMedia({ media: 'print' })
    await expect(homes(page)).toHaveCount(3)
    await expectToFit(page, [718])
    await page.emulateMedia({ media: null })
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  await test.step('the files have what is shown, a home in each row', async () => {
    const [csv] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export as CSV' }).click(),
    ])
    const lines = (await readFile(await csv.path(), 'utf8')).split('\r\n')
    expect(lines[0]).toMatch(/^\uFEFF"Address","Scenario","LVR at most 75.00%","Price \(NZD\)",/u)
    expect(lines[3]).toMatch(/^"12 Rose Street","Higher rates","Not met",850000,/u)
    const [xlsx] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export as XLSX' }).click(),
    ])
    expect(xlsx.suggestedFilename()).toMatch(/^homeyield-comparison-\d{4}-\d\d-\d\d\.xlsx$/u)
  })

  await test.step('one column is not enough, and a scenario opens from its column', async () => {
    await page.getByRole('button', { name: 'Remove 9 High Street from the comparison' }).click()
    await page.getByRole('link', { name: '12 Rose Street Higher rates' }).click()
    await expect(page.getByRole('button', { name: 'Higher rates' })).toHaveAttribute('aria-pressed', 'true')
    await page.goBack()
    await page.getByRole('button', { name: 'Remove 12 Rose Street, Higher rates from the comparison' }).click()
    await expect(page.getByText('Choose two.')).toBeVisible()
  })

  await test.step('a column added while another is being read takes nothing out', async () => {
    await page.reload()
    const read = Promise.withResolvers<undefined>()
    await expect(page.getByText('Choose two.')).toBeVisible()
    await page.route('**/api/calculations/*', async (route) => {
      await read.promise
      await route.fallback()
    })
    const add = async (name: string) => {
      await page.getByLabel('Add a calculation or scenario').selectOption(name)
      await page.getByRole('button', { name: 'Add', exact: true }).click()
    }
    await add('9 High Street')
    await add('12 Rose Street: Higher rates')
    read.resolve(undefined)
    await expect(homes(page)).toHaveText(['12 Rose Street', '9 High Street', '12 Rose StreetHigher rates'])
  })
})

test('an address that names seven shows the first six, and says so', async ({ page, callApi }) => {
  const ids: string[] = []
  for (const number of [1, 2, 3, 4, 5, 6, 7]) {
    const { id } = await callApi<{ id: string }>(
      'POST',
      '/calculations',
      calculationOf(`${number} High Street, Frankton`),
    )
    ids.push(id)
  }
  await page.goto(`/calculations/compare?view=figures&with=${ids.join('+')}`)
  await expect(page.getByText('At most 6 can be compared. These are the first 6.')).toBeVisible()
  await expect(homes(page)).toHaveText([1, 2, 3, 4, 5, 6].map((each) => `${each} High Street`))
})
