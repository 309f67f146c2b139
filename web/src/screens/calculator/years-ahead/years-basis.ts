import type { Analysis } from '@homeyield/domain/analysis/analyse'
import type { AnalysisInputs } from '@homeyield/domain/analysis/analysis-inputs'
import type { YearBeforeTax } from '@homeyield/domain/analysis/projection/years-ahead'
import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import type { LoansSummary } from '@homeyield/domain/loans/summarise-loans'
import { isKnown } from '@homeyield/domain/outcome/outcome'
import { settleAnalysis } from '@homeyield/domain/analysis/settle-analysis'
import { amountOrZero } from '@homeyield/domain/money/amount'
import { today } from '../loans/today.ts'
import type { CalculatorState } from '../model/calculator-state.ts'

/** What the years of a calculation follow from. */
export interface YearsBasis {
  readonly form: CalculationInputs
  readonly plan: AnalysisInputs
  readonly weeklyRent: number
  /** Null for several loans without Premium, which counts one. */
  readonly loans: LoansSummary | null
  /** Of a settled home what is left in it; null where it is not known. */
  readonly cashInvested: number | null
  readonly years: readonly YearBeforeTax[]
}

/** What the years follow from, or a sentence on what is missing. */
export function yearsBasis(
  { form, figures }: CalculatorState,
  { years_ahead: ahead, loans }: Analysis,
): YearsBasis | string {
  if (!isKnown(ahead)) return ahead.message
  return {
    form,
    plan: settleAnalysis(form.analysis, today()),
    weeklyRent: amountOrZero(figures.weekly_rental_income),
    loans: isKnown(loans) ? loans.value : null,
    cashInvested: ahead.value.cash_invested,
    years: ahead.value.years,
  }
}
