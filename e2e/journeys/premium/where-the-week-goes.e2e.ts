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

for (const [width, columns] of [
  [320, 1],
  [375, 2],
] as const) {
  test(`at ${width} px the parts are listed in ${columns} columns, with nothing cut off`, async ({ page, callApi }) => {
    await page.setViewportSize({ width, height: 700 })
    const { id } = await callApi<{ id: string }>('POST', '/calculations', calculationOf('7 Seven Parts Road', COSTS))
    await openCalculator(page, `/calculator/${id}`)
    await page.getByRole('button', { name: /Open the full result/u }).click()
    const list = page.getByRole('dialog', { name: 'Your result' }).getByRole('figure').locator('dl')
    await expect(list).toBeVisible()
    const lefts = await list
      .locator('dt')
      .evaluateAll((terms) => terms.map((term) => term.getBoundingClientRect().left))
    expect(new Set(lefts.map(Math.round)).size).toBe(columns)
    expect(await list.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  })
}
