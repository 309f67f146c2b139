import type { Borrowing } from './borrowing.ts'
import { loanOf } from './borrowing.ts'
import { unroundedPayment } from './loan-payment.ts'

/** What the interest of a loan cannot be computed without. */
export type MissingForInterest = 'purchase_price' | 'deposit' | 'interest_rate' | 'loan_duration_months'

/** What each is called where it is asked for. */
export const MISSING_WORDS: Readonly<Record<MissingForInterest, string>> = {
  purchase_price: 'a purchase price',
  deposit: 'a deposit',
  interest_rate: 'an interest rate',
  loan_duration_months: 'the loan’s duration',
}

/**
 * What is still missing to compute the interest that is to be counted: profit and net yield look better without it than they are. Null
 * for nothing, where interest is left out, and where nothing is borrowed. Source: decisions section 2, `interest`.
 */
export function missingForInterest(
  inputs: Borrowing & { readonly include_interest_in_calc: boolean },
): MissingForInterest | null {
  if (!inputs.include_interest_in_calc) return null
  if (inputs.purchase_price === null) return 'purchase_price'
  if (inputs.deposit === null) return 'deposit'
  if (loanOf(inputs) === 0 || unroundedPayment(inputs) !== null) return null
  return inputs.interest_rate === null ? 'interest_rate' : 'loan_duration_months'
}
