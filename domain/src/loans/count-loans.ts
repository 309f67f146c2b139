import type { Day } from '../dates/calendar-day.ts'
import type { Borrowing } from './borrowing.ts'
import type { CountedLoans } from './counted-loans.ts'
import type { GivenLoans } from './loan-fields.ts'
import { mapKnown } from '../outcome/outcome.ts'
import { debtService } from './debt-service.ts'
import type { Loan } from './loan.ts'
import { repaymentPlan } from './loan.ts'
import { buildLoanSchedule } from './build-loan-schedule.ts'
import { severalLoans } from './several-loans.ts'

// Of a loan with interest only for its whole term: its first year is the same in any longer term.
const ANY_TERM = 24

/** What several loans cost in their first year; null for one loan or none. Source: decisions section 7, "Several loans". */
export function countLoans(borrowing: Borrowing, analysis: GivenLoans | null, today: Day): CountedLoans {
  const several = severalLoans(borrowing, analysis, today)
  if (several === null) return null
  return mapKnown(several, (loans) => {
    const years = loans.map(firstYearOf)
    return {
      interest: years.reduce((sum, { interest }) => sum + interest, 0) / 100,
      repayment: debtService(loans, 0),
      weekly_payment: years.reduce((sum, { payment, paymentsPerYear }) => sum + payment * paymentsPerYear, 0) / 5200,
    }
  })
}

/** In cents. */
interface FirstYear {
  readonly interest: number
  /** The first repayment. */
  readonly payment: number
  readonly paymentsPerYear: number
}

/** The first year of a loan, which needs no term where only interest is paid. */
export function firstYearOf(loan: Loan): FirstYear {
  const { paymentsPerYear } = repaymentPlan(loan)
  const payments = buildLoanSchedule({ ...loan, term_months: loan.term_months ?? ANY_TERM }, paymentsPerYear)
  return {
    interest: payments.reduce((sum, { interest }) => sum + interest, 0),
    payment: payments[0]?.payment ?? 0,
    paymentsPerYear,
  }
}
