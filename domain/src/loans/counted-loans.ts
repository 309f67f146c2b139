import { isKnown, type Outcome } from '../outcome/outcome.ts'
import type { NextChange } from './next-change.ts'

/** What the loans of a home cost on the day from which its figures count, in NZD. */
export interface LoanTotals {
  /**
   * Which loan fields they follow: the calculation's own; a list of one; several, which have no one payment; or what is
   * owed, whatever price and deposit are.
   */
  readonly source: 'own' | 'one' | 'several' | 'owed'
  /** What is owed. */
  readonly debt: number
  /** What the home is worth; null when that is not known. */
  readonly value: number | null
  /** Of the next year of payments: unrounded of one loan, in its cents of several; null where the formula of the own fields counts. */
  readonly interest: number | null
  /** The payments in force per week, unrounded; null where the formula of the own fields counts. */
  readonly weekly_payment: number | null
  /** A year's payments, unrounded; null where the formula of the own fields counts. */
  readonly repayment: number | null
  /** The interest in a week of the payments in force, unrounded. */
  readonly weekly_interest: number
  readonly next_change: NextChange | null
}

/** Null where only the own fields are known, which then say what is missing. Source: decisions sections 7 and 8. */
export type CountedLoans = Outcome<LoanTotals> | null

/** Null where they are not known. */
export function totalsOf(loans: CountedLoans): LoanTotals | null {
  return loans !== null && isKnown(loans) ? loans.value : null
}

/** Whether the payments in force count: of several loans, of what is owed, or of a home that was settled before. */
export function countPaymentsInForce(loans: CountedLoans): boolean {
  return areSeveral(loans) || (totalsOf(loans)?.weekly_payment ?? null) !== null
}

/** Whether several loans, or what is owed, count instead of the own fields, which then have no one payment. */
export function areSeveral(loans: CountedLoans): boolean {
  return loans !== null && (!isKnown(loans) || loans.value.source === 'several' || loans.value.source === 'owed')
}
