import { GOLDEN_HOME } from '@homeyield/domain/analysis/testing/golden-deal'
import { expect, it } from 'vitest'
import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import { newForm } from '../model/calculator-form.ts'
import { stateOf } from '../model/calculator-state.ts'
import { changeBedrooms, changeDwelling } from '../model/calculator-transitions.ts'
import type { WorkingName } from '@homeyield/domain/figures/workings/result-working'
import { WORKING_NAMES } from '@homeyield/domain/figures/workings/result-working'
import { costHeadline } from './cost-headline.ts'
import { assumedBedrooms, isAnyRefused, isRefused, missingCashText, shownFigure, signOf } from './shown-figure.ts'

const stateWith = (changes: Partial<CalculationInputs> = {}) => stateOf({ ...newForm([]), ...GOLDEN_HOME, ...changes })
const unknownOf = (state: ReturnType<typeof stateOf>) =>
  WORKING_NAMES.filter((name) => shownFigure(name, state) === null)

const YIELDS_AND_PROFIT: WorkingName[] = [
  'weekly_cash_flow',
  'gross_rental_yield',
  'net_rental_yield',
  'yearly_profit',
  'monthly_profit',
  'weekly_profit',
]
const WITHOUT_GROSS = YIELDS_AND_PROFIT.filter((name) => name !== 'gross_rental_yield')
const OF_LOAN: WorkingName[] = ['payment_quantity', 'weekly_payment', 'interest']
const OF_RENT: WorkingName[] = ['weekly_rental_income', 'property_management_expense', 'vacancy_expense']

it('shows every figure of a valid calculation', () => {
  const state = stateWith()
  expect(unknownOf(state)).toEqual([])
  expect(shownFigure('net_rental_yield', state)).toBe(-2.61)
  expect(shownFigure('weekly_profit', state)).toBe(-426)
  expect(isRefused(state)).toBe(false)
})

it.each<[string, Partial<CalculationInputs>, WorkingName[]]>([
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

it('treats unreadable text as refused, until it is corrected', () => {
  const state = { ...stateWith(), problems: { rates: 'Enter a number' } }
  expect(unknownOf(state).toSorted()).toEqual(['total_expenses', ...WITHOUT_GROSS].toSorted())
})

it('shows no result from a range whose upper bound is below the lower', () => {
  const state = stateWith({
    rent_source: 'range',
    weekly_rental_income: null,
    weekly_rental_income_lower: 700,
    weekly_rental_income_upper: 500,
  })
  expect(unknownOf(state).toSorted()).toEqual([...OF_RENT, 'total_expenses', ...YIELDS_AND_PROFIT].toSorted())
})

it('drops a refused figure with the field that only apartments have', () => {
  const apartment = stateWith({ dwelling: 'Apartment', body_corporate_fees: -500 })
  expect(isRefused(apartment)).toBe(true)
  const house = changeDwelling({ ...apartment, problems: { body_corporate_fees: 'Enter a number' } }, 'House')
  expect(isRefused(house)).toBe(false)
  expect(house.form.body_corporate_fees).toBeNull()
  expect(house.problems).toEqual({})
  // A valid one stays in case it becomes an apartment again.
  const good = changeDwelling(stateWith({ dwelling: 'Apartment', body_corporate_fees: 4800 }), 'House')
  expect(good.form.body_corporate_fees).toBe(4800)
})

it.each([
  ['a rent below 0', { rooms_let: 1, room_rent: -1 }],
  ['a part beyond the whole', { part_lived_in: 101 }],
])('of the rooms of a home to live in, %s drives no cost', (_, changes) => {
  const state = stateWith({ purpose: 'live_in', ...changes })
  expect(isAnyRefused(state)).toBe(true)
  expect(costHeadline(state).value).toBeNull()
  expect(isAnyRefused(stateWith(changes))).toBe(false)
  expect(unknownOf(state)).toEqual([])
})

it('ignores a problem that the result does not depend on', () => {
  const state = { ...stateWith({ capital_value: -5 }), problems: { property: 'You need to enter an address' } }
  expect(unknownOf(state)).toEqual([])
})

it.each<[string, Partial<CalculationInputs>]>([
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
  // A share of the rent is unknown too.
  expect(unknownOf(state).toSorted()).toEqual([...OF_RENT, ...YIELDS_AND_PROFIT].toSorted())
  expect(unknownOf({ ...state, form: { ...state.form, vacancy_cost: 0 } })).not.toContain('vacancy_expense')
})

it('shows the loss of a typed rent of 0', () => {
  // 1,800 + 2,000 + 2,900 + 500 + 43,897.
  expect(shownFigure('yearly_profit', stateWith({ weekly_rental_income: 0 }))).toBe(-51_097)
})

it('shows unknown interest as unknown, and figures without it', () => {
  const lacking = stateWith({ interest_rate: null })
  expect(unknownOf(lacking).toSorted()).toEqual([...OF_LOAN, 'weekly_cash_flow'].toSorted())
  expect(shownFigure('interest', stateWith({ interest_rate: null, include_interest_in_calc: false }))).toBe(0)
})

it('shows no profit or cash as a gain before the loan is counted', () => {
  const signsOf = (changes: Partial<CalculationInputs>) =>
    ['weekly_cash_flow', 'net_rental_yield', 'weekly_profit'].map((name) =>
      signOf(name as WorkingName, stateWith(changes)),
    )
  expect(signsOf({})).toEqual(['loss', 'loss', 'loss'])
  // 418 a week before any loan.
  expect(signsOf({ deposit: 850_000 })).toEqual(['gain', 'gain', 'gain'])
  expect(signsOf({ deposit: null })).toEqual([undefined, undefined, undefined])
  expect(signsOf({ purchase_price: null })).toEqual([undefined, undefined, undefined])
  // Interest that is left out on purpose is not missing from a profit.
  expect(signsOf({ interest_rate: null, include_interest_in_calc: false })).toEqual([undefined, 'gain', 'gain'])
  expect(signOf('weekly_rental_income', stateWith())).toBeUndefined()
})

it('tells the bedrooms that the rent assumes, until they are known', () => {
  const market = { rent_source: 'market' as const, market_lower_quartile: 570, market_upper_quartile: 700 }
  const assumed = stateWith({ ...market, weekly_rental_income: null })
  expect(assumedBedrooms(assumed)).toBe(1)
  expect(assumedBedrooms(stateWith({ ...market, weekly_rental_income: null, number_of_bedrooms: 3 }))).toBe(3)
  expect(assumedBedrooms(changeBedrooms(assumed, 1))).toBeNull()
  expect(assumedBedrooms(stateWith())).toBeNull()
})

it('tells what the cash each week lacks', () => {
  expect(missingCashText(stateWith())).toBeNull()
  expect(missingCashText(stateWith({ interest_rate: null, include_interest_in_calc: false }))).toBe('an interest rate')
  expect(missingCashText(stateWith({ purchase_price: null }))).toBeNull()
})
