import type { Outcome } from '../outcome/outcome.ts'

/** The first year of several loans together, in NZD. */
export interface LoanTotals {
  /** Of the loans' schedules, to the cent. */
  readonly interest: number
  /** A year's repayments at the first rates, without offsets, unrounded. */
  readonly repayment: number
  /** The first repayments per week, unrounded. */
  readonly weekly_payment: number
}

/**
 * Several loans, which count instead of the calculation's own loan fields; null where those count. Source: decisions
 * section 7, "Several loans".
 */
export type CountedLoans = Outcome<LoanTotals> | null
