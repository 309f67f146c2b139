import type { Day } from '../dates/calendar-day.ts'
import type { CashChange } from '../investment-return/cash-flow.ts'
import type { Borrowing } from '../loans/borrowing.ts'
import { isDated } from '../loans/home-start.ts'
import type { GivenLoans } from '../loans/loan-fields.ts'
import { PAYMENTS_PER_YEAR, type LoanPaymentTerm } from '../loans/loan-options.ts'
import { paymentDates } from '../loans/payment-dates.ts'

/** A change after so many payments of a loan that begins on the day of the answer. */
interface UndatedChange extends Omit<CashChange, 'date'> {
  readonly after: { readonly payments: number; readonly term: LoanPaymentTerm }
}

/** The next change of cash each week in a form that stays right from day to day, until the figures change. */
export type StoredChange = CashChange | UndatedChange

// A loan's longest term.
const MOST_YEARS = 100

/** A next change to store. Without a day of settlement its date is counted in payments, because it moves with the day. */
export function storeChange(
  change: CashChange | null,
  { loan_payment_term: term }: Pick<Borrowing, 'loan_payment_term'>,
  analysis: GivenLoans | null,
  asAt: Day,
): StoredChange | null {
  if (change === null || isDated(analysis)) return change
  const { date, ...others } = change
  return {
    ...others,
    after: { payments: datesFrom(asAt, term, MOST_YEARS * PAYMENTS_PER_YEAR[term]).indexOf(date), term },
  }
}

/** A stored next change as at a day. */
export function changeAsAt(stored: StoredChange | null, asAt: Day): CashChange | null {
  if (stored === null || 'date' in stored) return stored
  const { after, ...others } = stored
  return { date: datesFrom(asAt, after.term, after.payments)[after.payments] ?? asAt, ...others }
}

function datesFrom(first: Day, loan_payment_term: LoanPaymentTerm, count: number): readonly Day[] {
  return paymentDates({ loan_payment_term, drawdown_date: first, owed_on: null }, count)
}
