import { expect, openCalculator, result, test } from '../../calculator.ts'
import { calculationOf } from '../../fixtures.ts'

test.use({ tier: 'premium' })

// A rent of 505 and seven expenses, the last of them small.
const COSTS = {
  weekly_rental_income: 505,
  deposit: 170_000,
  loan_duration: 30,
  interest_rate: 6.49,
  insurance_cost: 1800,
  repairs_maintenance: 2000,
  rates: 3000,
  contingency: 500,
  property_management_fees: 8.5,
}

test('every part of the week fits inside its bar', async ({ page, callApi }) => {
  const { id } = await callApi<{ id: string }>('POST', '/calculations', calculationOf('7 Seven Parts Road', COSTS))
  await openCalculator(page, `/calculator/${id}`)
  const bars = result(page).getByRole('figure').locator('[aria-hidden=true] > div')
  await expect(bars.nth(1).locator('[data-part]')).toHaveCount(8)
  for (const bar of [bars.first(), bars.nth(1)]) {
    const beyond = await bar.evaluate((element) => {
      const { right } = element.getBoundingClientRect()
      return [...element.children].map((part) => part.getBoundingClientRect().right - right).filter((px) => px > 0.5)
    })
    expect(beyond).toEqual([])
  }
})
