import type { Appraisal, AppraisalInputs } from '../../appraisal/appraise.ts'
import { completeLoans } from '../../loans/complete-loans.ts'
import type { Loan } from '../../loans/loan.ts'
import { type LoanNow, loansNow } from '../../loans/loan-now.ts'
import { aWeek, type Money } from '../../money/money.ts'
import { missingTerm } from '../../loans/missing-term.ts'
import type { Outcome, Unknown } from '../../outcome/outcome.ts'
import { chainKnown, isKnown, mapKnown, missingInput } from '../../outcome/outcome.ts'
import { hasRent } from '../../rent/has-rent.ts'
import type { AnalysisInputs } from '../inputs/analysis-inputs.ts'
import { buildDeal } from './build-deal.ts'
import type { Deal } from './deal.ts'

/** The loans and the deal of a calculation from its start. */
export interface CompletedDeal {
  readonly loans: Outcome<readonly Loan[]>
  /** Those that are not repaid. */
  readonly now: Outcome<readonly LoanNow[]>
  /** Why a loan has no schedule; null when all have one. */
  readonly noSchedule: Unknown | null
  readonly weeklyRent: Money<'week'> | null
  readonly deal: Outcome<Deal>
}

export function completeDeal(
  calculation: AppraisalInputs,
  inputs: AnalysisInputs,
  figures: Pick<Appraisal, 'rent_source' | 'weekly_rental_income'>,
): CompletedDeal {
  const completed = completeLoans(calculation, inputs.loans, inputs.settlement_date)
  const loans = mapKnown(completed, ({ loans: all }) => all)
  const weeklyRent = hasRent(figures) ? (figures.weekly_rental_income ?? aWeek(0)) : null
  return {
    loans,
    now: mapKnown(loans, (all) => loansNow(all, inputs)),
    noSchedule: !isKnown(loans) ? loans : loans.value.length === 0 ? null : missingTerm(calculation, inputs),
    weeklyRent,
    deal: chainKnown(completed, (known) =>
      weeklyRent === null ? missingInput('a rent') : { value: buildDeal(calculation, weeklyRent, inputs, known) },
    ),
  }
}
