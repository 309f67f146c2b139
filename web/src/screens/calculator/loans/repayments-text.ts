import type { Loan } from '@homeyield/domain/loans/loan'
import { repaymentPlan } from '@homeyield/domain/loans/loan'
import { listRepaymentLevels } from '@homeyield/domain/loans/list-repayment-levels'
import { loanSchedule } from '@homeyield/domain/loans/loan-schedule'
import { EACH_PAYMENT } from '@homeyield/domain/loans/loan-options'
import { formatCents, formatDollars } from '@homeyield/domain/money/amount'
import { dateText } from '../../../ui/date-text.ts'

/** Such as “$998.00 a month ($230 a week) until 1 Dec 2029, then $1,158.00 until 1 Dec 2056”. */
export function repaymentsText(loan: Loan): string {
  const { loan_payment_term: term } = loan
  const { paymentsPerYear } = repaymentPlan(loan)
  const levels = listRepaymentLevels(loanSchedule(loan)).map(({ payment, until }, index) => {
    const week = term === 'Weekly' ? '' : ` (${formatDollars((payment * paymentsPerYear) / 5200)} a week)`
    const each = index === 0 ? ` ${EACH_PAYMENT[term]}${week}` : ''
    return `${formatCents(payment / 100)}${each} until ${dateText(until)}`
  })
  return levels.join(', then ')
}
