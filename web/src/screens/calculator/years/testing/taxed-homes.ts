import { aWeek } from '@homeyield/domain/money/money'
import { GIVEN_LOANS, GOLDEN_HOME } from '@homeyield/domain/analysis/testing/golden-deal'
import type { GivenAnalysis } from '@homeyield/domain/analysis/inputs/analysis-inputs'
import { isKnown } from '@homeyield/domain/outcome/outcome'
import { completeAnalysis } from '@homeyield/domain/analysis/inputs/complete-analysis'
import { analysisOf } from '../../analysis/analysis-of.ts'
import { newForm } from '../../model/calculator-form.ts'
import { stateOf } from '../../model/calculator-state.ts'
import type { CalculatorState } from '../../model/calculator-state.ts'
import type { TaxFigure } from '@homeyield/domain/figures/year-figures'
import { taxWorking } from '@homeyield/domain/figures/workings/tax-working'
import type { TaxBasis } from '@homeyield/domain/figures/workings/tax-working'

const TWO: GivenAnalysis['owners'] = [
  { name: 'Ana', share_pct: 60, other_income: 95_000 },
  { name: 'Ben', share_pct: 40, other_income: 48_000 },
]

/** Reference case P2. */
export function golden(analysis: GivenAnalysis = {}): CalculatorState {
  return stateOf({
    ...newForm([]),
    ...GOLDEN_HOME,
    analysis: {
      settlement_date: '2026-12-01',
      acquired_date: '2026-10-20',
      value_growth_pct: 3.5,
      loans: GIVEN_LOANS,
      chattels_cost: 15_000,
      owners: TWO,
      ...analysis,
    },
  })
}

/** P4: sold after two years of 8 %, with one owner. */
export const soon = (analysis: GivenAnalysis = {}) =>
  golden({ years: 2, value_growth_pct: 8, owners: [{ other_income: 100_000 }], ...analysis })

/** A profitable home, P3 of the reference cases. */
export function profitable(analysis: GivenAnalysis = {}): CalculatorState {
  const { form } = golden()
  return stateOf({
    ...form,
    purchase_price: 450_000,
    deposit: 247_500,
    weekly_rental_income: 610,
    interest_rate: 5.2,
    loan_payment_term: 'Monthly',
    analysis: {
      ...form.analysis,
      loans: null,
      years: 15,
      chattels_cost: 8000,
      owners: [
        { name: 'Ana', share_pct: 50, other_income: 74_000 },
        { name: 'Ben', share_pct: 50, other_income: 185_000 },
      ],
      ...analysis,
    },
  })
}

export function basisOf({ form }: CalculatorState): TaxBasis {
  const { years_ahead: ahead, after_tax: tax } = analysisOf(form, true)
  if (!isKnown(ahead) || !isKnown(tax)) throw new Error('Nothing was computed')
  return {
    form,
    plan: completeAnalysis(form, '2026-12-01', true),
    weeklyRent: aWeek(form.weekly_rental_income ?? 0),
    loans: null,
    cashInvested: ahead.value.cash_invested,
    years: ahead.value.years,
    tax: tax.value,
  }
}

export const stepsOf = (state: CalculatorState, column: TaxFigure, year: number) =>
  taxWorking(column, year, basisOf(state))?.steps
