import type { Day } from '../../dates/calendar-day.ts'
import type { LoanNow } from '../../loans/loan-now.ts'
import { repaymentPlan } from '../../loans/loan.ts'
import { round } from '../../money/round.ts'
import { periodBegins } from '../../loans/paid-before-rate-ends.ts'

interface RateInputs {
  readonly amount?: number
  readonly owed_on?: Day
  readonly term_months?: number
  readonly interest_only_months?: number | null
  readonly repayment_type?: 'Principal and interest'
  readonly interest_rate?: number
  readonly fixed_until?: Day | null
  readonly rate_after?: number | null
}

/**
 * The inputs that give a loan a new rate from the end of its fixed term, a floating one from today, and leave its past
 * as it was. A loan that was owed on a day and has had two rates is owed today instead; null for another one with two.
 */
export function rateChange(now: LoanNow, rate: number, today: Day): RateInputs | null {
  const { fixed_until, rate_after, interest_rate } = now.loan
  if (fixed_until !== null && periodBegins(now, now.paid - 1) < fixed_until) return { rate_after: rate }
  // Nothing was paid at the rate that it replaces.
  if (!now.settled || now.paid === 0) return { interest_rate: rate, fixed_until: null, rate_after: null }
  if (fixed_until === null || rate_after === null || rate_after === interest_rate) {
    return { fixed_until: today, rate_after: rate }
  }
  return owedToday(now, rate, today)
}

function owedToday(now: LoanNow, rate: number, today: Day): RateInputs | null {
  const { loan, balance, paid, paymentsPerYear, payments_left } = now
  if (loan.owed_on === null || payments_left === null) return null
  const { interestOnlyPayments } = repaymentPlan(loan)
  const months = (count: number) => round((count * 12) / paymentsPerYear)
  // A term has at least one payment.
  const term_months = Math.max(months(payments_left), Math.ceil(12 / paymentsPerYear))
  return {
    amount: balance,
    owed_on: today,
    term_months,
    ...(loan.interest_only_months !== null && partLeft(months(Math.max(interestOnlyPayments - paid, 0)))),
    interest_rate: rate,
    fixed_until: null,
    rate_after: null,
  }
}

/** Of months that are interest only; without its months an interest-only loan would be so for all of it. */
function partLeft(months: number): RateInputs {
  return months > 0
    ? { interest_only_months: months }
    : { interest_only_months: null, repayment_type: 'Principal and interest' }
}
