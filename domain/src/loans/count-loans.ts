import type { Day } from '../dates/calendar-day.ts'
import { addDays } from '../dates/calendar-day.ts'
import { completeFields } from '../fields/complete-fields.ts'
import type { Borrowing } from './borrowing.ts'
import type { CountedLoans, LoanTotals } from './counted-loans.ts'
import { debtService } from './debt-service.ts'
import { homeValue } from './home-value.ts'
import { isDated, startHome } from './home-start.ts'
import { LOAN_LIST_FIELDS, type GivenLoans } from './loan-fields.ts'
import { debtNow, type LoanNow, loansNow, paymentsOfYear, weeklyPaymentNow } from './loan-now.ts'
import { loanSchedule } from './loan-schedule.ts'
import { nextChange } from './next-change.ts'
import { type LoanCosts, ownLoanCosts, UNKNOWN_COSTS } from './own-loan.ts'
import { payUnrounded } from './pay-unrounded.ts'
import { areOwed, completeLoans } from './complete-loans.ts'
import { weekOfLoan } from './week-now.ts'
import { aYear, type Money } from '../money/money.ts'
import { onlyReasonable } from '../money/only-reasonable.ts'
import { sum } from '../money/sum.ts'
import { isKnown, mapKnown, type Outcome } from '../outcome/outcome.ts'

/** The loans of a calculation, when they begin, and what the home is worth once it is settled. */
type GivenHome = GivenLoans & { readonly current_value?: number | null | undefined }

/**
 * What the loans of a calculation cost as at a day. A loan of the own fields alone that lacks something is null: its
 * formula says what is missing. Source: docs/method/loans.md, "Loans now".
 */
export function countLoans(borrowing: Borrowing, analysis: GivenHome | null, asAt: Day): CountedLoans {
  const { home, inputs, known } = homeLoansNow(borrowing, analysis, asAt)
  const listed = analysis?.loans?.length ?? 0
  if (listed === 0 && !isKnown(known)) return null
  if (!isKnown(known)) return areOwed(inputs) ? { ...known, owed: true } : known
  const source = areOwed(inputs) ? 'owed' : listed > 1 ? 'several' : listed === 1 ? 'one' : 'own'
  return mapKnown(known, (now): LoanTotals => {
    const own = source === 'own' || source === 'one' ? ownLoanCosts(borrowing) : UNKNOWN_COSTS
    const repayment = debtService(now, 0)
    const inForce: LoanCosts = {
      payment: own.payment,
      weekly_payment: weeklyPaymentNow(now),
      interest: listed > 1 ? interestInCents(now) : aYear(sum(now.map((loan) => payUnrounded(loan).interest))),
      repayment,
    }
    // Before its settlement one loan has the repayment and interest of the own fields, whatever its own terms are.
    const ofOwnFields = !home.settled && (source === 'own' || source === 'one')
    return {
      ...(ofOwnFields ? (source === 'own' ? own : { ...own, repayment }) : inForce),
      source,
      settled: home.settled,
      debt: debtNow(now),
      value: homeValue(borrowing.purchase_price, { ...home, current_value: analysis?.current_value ?? null }),
      weekly_interest: sum(now.map((loan) => weekOfLoan(loan).interest)),
      next_change: nextChange(now, home.start),
      // A home without a day of settlement settles on each day anew.
      change_on: home.settled ? nextRepayment(now) : isDated(analysis) ? addDays(home.settlement_date, 1) : null,
    }
  })
}

function nextRepayment(loans: readonly LoanNow[]): Day | null {
  return loans.flatMap(({ loan, paid }) => loanSchedule(loan)[paid]?.date ?? []).toSorted()[0] ?? null
}

/** The interest of the next year of payments in NZD, as the loans' schedules round it. */
function interestInCents(loans: readonly LoanNow[]): Money<'year'> {
  return aYear(sum(loans.flatMap((loan) => paymentsOfYear(loan, 0)).map(({ interest }) => interest)) / 100)
}

/** The loans of a calculation as at a day, or what they lack. */
export function countedLoansNow(
  borrowing: Borrowing,
  analysis: GivenLoans | null,
  asAt: Day,
): Outcome<readonly LoanNow[]> {
  return homeLoansNow(borrowing, analysis, asAt).known
}

/** When a home starts, and its loans then, or what they lack. */
function homeLoansNow(borrowing: Borrowing, analysis: GivenLoans | null, asAt: Day) {
  const home = startHome(analysis?.settlement_date ?? null, analysis?.loans ?? [], asAt)
  const { loans: inputs } = completeFields(LOAN_LIST_FIELDS, analysis ?? {}, home)
  const completed = completeLoans(onlyReasonable(borrowing), inputs, home.settlement_date)
  return { home, inputs, known: mapKnown(completed, ({ loans }) => loansNow(loans, home)) }
}
