import { GOLDEN_HOME } from '@homeyield/domain/analysis/testing/golden-deal'
import { expect, it } from 'vitest'
import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import { WORKING_NAMES, workingOf } from '@homeyield/domain/figures/workings/result-working'
import type { WorkingName } from '@homeyield/domain/figures/workings/result-working'
import { newForm } from '../model/calculator-form.ts'
import { stateOf } from '../model/calculator-state.ts'
import { isRefused, missingCashText, shownFigure } from '../figures/shown-figure.ts'
import { loansWorking } from '@homeyield/domain/figures/workings/loans-working'
import { today } from '../model/today.ts'

// Loans A, B and C of docs/method/loans.md, "Worked example", in the golden case.
const A = { amount: 340_000, interest_rate: 4.49, fixed_until: '2027-12-01', rate_after: 5.49 }
const B = { amount: 240_000, interest_rate: 4.99, interest_only_months: 60, loan_payment_term: 'Monthly' } as const
const C = { interest_rate: 5.79, loan_payment_term: 'Weekly', offset_balance: 25_000, name: 'Floating' } as const

function golden(...loans: NonNullable<NonNullable<CalculationInputs['analysis']>['loans']>) {
  return stateOf({
    ...newForm([]),
    ...GOLDEN_HOME,
    analysis: { settlement_date: '2026-12-01', loans },
  })
}

type State = ReturnType<typeof golden>
const steps = (name: WorkingName, { form, figures }: State) => workingOf(name, form, figures, today()).steps

it('works out each loan on its own', () => {
  const state = golden(A, B, C)
  expect(steps('weekly_payment', state)).toEqual([
    'Loan 1: $793.80 × 26 ÷ 52 = $396.90',
    'Loan 2: $998 × 12 ÷ 52 = $230.31',
    'Floating: $135.16 × 52 ÷ 52 = $135.16',
    'Together: $762',
  ])
  expect(steps('interest', state)).toEqual([
    'Loan 1: $15,148.40',
    'Loan 2: $11,976',
    'Floating: $4,264.83',
    'Together: $31,389',
  ])
  // (33,020 − 11,276.70 − 39,643.16) ÷ 52 = −344.23
  expect(steps('weekly_cash_flow', state).at(-1)).toMatch(/^\(\$33,020 − \$11,276.70 − \$39,643.\d\d\) ÷ 52 = −\$344$/u)
  expect(steps('weekly_cash_flow', state)[2]).toMatch(/^Repayments of all loans: \$39,643/u)
  expect(steps('total_expenses', state)).toContain('Interest: $31,389')
})

it('leaves one loan as it was', () => {
  const one = golden({ fixed_until: '2027-12-01', rate_after: 9 })
  for (const name of WORKING_NAMES) expect(loansWorking(name, one.form, one.figures, today())).toBeNull()
  expect(shownFigure('weekly_cash_flow', one)).toBe(-572)
})

it('says what the loans lack', () => {
  const short = golden({ amount: 672_000 }, { amount: 1 })
  expect(steps('interest', short)).toEqual(['Your loans add up to $672,001; you borrow $680,000.'])
  for (const name of ['weekly_payment', 'interest', 'weekly_cash_flow'] as const) {
    expect(shownFigure(name, short)).toBeNull()
  }
  expect(missingCashText(short)).toBe('loan parts that add up, each with a rate and a term')
})

it('shows no figure that a refused input of a loan drives', () => {
  const wrong = golden({ ...A, interest_rate: 649 }, B, C)
  const unknown = WORKING_NAMES.filter((name) => shownFigure(name, wrong) === null)
  expect(unknown.toSorted()).toEqual(
    [
      'interest',
      'monthly_profit',
      'net_rental_yield',
      'payment_quantity',
      'total_expenses',
      'weekly_cash_flow',
      'weekly_payment',
      'weekly_profit',
      'yearly_profit',
    ].toSorted(),
  )
  expect(isRefused(wrong, 'gross_rental_yield')).toBe(false)
  const typed = { ...golden(A, B, C), problems: { 'analysis.loans.0.amount': 'Enter a number' } }
  expect(shownFigure('weekly_cash_flow', typed)).toBeNull()
})
