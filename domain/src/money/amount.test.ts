import { describe, expect, it } from 'vitest'
import { amountOrZero, formatMoney, formatPercent, parseAmount } from './amount.ts'

describe('parseAmount', () => {
  it.each([
    ['$1,234.50', 1234.5],
    [' 850 000 ', 850000],
    ['6.49%', 6.49],
    ['.5', 0.5],
    ['5.', 5],
    ['−3', -3],
    ['-0', 0],
  ])('reads %s', (text, value) => expect(parseAmount(text)).toBe(value))

  it.each(['', '$', 'abc', '1e5', '1.2.3', '--1', 'Infinity', '9'.repeat(400)])('returns null for %s', (text) =>
    expect(parseAmount(text)).toBeNull(),
  )
})

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
