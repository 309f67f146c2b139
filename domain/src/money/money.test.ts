import { expect, it } from 'vitest'
import { profit } from '../investment-return/investment-return.ts'
import { breakEvenRent } from '../analysis/stress/break-even-rent.ts'
import { G, goldenDeal } from '../analysis/testing/golden-deal.ts'
import { aMonth, aPayment, aWeek, aYear, type Money, paymentToWeek, paymentToYear } from './money.ts'
import { weekToYear, yearlyCentsToWeek, yearToMonth, yearToWeek } from './money.ts'
import { amountOrZero } from './amount.ts'
import { toCents, toDollars } from './round.ts'
import { sum } from './sum.ts'

it('converts by 52 weeks, 12 months and the payments of a year', () => {
  expect(weekToYear(aWeek(635))).toBe(33_020)
  expect(yearToWeek(aYear(33_020))).toBe(635)
  expect(yearToMonth(aYear(33_020))).toBeCloseTo(2751.67, 2)
  expect(yearlyCentsToWeek(5_149_872)).toBe(990.36)
  expect(paymentToYear(aPayment(1980.72), 26)).toBeCloseTo(51_498.72, 2)
  expect(paymentToWeek(aPayment(1980.72), 26)).toBeCloseTo(990.36, 2)
})

it('keeps the period in what is rounded and added', () => {
  const weekly: Money<'week'> = sum([toDollars(aWeek(634.6)), toCents(aWeek(0.004)), amountOrZero<'week'>(null)])
  expect(weekly).toBe(635)
})

// Each line that the compiler must refuse; it reports one that it does not.
it('does not compile where an amount of another period is given', () => {
  const [weekly, monthly, yearly] = [aWeek(635), aMonth(2752), aYear(33_020)]
  // @ts-expect-error a year's money is not a week's
  const week: Money<'week'> = yearly
  // @ts-expect-error a month's money is not a year's
  const year: Money<'year'> = monthly
  // @ts-expect-error a number is no money of a period until it is given one
  const plain: Money<'week'> = 635
  // @ts-expect-error a year's money is not made a week's without dividing
  const renamed = aWeek(yearly)
  // @ts-expect-error a week's money is converted once
  const twice = weekToYear(weekToYear(weekly))
  // @ts-expect-error a week and a year do not add up
  const added: Money<'week'> = sum([weekly, yearly])
  // @ts-expect-error rent and expenses in the wrong places
  const swapped = profit(yearly, weekly)
  // @ts-expect-error a yearly target for the week
  const target = breakEvenRent(goldenDeal(G), yearly)
  expect([week, year, plain, renamed, twice, added, swapped, target]).toHaveLength(8)
})
