import { expect, it } from 'vitest'
import { taxYearOf } from './tax-year-of.ts'

it.each([
  ['2026-12-31', 2027],
  ['2027-01-01', 2027],
  ['2027-03-31', 2027],
  ['2027-04-01', 2028],
])('takes %s for a day of the year to March %i', (day, year) => expect(taxYearOf(day)).toBe(year))
