import { type Borrowing, loanOf } from '../../loans/borrowing.ts'
import { debtNow, type LoanNow } from '../../loans/loan-now.ts'
import { areOwed } from '../../loans/complete-loans.ts'
import { isKnown, type Outcome } from '../../outcome/outcome.ts'
import type { AnalysisInputs } from '../inputs/analysis-inputs.ts'

/** What is owed, in NZD; until something is repaid, price − deposit needs no rate. */
export function debtOf(
  home: Borrowing,
  { settled, loans: inputs }: Pick<AnalysisInputs, 'settled' | 'loans'>,
  loans: Outcome<readonly LoanNow[]>,
): Outcome<number> {
  if (isKnown(loans)) return { value: debtNow(loans.value) }
  const loan = settled || areOwed(inputs) ? null : loanOf(home)
  return loan === null ? loans : { value: loan }
}
