import { expect, it } from 'vitest'
import { aWeek, aYear } from '../money/money.ts'
import { grossRentalYield, netRentalYield, profit } from './investment-return.ts'

// weekly rent, price, published yield, tolerance
it.each([
  [650, 750_000, 4.5, 0.05, 'staircase.co.nz'],
  [600, 600_000, 5.2, 0.005, 'calculate.co.nz'],
  [505, 700_000, 3.75, 0.005, 'stml.co.nz'],
])('gross yield of %d a week on %d is %d %%', (rent, price, expected, tolerance) => {
  expect(Math.abs(grossRentalYield(aWeek(rent), price)! - expected)).toBeLessThanOrEqual(tolerance + 1e-9)
})

// weekly rent, expenses, price, published yield
it.each([
  [600, 18_000, 600_000, 2.2, 'calculate.co.nz'],
  [550, 5000, 650_000, 3.63, 'wealthladder.co.nz'],
])('net yield of %d a week less %d on %d is %d %%', (rent, expenses, price, expected) => {
  expect(netRentalYield(aWeek(rent), aYear(expenses), price)).toBe(expected)
})

it('rounds a yield that ends in a half away from zero', () => {
  // 5,200 × 1,554 / 2,080,000 = 3.885 exactly; and the same below zero
  expect(grossRentalYield(aWeek(1554), 2_080_000)).toBe(3.89)
  expect(netRentalYield(aWeek(0), aYear(80_808), 2_080_000)).toBe(-3.89)
})

it('has no yield without a price', () => {
  for (const price of [0, null, NaN, -1, 1e-300]) {
    expect(grossRentalYield(aWeek(600), price)).toBeNull()
    expect(netRentalYield(aWeek(600), aYear(100), price)).toBeNull()
  }
})

it('gives profit by the year, month and week (mortgagelab.co.nz: 650 a week less 34,700 loses 900)', () => {
  expect(profit(aWeek(650), aYear(34_700))).toEqual({ yearly_profit: -900, monthly_profit: -75, weekly_profit: -17 })
})
