import { appraise } from '@homeyield/domain/appraisal/appraise'
import { expect, it } from 'vitest'
import { newForm } from '../calculator-form.ts'
import type { CalculatorForm } from '../calculator-form.ts'
import { hasRent } from './summary.ts'

const rented = (more: Partial<CalculatorForm>) =>
  hasRent(appraise({ ...newForm([]), purchase_price: 850_000, ...more }))

it('a yield needs a rent: what was typed, 0 included, or what the market says', () => {
  expect(rented({})).toBe(false)
  // Nothing is known of the market (specification section 4): the ranges are 0.
  expect(rented({ rent_source: 'range', weekly_rental_income_lower: 0, weekly_rental_income_upper: 0 })).toBe(false)
  expect(rented({ rent_source: 'typed', weekly_rental_income: 0 })).toBe(true)
  expect(rented({ rent_source: 'typed', weekly_rental_income: 650 })).toBe(true)
  expect(rented({ rent_source: 'market', market_lower_quartile: 570, market_upper_quartile: 700 })).toBe(true)
})
