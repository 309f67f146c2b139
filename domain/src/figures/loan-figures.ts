import { writeDay } from '../dates/write-day.ts'
import type { ListedLoan } from '../loans/listed-loan.ts'
import { EACH_PAYMENT } from '../loans/loan-options.ts'
import { writeTerm } from '../loans/write-term.ts'
import { formatCents, formatMoney } from '../money/amount.ts'
import { writeNumber } from '../money/write-number.ts'

interface LoanFigure {
  readonly label: string
  /** Whether it is words, not an amount. */
  readonly isText?: true
  /** A dash where it is not known. */
  readonly write: (loan: ListedLoan) => string
}

/** A loan as it is, in order. */
export const LOAN_FIGURES: readonly LoanFigure[] = [
  { label: 'Owed today', write: ({ balance }) => formatMoney(balance) },
  { label: 'Rate', write: ({ rate }) => `${writeNumber(rate, 4, 2)}%` },
  {
    label: 'Fixed until',
    isText: true,
    write: ({ fixed_until }) => (fixed_until === null ? 'Floating' : writeDay(fixed_until)),
  },
  {
    label: 'Term left',
    isText: true,
    write: ({ months_left }) => (months_left === null ? '–' : writeTerm(months_left)),
  },
  {
    label: 'Repayment',
    write: ({ payment, loan_payment_term }) => `${formatCents(payment)} ${EACH_PAYMENT[loan_payment_term]}`,
  },
  { label: 'Interest only', isText: true, write: interestOnly },
]

/** Of a home that is not settled nothing is owed today. */
export const AMOUNT_BEFORE_SETTLEMENT = 'Amount'

function interestOnly({ interest_only, interest_only_until }: ListedLoan): string {
  if (!interest_only) return 'No'
  return interest_only_until === null ? 'Whole term' : `Until ${writeDay(interest_only_until)}`
}
