import type { Day } from '../dates/calendar-day.ts'
import type { Money } from '../money/money.ts'
import { isKnown, type Unknown } from '../outcome/outcome.ts'
import type { Borrowing } from './borrowing.ts'
import type { NextChange } from './next-change.ts'
import { type LoanCosts, ownLoanCosts, UNKNOWN_COSTS } from './own-loan.ts'

/** What the loans of a home cost on the day from which its figures count, in NZD. */
export interface LoanTotals extends LoanCosts {
  /**
   * Which loan fields they follow: the calculation's own; a list of one; several, which have no one payment; or what is
   * owed, whatever price and deposit are.
   */
  readonly source: 'own' | 'one' | 'several' | 'owed'
  /** Whether the home was settled before, so that the payments in force count. */
  readonly settled: boolean
  /** What is owed. */
  readonly debt: number
  /** What the home is worth; null when that is not known. */
  readonly value: number | null
  /** The interest in a week of the payments in force, unrounded. */
  readonly weekly_interest: Money<'week'>
  readonly next_change: NextChange | null
  /**
   * The first later day on which the figures may differ: the one after the settlement, then that of the next repayment of
   * any loan, because they count the repayments that follow. Null when they never do.
   */
  readonly change_on: Day | null
}

/** What listed loans lack. Only what is owed is paid whatever price and deposit are. */
interface UncountedLoans extends Unknown {
  readonly owed?: boolean
}

/**
 * Null where only the own fields are known, which then say what is missing. Source: docs/method/loans.md, "Loans now".
 */
export type CountedLoans = { readonly value: LoanTotals } | UncountedLoans | null

/** Null where they are not known. */
export function totalsOf(loans: CountedLoans): LoanTotals | null {
  return loans !== null && isKnown(loans) ? loans.value : null
}

/** Whether loans are owed that cannot be counted, so that price and deposit do not tell what they cost. */
export function areOwedUncounted(loans: CountedLoans): boolean {
  return loans !== null && !isKnown(loans) && loans.owed === true
}

/** What the loans cost, as far as it is known; without loans what the own fields cost. */
export function costsOf(borrowing: Borrowing, loans: CountedLoans): LoanCosts {
  return loans === null ? ownLoanCosts(borrowing) : (totalsOf(loans) ?? UNKNOWN_COSTS)
}

/** Whether the payments in force count: of several loans, of what is owed, or of a home that was settled before. */
export function countPaymentsInForce(loans: CountedLoans): boolean {
  return areSeveral(loans) || (totalsOf(loans)?.settled ?? false)
}

/** Whether several loans, or what is owed, count instead of the own fields, which then have no one payment. */
export function areSeveral(loans: CountedLoans): boolean {
  return loans !== null && (!isKnown(loans) || loans.value.source === 'several' || loans.value.source === 'owed')
}
