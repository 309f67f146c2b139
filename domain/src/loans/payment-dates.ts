import type { Day } from '../dates/calendar-day.ts'
import { addDays, addMonths } from '../dates/calendar-day.ts'
import type { LoanPaymentTerm } from './loan-options.ts'
import type { Loan } from './loan.ts'
import { firstDayOf } from './loan.ts'

type Dated = Pick<Loan, 'loan_payment_term' | 'drawdown_date' | 'owed_on'>

const DAYS_BETWEEN = { Weekly: 7, Fortnightly: 14 } as const
const MONTHS_BETWEEN = { Monthly: 1, Yearly: 12 } as const

// The loans of a home mostly share their first day and frequency, and a change of a rate changes no day.
const MOST_STORED = 16
const stored = new Map<string, Day[]>()

/** The days of a loan's repayments by their number, at least `count` of them; 0 is the day on which the first period begins. */
export function paymentDates(loan: Dated, count: number): readonly Day[] {
  const first = firstDayOf(loan)
  const key = `${loan.loan_payment_term} ${first}`
  const dates = stored.get(key) ?? []
  // Moves it to the end: the first one was asked for longest ago.
  stored.delete(key)
  stored.set(key, dates)
  for (const oldest of stored.keys()) {
    if (stored.size <= MOST_STORED) break
    stored.delete(oldest)
  }
  for (let number = dates.length; number <= count; number += 1)
    dates.push(paymentDate(loan.loan_payment_term, first, number))
  return dates
}

function paymentDate(term: LoanPaymentTerm, first: Day, number: number): Day {
  if (term === 'Weekly' || term === 'Fortnightly') return addDays(first, number * DAYS_BETWEEN[term])
  return addMonths(first, number * MONTHS_BETWEEN[term])
}
