import type { Loan } from '@homeyield/domain/loans/loan'
import { firstYearOf } from '@homeyield/domain/loans/count-loans'
import { isKnown } from '@homeyield/domain/outcome/outcome'
import type { Appraisal } from '@homeyield/domain/appraisal/appraise'
import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import { formatMoney } from '@homeyield/domain/money/amount'
import { toCents } from '@homeyield/domain/money/round'
import type { Working } from '../../../components/workings.ts'
import { settledLoans } from './settled-loans.ts'

/** How a figure follows from several loans, line by line; null for other figures, and where one loan counts. */
export function loansWorking(name: string, form: CalculationInputs, figures: Appraisal): Working | null {
  if (figures.counted_loans === null) return null
  const loans = settledLoans(form)
  const stepsFor = (lines: (loan: Loan) => string, result: number | null) =>
    isKnown(loans) ? [...loans.value.map(lines), `Together: ${formatMoney(result ?? 0)}`] : [loans.message]
  if (name === 'weekly_payment') {
    return {
      title: 'Repayments a week',
      formula: 'each loan’s first repayment × repayments a year ÷ 52',
      steps: stepsFor(weekOf, figures.weekly_payment),
      note: 'Together in whole dollars, halves away from zero.',
    }
  }
  if (name === 'interest') {
    return {
      title: 'Interest, first year',
      formula: 'the interest of each loan’s first year, from its schedule',
      steps: form.include_interest_in_calc ? stepsFor(interestOf, figures.interest) : ['Left out'],
      note: 'Together in whole dollars, halves away from zero. A rate that changes within the year counts from its day, and an offset lowers it.',
    }
  }
  return null
}

function weekOf(loan: Loan): string {
  const { payment, paymentsPerYear } = firstYearOf(loan)
  const weekly = money((payment * paymentsPerYear) / 52)
  return `${loan.name}: ${money(payment)} × ${paymentsPerYear} ÷ 52 = ${weekly}`
}

function interestOf(loan: Loan): string {
  return `${loan.name}: ${money(firstYearOf(loan).interest)}`
}

function money(cents: number): string {
  return formatMoney(toCents(cents / 100))
}
