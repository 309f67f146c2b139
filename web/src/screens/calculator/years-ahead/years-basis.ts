import type { Analysis } from '@homeyield/domain/analysis/analyse'
import { isKnown } from '@homeyield/domain/outcome/outcome'
import { settleAnalysis } from '@homeyield/domain/analysis/settle-analysis'
import { amountOrZero } from '@homeyield/domain/money/amount'
import { today } from '../loans/today.ts'
import type { CalculatorState } from '../model/calculator-state.ts'
import type { YearsBasis } from './year-working.ts'

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
