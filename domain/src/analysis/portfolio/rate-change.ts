import type { Day } from '../../dates/calendar-day.ts'
import type { LoanNow } from '../../loans/loan-now.ts'
import { periodBegins } from '../../loans/paid-before-rate-ends.ts'

interface RateInputs {
  readonly interest_rate?: number
  readonly fixed_until?: Day | null
  readonly rate_after?: number | null
}

/**
 * The inputs that give a loan a new rate from the end of its fixed term, a floating one from today, and leave its past
 * as it was; null for a loan whose payments have had two rates already.
 */
export function rateChange(now: LoanNow, rate: number, today: Day): RateInputs | null {
  const { fixed_until, rate_after, interest_rate } = now.loan
  if (fixed_until !== null && periodBegins(now, now.paid - 1) < fixed_until) return { rate_after: rate }
  // Nothing was paid at the rate that it replaces.
  if (!now.settled || now.paid === 0) return { interest_rate: rate, fixed_until: null, rate_after: null }
  if (fixed_until === null || rate_after === null || rate_after === interest_rate) {
    return { fixed_until: today, rate_after: rate }
  }
  return null
}
