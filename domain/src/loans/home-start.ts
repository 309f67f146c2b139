import type { Day } from '../dates/calendar-day.ts'
import { areOwed } from './complete-loans.ts'
import type { GivenLoans } from './loan-fields.ts'
import type { HomeStart } from './loan-now.ts'

/** Said where the day of settlement is taken from what is owed. Source: docs/method/calculator.md, "Dates". */
export const SETTLEMENT_MISSING = 'Add the day you settled: a sale may be free of tax earlier.'

/** Said where total or denied interest is shown of a loan that is known from a day on. */
export const EARLIER_INTEREST = 'Interest before the day of what is left is not known.'

interface Owed {
  readonly owed_on?: Day | null | undefined
}

/** Whether a calculation has the day of its settlement, or one since which its loans are owed. */
export function isDated(analysis: GivenLoans | null): boolean {
  return Boolean(analysis?.settlement_date) || areOwed(analysis?.loans)
}

/**
 * The day from which figures count: that of the settlement, or `asAt` when the home was settled before. Without a
 * settlement it is the first day on which something is owed, otherwise `asAt`. Source: docs/method/calculator.md,
 * "Dates".
 */
export function startHome(
  given: Day | null,
  loans: readonly Owed[],
  asAt: Day,
): HomeStart & { readonly settlement_date: Day } {
  const owed = loans.flatMap(({ owed_on }) => owed_on ?? []).toSorted()[0] ?? null
  const settlement_date = given ?? owed ?? asAt
  return {
    settlement_date,
    start: settlement_date > asAt ? settlement_date : asAt,
    settled: settlement_date < asAt || (given === null && owed !== null),
  }
}
