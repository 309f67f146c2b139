import { writeDay } from '../dates/write-day.ts'
import type { LoanNow } from '../loans/loan-now.ts'
import { repaymentPlan } from '../loans/loan.ts'
import { EACH_PAYMENT } from '../loans/loan-options.ts'
import { loanSchedule } from '../loans/loan-schedule.ts'
import { writeTerm } from '../loans/write-term.ts'
import { formatCents, formatMoney } from '../money/amount.ts'
import { round } from '../money/round.ts'
import { writeNumber } from '../money/write-number.ts'
import type { Day } from '../dates/calendar-day.ts'

interface LoanFigure {
  readonly label: string
  /** Whether it is words, not an amount. */
  readonly isText?: true
  /** As at a day; a dash where it is not known. */
  readonly write: (loan: LoanNow, asAt: Day) => string
}

/** A loan as it is, in order. */
export const LOAN_FIGURES: readonly LoanFigure[] = [
  { label: 'Owed today', write: ({ balance }) => formatMoney(balance) },
  { label: 'Rate', write: ({ rate }) => `${writeNumber(rate, 4, 2)}%` },
  {
    label: 'Fixed until',
    isText: true,
    write: ({ loan: { fixed_until } }, asAt) =>
      fixed_until === null || fixed_until <= asAt ? 'Floating' : writeDay(fixed_until),
  },
  { label: 'Term left', isText: true, write: termLeft },
  {
    label: 'Repayment',
    write: ({ payment, loan }) => `${formatCents(payment)} ${EACH_PAYMENT[loan.loan_payment_term]}`,
  },
  { label: 'Interest only', isText: true, write: interestOnly },
]

/** Of a home that is not settled nothing is owed today. */
export const AMOUNT_BEFORE_SETTLEMENT = 'Amount'

function termLeft({ payments_left, paymentsPerYear }: LoanNow): string {
  return payments_left === null ? '–' : writeTerm(round((payments_left * 12) / paymentsPerYear))
}

function interestOnly({ loan, interest_only }: LoanNow): string {
  if (!interest_only) return 'No'
  const { payments, interestOnlyPayments } = repaymentPlan(loan)
  const last = payments === interestOnlyPayments ? undefined : loanSchedule(loan)[interestOnlyPayments - 1]
  return last === undefined ? 'Whole term' : `Until ${writeDay(last.date)}`
}
