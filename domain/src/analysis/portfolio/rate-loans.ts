import { completeEachLoan } from '../../loans/complete-loans.ts'
import { loanNow, type LoanNow } from '../../loans/loan-now.ts'
import { isKnown } from '../../outcome/outcome.ts'
import type { CompletedHome } from './owned-home.ts'

/** A loan of an owned home that is not repaid, and its place in the home's list of loans. */
export interface RateLoan {
  readonly index: number
  readonly now: LoanNow
}

/** The same loans as on the home's own page; none where they are not known. */
export function listRateLoans({ inputs, analysis, loans }: CompletedHome): readonly RateLoan[] {
  const each = completeEachLoan(inputs, analysis.loans, analysis.settlement_date)
  if (!isKnown(loans) || !isKnown(each)) return []
  return each.value.flatMap((outcome, index) => {
    if (!isKnown(outcome)) return []
    const now = loanNow(outcome.value, analysis)
    return now === null ? [] : [{ index, now }]
  })
}
