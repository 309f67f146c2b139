import type { Appraisal } from '../../appraisal/appraise.ts'
import type { CalculationInputs } from '../../calculation/fields.ts'
import type { Day } from '../../dates/calendar-day.ts'
import { countedLoansNow } from '../../loans/count-loans.ts'
import { countPaymentsInForce } from '../../loans/counted-loans.ts'
import { type LoanNow, paymentsOfYear } from '../../loans/loan-now.ts'
import { formatMoney } from '../../money/amount.ts'
import { paymentToWeek } from '../../money/money.ts'
import { toCents } from '../../money/round.ts'
import { sum } from '../../money/sum.ts'
import { isKnown } from '../../outcome/outcome.ts'
import type { Working } from './working.ts'

/** How a figure follows from the payments of the loans, line by line; null for others, and where no payment counts. */
export function loansWorking(name: string, form: CalculationInputs, figures: Appraisal, asAt: Day): Working | null {
  if (!countPaymentsInForce(figures.counted_loans)) return null
  const loans = countedLoansNow(form, form.analysis, asAt)
  const stepsFor = (lines: (loan: LoanNow) => string, result: number | null) =>
    isKnown(loans) ? [...loans.value.map(lines), `Together: ${formatMoney(result ?? 0)}`] : [loans.message]
  if (name === 'weekly_payment') {
    return {
      title: 'Repayments a week',
      formula: 'each loan’s repayment now × repayments a year ÷ 52',
      steps: stepsFor(weekOf, figures.weekly_payment),
      note: 'Together in whole dollars, halves away from zero.',
    }
  }
  if (name === 'interest') {
    const isSettled = isKnown(loans) && loans.value.some(({ settled }) => settled)
    return {
      title: isSettled ? 'Interest, next year' : 'Interest, first year',
      formula: `the interest of each loan’s ${isSettled ? 'next' : 'first'} year, from its schedule`,
      steps: form.include_interest_in_calc ? stepsFor(interestOf, figures.interest) : ['Left out'],
      note: 'Together in whole dollars, halves away from zero. A rate that changes within the year counts from its day, and an offset lowers it.',
    }
  }
  return null
}

function weekOf({ loan, payment, paymentsPerYear }: LoanNow): string {
  const weekly = formatMoney(toCents(paymentToWeek(payment, paymentsPerYear)))
  return `${loan.name}: ${formatMoney(payment)} × ${paymentsPerYear} ÷ 52 = ${weekly}`
}

function interestOf(now: LoanNow): string {
  const cents = sum(paymentsOfYear(now, 0).map(({ interest }) => interest))
  return `${now.loan.name}: ${formatMoney(cents / 100)}`
}
