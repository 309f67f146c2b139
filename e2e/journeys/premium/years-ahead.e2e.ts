import { expect, openCalculator, openSection, save, test } from '../../calculator.ts'
import { expectAccessible } from '../../expect-accessible.ts'
import { expectToFit } from '../../fixtures.ts'

test.use({ tier: 'premium' })

// Reference case P4: three loans, sold after two years of 8 %, one owner with 100,000 of other income.
const SOLD_SOON = {
  property: '1 Test Street, Auckland',
  sa2_code: '110400',
  rent_source: 'typed',
  weekly_rental_income: 635,
  purchase_price: 850_000,
  deposit: 170_000,
  loan_duration_months: 360,
  interest_rate: 6.49,
  loan_payment_term: 'Fortnightly',
  insurance_cost: 1800,
  repairs_maintenance: 2000,
  rates: 2900,
  contingency: 500,
  property_management_fees: 8.5,
  analysis: {
    settlement_date: '2026-12-01',
    acquired_date: '2026-10-20',
    years: 2,
    value_growth_pct: 8,
    chattels_cost: 15_000,
    owners: [{ other_income: 100_000 }],
    loans: [
      { amount: 340_000, interest_rate: 4.49, fixed_until: '2027-12-01', rate_after: 5.49 },
      {
        amount: 240_000,
        interest_rate: 4.99,
        fixed_until: '2029-12-01',
        rate_after: 5.79,
        interest_only_months: 60,
        loan_payment_term: 'Monthly',
      },
      { amount: 100_000, interest_rate: 5.79, loan_payment_term: 'Weekly', offset_balance: 25_000 },
    ],
  },
}

test('an investor sees cash, its next change and the LVR of a saved home without scrolling', async ({
  page,
  callApi,
}) => {
  const { id } = await callApi<{ id: string }>('POST', '/calculations', SOLD_SOON)
  for (const [width, height] of [
    [375, 720],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    await openCalculator(page, `/calculator/${id}`)
    const figures = [/^Cash each week/u, /^From 14 Dec 2027: −\$391/u, /^80\.00%$/u]
    for (const text of figures) {
      await expect(page.getByText(text).and(page.locator(':visible')).first()).toBeInViewport({ ratio: 1 })
    }
  }
  // Nor does a table scroll.
  await openCalculator(page, `/calculator/${id}/years`)
  for (const name of ['Years ahead, as a table', 'After tax, year by year']) {
    const table = page.getByRole('region', { name })
    expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  }
})

test('a home is followed over its years after tax, by keyboard and on a phone', async ({ page, callApi }) => {
  const { id } = await callApi<{ id: string }>('POST', '/calculations', SOLD_SOON)
  await openCalculator(page, `/calculator/${id}/years`)
  const years = page.getByRole('main')
  await expect(
    years.getByText('Taxed if you agree to sell by 1 Dec 2028. A sale on 1 Dec 2028 is within it'),
  ).toBeVisible()
  await expect(years.getByRole('button', { name: '14.58%' })).toBeVisible()
  await openSection(page, 'Change what is assumed')
  await expect(years.getByText('New Zealand: 4.96% a year from 2006 to 2025, −0.99% from 2021. Auckland')).toBeVisible()

  // One figure of the table is reached with Tab, the others with the arrow keys.
  const table = years.getByRole('region', { name: 'After tax, year by year' })
  await table.getByRole('button').first().focus()
  await page.keyboard.press('ArrowDown')
  for (let column = 0; column < 4; column++) await page.keyboard.press('ArrowRight')
  await expect(table.getByRole('button', { name: '$28,396' })).toBeFocused()
  await page.keyboard.press('Enter')
  const working = page.getByRole('dialog', { name: 'Tax, year 2' })
  // Its lines break, unlike the cell's.
  await expect(working).toHaveCSS('white-space', 'normal')
  await expect(
    working.getByText('Owner 1: tax on $100,000 + $85,117.71, less tax on $100,000: $28,395.91'),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(table.getByRole('button', { name: '$28,396' })).toBeFocused()

  await years.getByText('Rules used, as at').press('Enter')
  await expect(years.getByRole('link', { name: 'ird.govt.nz, The bright-line test' }).first()).toBeVisible()
  await years.getByRole('button', { name: 'Add another owner' }).press('Enter')
  const second = years.getByRole('listitem', { name: 'Owner 2' })
  await second.getByRole('textbox', { name: 'Share' }).fill('40')
  await expect(second.getByText('The shares add up to 90 %.')).toBeVisible()
  await second.getByRole('textbox', { name: 'Share' }).fill('50')
  await expectAccessible(page, { dark: true })
  await expectToFit(page)
  await save(page, 'Update')
  expect(await callApi('GET', `/calculations/${id}`)).toMatchObject({
    analysis: { owners: [{ share_pct: 50, other_income: 100_000 }, { share_pct: 50 }] },
  })

  await page.setViewportSize({ width: 320, height: 640 })
  await openSection(page, 'Change what is assumed')
  await second.getByRole('button', { name: 'Remove Owner 2' }).click()
  await expect(years.getByRole('heading', { name: 'Owners' })).toBeFocused()
  await expect(years.getByRole('listitem', { name: 'Owner 1' }).getByRole('textbox', { name: 'Share' })).toHaveValue(
    '100',
  )
  await expectAccessible(page, { dark: true })
})
