import { expect, it } from 'vitest'
import { newForm } from '../calculator-form.ts'
import type { CalculatorForm } from '../calculator-form.ts'
import { stateOf } from '../calculator-state.ts'
import type { WorkingName } from '../workings.ts'
import { WORKING_NAMES } from '../workings.ts'
import { isRefused, shownFigure } from './shown-figure.ts'

// The golden case of decisions section 2, its rent typed.
const GOLDEN: Partial<CalculatorForm> = {
  rent_source: 'typed',
  weekly_rental_income: 635,
  purchase_price: 850_000,
  deposit: 170_000,
  loan_duration_months: 360,
  interest_rate: 6.49,
  loan_payment_term: 'Fortnightly',
  insurance_cost: 1800,
  repairs_maintenance: 2000,
  rates: 2900,
  contingency: 500,
  vacancy_cost: null,
  property_management_fees: 8.5,
}
const stateWith = (changes: Partial<CalculatorForm> = {}) => stateOf({ ...newForm([]), ...GOLDEN, ...changes })
const unknownOf = (state: ReturnType<typeof stateOf>) =>
  WORKING_NAMES.filter((name) => shownFigure(name, state) === null)

const YIELDS_AND_PROFIT: WorkingName[] = [
  'gross_rental_yield',
  'net_rental_yield',
  'yearly_profit',
  'monthly_profit',
  'weekly_profit',
]
const WITHOUT_GROSS = YIELDS_AND_PROFIT.filter((name) => name !== 'gross_rental_yield')
const OF_LOAN: WorkingName[] = ['payment_quantity', 'weekly_payment', 'interest']
const OF_RENT: WorkingName[] = ['weekly_rental_income', 'property_management_expense', 'vacancy_expense']

it('shows every figure of a calculation that nothing is wrong with', () => {
  const state = stateWith()
  expect(unknownOf(state)).toEqual([])
  expect(shownFigure('net_rental_yield', state)).toBe(-2.61)
  expect(shownFigure('weekly_profit', state)).toBe(-426)
  expect(isRefused(state)).toBe(false)
})

it.each<[string, Partial<CalculatorForm>, WorkingName[]]>([
  ['a rent below 0', { weekly_rental_income: -300 }, [...OF_RENT, 'total_expenses', ...YIELDS_AND_PROFIT]],
  [
    'a rent beyond a million',
    { weekly_rental_income: 1_000_001 },
    [...OF_RENT, 'total_expenses', ...YIELDS_AND_PROFIT],
  ],
  ['a price below 0', { purchase_price: -1 }, [...OF_LOAN, 'total_expenses', ...YIELDS_AND_PROFIT]],
  ['a rate above 100 %', { interest_rate: 649 }, [...OF_LOAN, 'total_expenses', ...WITHOUT_GROSS]],
  ['rates below 0', { rates: -2900 }, ['total_expenses', ...WITHOUT_GROSS]],
  [
    'a fee above 50 %',
    { property_management_fees: 85 },
    ['property_management_expense', 'total_expenses', ...WITHOUT_GROSS],
  ],
])('%s drives no result', (_, changes, unknown) => {
  const state = stateWith(changes)
  expect(unknownOf(state).toSorted()).toEqual(unknown.toSorted())
  expect(isRefused(state)).toBe(true)
})

it('takes text that makes no figure for refused, until it is corrected', () => {
  const state = { ...stateWith(), problems: { rates: 'Enter a number' } }
  expect(unknownOf(state).toSorted()).toEqual(['total_expenses', ...WITHOUT_GROSS].toSorted())
})

it('takes no heed of a problem that the result does not follow from', () => {
  const state = { ...stateWith({ capital_value: -5 }), problems: { property: 'You need to enter an address' } }
  expect(unknownOf(state)).toEqual([])
})

it.each<[string, Partial<CalculatorForm>]>([
  ['none', { weekly_rental_income: null, rent_source: null }],
  [
    'the 0 of a market that knows none',
    {
      weekly_rental_income: null,
      rent_source: 'range',
      weekly_rental_income_lower: 0,
      weekly_rental_income_upper: 0,
    },
  ],
])('without a rent (%s) there are neither yields nor profit', (_, changes) => {
  const state = stateWith(changes)
  expect(unknownOf(state).toSorted()).toEqual(['weekly_rental_income', ...YIELDS_AND_PROFIT].toSorted())
})

it('a typed rent of 0 has its loss', () => {
  // 1,800 + 2,000 + 2,900 + 500 + 43,897.
  expect(shownFigure('yearly_profit', stateWith({ weekly_rental_income: 0 }))).toBe(-51_097)
})
