import type { Appraisal } from '@homeyield/domain/appraisal/appraise'
import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import { countPaymentsInForce } from '@homeyield/domain/loans/counted-loans'
import { type LoanNow, paymentsOfYear } from '@homeyield/domain/loans/loan-now'
import { formatMoney } from '@homeyield/domain/money/amount'
import { toCents } from '@homeyield/domain/money/round'
import { sum } from '@homeyield/domain/money/sum'
import { isKnown } from '@homeyield/domain/outcome/outcome'
import type { Working } from '../../../components/workings.ts'
import { formLoansNow } from './settled-loans.ts'

/** How a figure follows from the payments of the loans, line by line; null for others, and where no payment counts. */
export function loansWorking(name: string, form: CalculationInputs, figures: Appraisal): Working | null {
  if (!countPaymentsInForce(figures.counted_loans)) return null
  const loans = formLoansNow(form)
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
  const weekly = formatMoney(toCents((payment * paymentsPerYear) / 52))
  return `${loan.name}: ${formatMoney(payment)} × ${paymentsPerYear} ÷ 52 = ${weekly}`
}

function interestOf(now: LoanNow): string {
  const cents = sum(paymentsOfYear(now, 0).map(({ interest }) => interest))
  return `${now.loan.name}: ${formatMoney(cents / 100)}`
}
