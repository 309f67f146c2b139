import type { Borrowing } from './borrowing.ts'
import { loanOf } from './borrowing.ts'
import { areOwedUncounted, costsOf, type CountedLoans, totalsOf } from './counted-loans.ts'

/** An input without which a loan's repayment and interest cannot be computed. */
export type MissingForLoan = 'purchase_price' | 'deposit' | 'interest_rate' | 'loan_duration_months' | 'loan_parts'

/** The names of these inputs in messages. */
export const MISSING_WORDS: Readonly<Record<MissingForLoan, string>> = {
  purchase_price: 'a purchase price',
  deposit: 'a deposit',
  interest_rate: 'an interest rate',
  loan_duration_months: 'the loan’s duration',
  loan_parts: 'loan parts that add up, each with a rate and a term',
}

/**
 * The first input missing to compute interest that counts; without it, profit and net yield look too good. Null when
 * nothing is missing, interest is left out or nothing is borrowed. Source: docs/method/calculator.md, "Loan sums".
 */
export function missingForInterest(
  inputs: Borrowing & { readonly include_interest_in_calc: boolean },
  loans: CountedLoans,
): MissingForLoan | null {
  return inputs.include_interest_in_calc ? missingFor('interest', inputs, loans) : null
}

/** The first input missing to compute the loan's repayment. Null when nothing is missing or nothing is borrowed. */
export function missingForLoan(inputs: Borrowing, loans: CountedLoans): MissingForLoan | null {
  return missingFor('repayment', inputs, loans)
}

function missingFor(cost: 'interest' | 'repayment', inputs: Borrowing, loans: CountedLoans): MissingForLoan | null {
  const known = totalsOf(loans)
  if (known?.source === 'owed') return null
  if (areOwedUncounted(loans)) return 'loan_parts'
  if (inputs.purchase_price === null) return 'purchase_price'
  if (inputs.deposit === null) return 'deposit'
  if (loanOf(inputs) === 0) return null
  if (loans !== null && known === null) return 'loan_parts'
  if (costsOf(inputs, loans)[cost] !== null) return null
  return inputs.interest_rate === null ? 'interest_rate' : 'loan_duration_months'
}
