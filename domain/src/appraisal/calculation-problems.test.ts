import { expect, it } from 'vitest'
import { CALCULATION_FIELDS } from '../calculation/fields.ts'
import { limitProblem } from './calculation-limits.ts'
import { limitsProblem } from '../fields/limits-problem.ts'
import { calculationProblems } from './calculation-problems.ts'

const range = {
  property: '12 Example Street',
  weekly_rental_income_lower: 600,
  weekly_rental_income_upper: 650,
  monthly_rental_income_lower: null,
  monthly_rental_income_upper: 10,
  yearly_rental_income_lower: 31_200,
  yearly_rental_income_upper: 33_800,
}

it('needs an address', () => {
  expect(calculationProblems(range)).toEqual({})
  expect(calculationProblems({ ...range, property: '  ' })).toEqual({
    property: 'You need to enter an address to save this calculation.',
  })
})

it('refuses an upper figure below a set lower one, in each period', () => {
  expect(calculationProblems({ ...range, weekly_rental_income_upper: 599, yearly_rental_income_upper: 1 })).toEqual({
    weekly_rental_income_upper: 'Upper figure must not be less than lower',
    yearly_rental_income_upper: 'Upper figure must not be less than lower',
  })
})

it('names the limits of a figure outside them', () => {
  expect(limitProblem('property_management_fees', 50)).toBeNull()
  expect(limitProblem('property_management_fees', 50.01)).toBe('Enter a figure from 0 to 50')
  expect(limitProblem('purchase_price', -1)).toBe('Enter a figure from 0 to 1,000,000,000')
  expect(limitsProblem({ lowest: -20, highest: 20 }, 21)).toBe('Enter a figure from −20 to 20')
  expect(limitProblem('purchase_price', NaN)).not.toBeNull()
  expect(limitProblem('purchase_price', null)).toBeNull()
  for (const field of Object.values(CALCULATION_FIELDS)) {
    if ('limits' in field) expect(field.limits.lowest).toBeLessThan(field.limits.highest)
  }
})
