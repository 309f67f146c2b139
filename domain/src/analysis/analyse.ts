import type { AppraisalInputs } from '../appraisal/appraise.ts'
import { appraise } from '../appraisal/appraise.ts'
import { onlyReasonable } from '../appraisal/only-reasonable.ts'
import { hasRent } from '../rent/has-rent.ts'
import type { AnalysisInputs } from './analysis-inputs.ts'
import type { Deal } from './deal.ts'
import type { AnalysisLoan } from './loans/analysis-loan.ts'
import type { ScheduledPayment } from './loans/build-loan-schedule.ts'
import { loanToValue } from './loans/loan-to-value.ts'
import type { SettledLoans } from './loans/settle-loans.ts'
import { settleLoans } from './loans/settle-loans.ts'
import type { LoansSummary } from './loans/summarise-loans.ts'
import { listPayments, summariseLoans } from './loans/summarise-loans.ts'
import type { Outcome } from './outcome.ts'
import { chainKnown, isKnown, mapKnown, missingInput, NEEDS_PREMIUM } from './outcome.ts'
import { settleDeal } from './settle-deal.ts'
import type { Solves } from './solve/solve-targets.ts'
import { solveTargets } from './solve/solve-targets.ts'
import type { Stress } from './stress/stress.ts'
import { stress } from './stress/stress.ts'

/** Every part of an analysis: NZD, per cent; what cannot be computed is a reason. */
export interface Analysis extends Stress, Solves {
  /** Loan as per cent of the purchase price. */
  readonly lvr: Outcome<number>
  readonly loans: Outcome<LoansSummary>
  /** Every repayment of each loan. */
  readonly payments: Outcome<readonly (readonly ScheduledPayment[])[]>
}

export interface AnalysisOptions {
  readonly premium: boolean
  readonly withPayments: boolean
}

/**
 * Loans, stress and reverse solves of a calculation, for browser and server. Parts for Premium are only computed with
 * it. Source: investment analysis sections 1, 4, 5 and 9.
 */
export function analyse(given: AppraisalInputs, inputs: AnalysisInputs, options: AnalysisOptions): Analysis {
  const calculation = onlyReasonable(given)
  const figures = appraise(calculation)
  const settled = allowedLoans(calculation, inputs, options.premium)
  const loans = chainKnown(settled, ({ loans }) => withTerms(loans))
  const deal: Outcome<Deal> = chainKnown(settled, (settledLoans) =>
    hasRent(figures)
      ? { value: settleDeal(calculation, figures.weekly_rental_income ?? 0, inputs, settledLoans) }
      : missingInput('a rent'),
  )
  return {
    lvr: loanToValue(calculation),
    loans: mapKnown(loans, summariseLoans),
    payments: paymentsOf(loans, options),
    ...stress(deal, isKnown(loans) ? null : loans, inputs.test_margin, options.premium),
    ...solveTargets({ calculation, figures, deal, inputs, premium: options.premium }),
  }
}

/** Several loans and offsets are for Premium. Source: investment analysis section 1, "Free". */
function allowedLoans(
  calculation: AppraisalInputs,
  { loans, settlement_date }: AnalysisInputs,
  premium: boolean,
): Outcome<SettledLoans> {
  const premiumOnly = loans !== null && (loans.length > 1 || loans.some(({ offset_balance }) => offset_balance))
  return premiumOnly && !premium ? NEEDS_PREMIUM : settleLoans(calculation, loans, settlement_date)
}

/** A schedule needs a term, also for interest only. */
function withTerms(loans: readonly AnalysisLoan[]): Outcome<readonly AnalysisLoan[]> {
  const missing = loans.find(({ term_months }) => term_months === null)
  if (missing === undefined) return { value: loans }
  return { reason: 'missing_input', message: `Add a term to “${missing.name}” to see its payments.` }
}

function paymentsOf(
  loans: Outcome<readonly AnalysisLoan[]>,
  { premium, withPayments }: AnalysisOptions,
): Analysis['payments'] {
  if (!premium) return NEEDS_PREMIUM
  if (!withPayments) return { reason: 'missing_input', message: 'Ask for every payment to see this.' }
  return mapKnown(loans, (known) => known.map(listPayments))
}
