import { expect, GOLDEN_RENT, mockMarketRent, openCalculator, test } from '../../calculator.ts'
import { calculationOf } from '../../fixtures.ts'
import { waitUntilIdle } from '../../page-idle.ts'

test.use({ tier: 'professional' })

const PLACE = '1 First Street, Frankton, Hamilton'
const MARKET = {
  rent_source: 'market',
  weekly_rental_income: null,
  market_lower_quartile: 570,
  market_upper_quartile: 700,
  market_period: '2025-07-01',
}
const LONG = {
  estimate_weekly_lower: 640,
  estimate_weekly_upper: 690,
  estimate_monthly_lower: 2773,
  estimate_monthly_upper: 2990,
  estimate_yearly_lower: 33_280,
  estimate_yearly_upper: 35_880,
  estimate_reason: 'Sunny and warm, '.repeat(25).trim(),
}
const COSTS = { deposit: 170_000, interest_rate: 6.49, loan_duration: 30, rates: 2900, insurance_cost: 1800 }

test('printing gives a one-page assessment and nothing else', async ({ page, callApi }) => {
  const body = { ...calculationOf(PLACE, { ...MARKET, ...COSTS }), ...LONG }
  const { id } = await callApi<{ id: string }>('POST', '/calculations', body)
  await openCalculator(page, `/calculator/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('1 First Street')
  await expect(page.getByRole('article')).toHaveCount(0)
  // Printing while parts still load adds empty pages; no person prints that fast.
  await waitUntilIdle(page)
  await expect(page.locator('html')).toHaveAttribute('data-prints', 'assessment')
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/gu)).toHaveLength(1)

  await page.emulateMedia({ media: 'print' })
  const sheet = page.getByRole('article')
  await expect(sheet.getByRole('heading', { level: 1 })).toHaveText(PLACE)
  for (const text of [
    '$635',
    '$610 to $660 a week',
    '$640 to $690 a week',
    'Where the week goes',
    'MBIE',
    'Stats NZ',
  ]) {
    await expect(sheet).toContainText(text)
  }
  await expect(sheet).toContainText('Prepared by Professional account with Homeyield')
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('button')).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })
  await expect(sheet).toHaveCount(0)

  await page.getByRole('button', { name: 'Print' }).click()
  const dialog = page.getByRole('dialog', { name: 'Print' })
  await dialog.getByRole('checkbox', { name: /^Add a page on the loans/u }).check()
  await dialog.getByRole('checkbox', { name: /^Add a page for your bank/u }).check()
  // A browser with a window would open its own dialog, and refuse to make the file below.
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-print-called', '')
  })
  await dialog.getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-print-called')
  await expect(dialog).toHaveCount(0)
  await page.emulateMedia({ media: null })
  const three = await page.pdf({ preferCSSPageSize: true, printBackground: true })
  expect(three.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/gu)).toHaveLength(3)
  await page.emulateMedia({ media: 'print' })
  await expect(sheet.first()).toContainText('Prepared by Professional account with Homeyield', { useInnerText: true })
  const loans = page.getByRole('article').nth(1)
  for (const text of ['$680,000', 'Year', 'If rates rise', 'Rates 2 points higher', 'Where it breaks even']) {
    await expect(loans).toContainText(text)
  }
  const bank = page.getByRole('article').last()
  for (const text of ['Home loan information', '80.00%', '$635 a week', 'Rules as at']) {
    await expect(bank).toContainText(text)
  }
})

test('a printed rent of low confidence says so', async ({ page, callApi }) => {
  await mockMarketRent(page, [{ ...GOLDEN_RENT, confidence: 'Low', interval_80: [480, 850] }])
  const { id } = await callApi<{ id: string }>('POST', '/calculations', {
    ...calculationOf(PLACE, { ...MARKET, ...COSTS }),
    number_of_bedrooms: 3,
    sa2_code: '252900',
  })
  await openCalculator(page, `/calculator/${id}`)
  await expect(page.locator('html')).toHaveAttribute('data-prints', 'assessment')
  await waitUntilIdle(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('article')).toContainText(
    '$610 to $660 a weekLow confidence. Area median likely $480–850.',
  )
})
