import type { Day } from '../dates/calendar-day.ts'
import { aPayment, type Money, yearlyCentsToWeek } from '../money/money.ts'
import { round, toCents } from '../money/round.ts'
import type { ChangeReason } from './change-reasons.ts'
import { sum } from '../money/sum.ts'
import { repaymentPlan } from './loan.ts'
import { type LoanNow, paidBy } from './loan-now.ts'
import { loanSchedule } from './loan-schedule.ts'

/** A loan whose payment changes: NZD. */
export interface ChangedLoan {
  readonly name: string
  readonly because: ChangeReason
  readonly payment_before: Money<'payment'>
  readonly payment_after: Money<'payment'>
}

/** The next day on which what is paid changes: NZD. */
export interface NextChange {
  readonly date: Day
  readonly changes: readonly ChangedLoan[]
  /** How much more is paid a week from then on. */
  readonly weekly_step: Money<'week'>
}

interface Step extends ChangedLoan {
  readonly date: Day
  readonly paymentsPerYear: number
}

/**
 * The first day after the start on which the payment in force of a loan changes, and the loans that change then; null
 * when nothing is owed. Source: docs/method/loans.md, "Next change".
 */
export function nextChange(loans: readonly LoanNow[], start: Day): NextChange | null {
  const steps = loans.flatMap((loan) => nextStep(loan, start) ?? [])
  const [date] = steps.map((step) => step.date).toSorted()
  if (date === undefined) return null
  const changing = steps.filter((step) => step.date === date)
  const yearly = sum(
    changing.map(
      ({ payment_before, payment_after, paymentsPerYear }) =>
        (round(payment_after * 100) - round(payment_before * 100)) * paymentsPerYear,
    ),
  )
  return {
    date,
    changes: changing.map(({ name, because, payment_before, payment_after }) => ({
      name,
      because,
      payment_before,
      payment_after,
    })),
    weekly_step: toCents(yearlyCentsToWeek(yearly)),
  }
}

/** The next change of one loan; a loan without a term is never repaid. */
function nextStep({ loan, payment: payment_before, paymentsPerYear }: LoanNow, start: Day): Step | null {
  const schedule = loanSchedule(loan)
  const { interestOnlyPayments, payments } = repaymentPlan(loan)
  // Of a home that is not settled, a loan drawn before has dates before the start, although none of them counts as paid.
  for (let number = paidBy(schedule, start) + 1; number <= schedule.length; number += 1) {
    const [now, next] = [schedule[number - 1], schedule[number]]
    if (now === undefined || (next === undefined && payments === null)) return null
    const because =
      next === undefined
        ? 'loan_repaid'
        : next.rate !== now.rate
          ? 'fixed_rate_ends'
          : number === interestOnlyPayments
            ? 'interest_only_ends'
            : null
    const payment_after = aPayment((next?.in_force ?? 0) / 100)
    // An offset may leave nothing to pay until a loan ends.
    if (because !== null && payment_after !== payment_before) {
      return { name: loan.name, because, date: now.date, payment_before, payment_after, paymentsPerYear }
    }
  }
  return null
}
