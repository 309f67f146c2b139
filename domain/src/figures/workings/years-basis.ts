import type { Analysis } from '../../analysis/analyse.ts'
import type { AnalysisInputs } from '../../analysis/inputs/analysis-inputs.ts'
import type { YearBeforeTax } from '../../analysis/projection/years-ahead.ts'
import type { CalculationInputs } from '../../calculation/fields.ts'
import type { LoansSummary } from '../../loans/summarise-loans.ts'
import { isKnown } from '../../outcome/outcome.ts'
import { amountOrZero } from '../../money/amount.ts'
import type { Money } from '../../money/money.ts'
import type { Appraisal } from '../../appraisal/appraise.ts'

/** What the years of a calculation follow from. */
export interface YearsBasis {
  readonly form: CalculationInputs
  readonly plan: AnalysisInputs
  readonly weeklyRent: Money<'week'>
  /** Null for several loans without Premium, which counts one. */
  readonly loans: LoansSummary | null
  /** Of a settled home what is left in it; null where it is not known. */
  readonly cashInvested: number | null
  readonly years: readonly YearBeforeTax[]
}

/** What the years follow from, or a sentence on what is missing. */
export function yearsBasis(
  { form, figures }: { readonly form: CalculationInputs; readonly figures: Appraisal },
  { years_ahead: ahead, loans }: Analysis,
  plan: AnalysisInputs,
): YearsBasis | string {
  if (!isKnown(ahead)) return ahead.message
  return {
    form,
    plan,
    weeklyRent: amountOrZero(figures.weekly_rental_income),
    loans: isKnown(loans) ? loans.value : null,
    cashInvested: ahead.value.cash_invested,
    years: ahead.value.years,
  }
}
