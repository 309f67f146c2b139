import { expect, it } from 'vitest'
import { areOldRates } from './published-rates.ts'

it.each([
  ['2026-01-31', '2026-04-30', false],
  ['2026-01-31', '2026-05-01', true],
  ['2026-01-31', '2026-11-27', true],
  ['2026-10-31', '2026-11-27', false],
])('rates of %s are old on %s: %s', (monthEnd, today, old) => {
  expect(areOldRates(monthEnd, today)).toBe(old)
})
