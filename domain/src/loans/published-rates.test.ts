import { expect, it } from 'vitest'
import { MORTGAGE_TERMS, nameTerm } from './mortgage-terms.ts'
import { areOldRates } from './published-rates.ts'

it.each([
  ['2026-01-31', '2026-04-30', false],
  ['2026-01-31', '2026-05-01', true],
  ['2026-01-31', '2026-11-27', true],
  ['2026-10-31', '2026-11-27', false],
])('rates of %s are old on %s: %s', (monthEnd, today, old) => {
  expect(areOldRates(monthEnd, today)).toBe(old)
})

it('have the terms of the banks', () => {
  const names = ['Floating', '6 months', '1 year', '18 months', '2 years', '3 years', '4 years', '5 years']
  expect(MORTGAGE_TERMS.map(nameTerm)).toEqual(names)
})
