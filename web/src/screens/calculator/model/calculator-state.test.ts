import { GIVEN_LOANS, GOLDEN_HOME } from '@homeyield/domain/analysis/testing/golden-deal'
import { buildLoanSchedule } from '@homeyield/domain/loans/build-loan-schedule'
import { expect, it, vi } from 'vitest'
import { newForm } from './calculator-form.ts'
import { fieldProblem, stateOf, toClean } from './calculator-state.ts'
import { setAnalysis, setField, setProblem, typeBound } from './calculator-transitions.ts'

vi.mock(import('@homeyield/domain/loans/build-loan-schedule'), { spy: true })

const start = stateOf(newForm([]))

it('without its unsaved changes has the newest version: as loaded, or as saved since', () => {
  const saved = { id: 'a', readonly: false, version: 3, photo: null, scenarios: [], scenario: null }
  const changed = stateOf({ ...newForm([]), number_of_bedrooms: 4 }, saved, newForm([]))
  expect(toClean(changed, 5)).toMatchObject({ form: changed.clean, saved: { version: 5 } })
  expect(toClean(changed, 2)).toMatchObject({ saved: { version: 3 } })
})

it('names each figure outside its limits, and follows the form', () => {
  const dear = setField(start, 'purchase_price', -1)
  expect(dear.refused).toEqual({ purchase_price: 'Enter a figure from 0 to 1,000,000,000' })
  expect(setField(dear, 'purchase_price', 850_000).refused).toEqual({})
})

it('refuses an upper rent below its lower one in every period, and reports a limit first', () => {
  const lower = typeBound(start, 'lower', 'weekly', 700)
  expect(typeBound(lower, 'upper', 'weekly', 500).refused).toEqual({
    weekly_rental_income_upper: 'Upper figure must not be less than lower',
    monthly_rental_income_upper: 'Upper figure must not be less than lower',
    yearly_rental_income_upper: 'Upper figure must not be less than lower',
  })
  expect(typeBound(lower, 'upper', 'weekly', -1).refused.weekly_rental_income_upper).toMatch(/^Enter a figure/u)
})

it('refuses an upper estimate below its lower one', () => {
  const estimate = { estimate_weekly_lower: 700, estimate_weekly_upper: 500 }
  expect(stateOf({ ...newForm([]), ...estimate }).refused).toEqual({
    estimate_weekly_upper: 'Upper figure must not be less than lower',
  })
})

it('refuses a rent too large to compute with', () => {
  const typed = stateOf({ ...newForm([]), rent_source: 'typed', weekly_rental_income: 2e12 })
  expect(typed.refused.weekly_rental_income).toMatch(/^Enter a figure/u)
})

it('refuses a term shorter than one repayment', () => {
  const yearly = setField(setField(start, 'loan_duration_months', 6), 'loan_payment_term', 'Yearly')
  expect(yearly.refused).toEqual({ loan_duration_months: 'A yearly repayment needs a term of at least a year.' })
  expect(setField(yearly, 'loan_payment_term', 'Monthly').refused).toEqual({})
})

it('shows the message of a field before the refusal of its figure', () => {
  const dear = setField(start, 'purchase_price', -1)
  expect(fieldProblem(setProblem(dear, 'purchase_price', 'Enter a number'), 'purchase_price')).toBe('Enter a number')
  expect(fieldProblem(dear, 'purchase_price')).toMatch(/^Enter a figure/u)
  expect(fieldProblem(start, 'purchase_price')).toBeNull()
})

it('computes no schedule at a key on an expense, and one at a key on one of eight loans', () => {
  const loans = [...GIVEN_LOANS.slice(0, 2), ...Array.from({ length: 6 }, (_, at) => ({ amount: 10_000 + at }))]
  const rest = { ...GIVEN_LOANS[2], amount: null }
  const state = setAnalysis(stateOf({ ...newForm([]), ...GOLDEN_HOME }), {
    settlement_date: '2026-12-01',
    loans: [...loans.slice(0, 7), rest],
  })
  expect(state.figures.weekly_cash_flow).not.toBeNull()
  vi.mocked(buildLoanSchedule).mockClear()
  const changed = setField(state, 'insurance_cost', 1801)
  expect(changed.figures.total_expenses).toBeGreaterThan(state.figures.total_expenses)
  expect(buildLoanSchedule).not.toHaveBeenCalled()
  setAnalysis(state, { loans: [{ ...loans[0], interest_rate: 4.5 }, ...loans.slice(1, 7), rest] })
  expect(buildLoanSchedule).toHaveBeenCalledTimes(1)
})

it('computes no schedule of a refused term, however long', () => {
  const golden = stateOf({ ...newForm([]), ...GOLDEN_HOME })
  vi.mocked(buildLoanSchedule).mockClear()
  const long = setField(golden, 'loan_duration_months', 1_000_000)
  expect(long.refused.loan_duration_months).toMatch(/^Enter a figure/u)
  expect(buildLoanSchedule).not.toHaveBeenCalled()
})

it('counts one loan for its next change, and a home that was settled before as it is today', () => {
  vi.useFakeTimers({ now: new Date('2026-11-25T23:00:00Z') })
  const golden = stateOf({ ...newForm([]), ...GOLDEN_HOME })
  expect(golden.figures).toMatchObject({ weekly_cash_flow: -572, next_change: { because: 'loan_repaid' } })
  const loans = [{ interest_rate: 2.99, fixed_until: '2024-01-10', rate_after: 6.9 }]
  const settled = setAnalysis(golden, { settlement_date: '2022-01-10', loans })
  // 418.14 − 1,010.38, case L13.
  expect(settled.figures).toMatchObject({ weekly_cash_flow: -592, weekly_payment: 1010 })
  vi.useRealTimers()
})
