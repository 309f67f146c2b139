import { expect, it } from 'vitest'
import { amountOrZero, formatMoney, formatPercent } from './amount.ts'

it('counts a missing figure as nothing', () => {
  expect([null, undefined, NaN, Infinity, 12.5].map(amountOrZero)).toEqual([0, 0, 0, 0, 12.5])
})

it('writes money and percentages as New Zealand does', () => {
  expect(formatMoney(-22154)).toBe('−$22,154')
  expect(formatMoney(850000)).toBe('$850,000')
  expect(formatMoney(2806.7)).toBe('$2,806.70')
  expect(formatPercent(-2.61)).toBe('−2.61%')
  expect(formatPercent(4)).toBe('4.00%')
})
