import { aYear, type Money, yearToWeek } from '../../money/money.ts'
import { round } from '../../money/round.ts'
import type { Loan } from '../../loans/loan.ts'
import type { HomeStart, LoanNow } from '../../loans/loan-now.ts'

/** The year of a let home from its start, of which stress and reverse solves change one figure: NZD, unrounded. */
export interface Deal extends HomeStart {
  readonly weeklyRent: Money<'week'>
  /** Null of a home whose loans are known and whose price is not. */
  readonly price: number | null
  /** What is not borrowed: of a settled home the price less what is owed now. */
  readonly deposit: number | null
  /** What the home is worth at the start; null when that is not known. */
  readonly value: number | null
  /** Costs a year that do not follow the rent, without a typed vacancy. */
  readonly fixedCosts: Money<'year'>
  /** Null when it is weeks of rent. */
  readonly typedVacancy: Money<'year'> | null
  readonly vacancyWeeks: number
  /** The part of the rent that management takes, with its GST: 0.085. */
  readonly feeShare: number
  /** Those that are not repaid. */
  readonly loans: readonly LoanNow[]
  /** Loans in the same proportions that borrow at least a dollar: for prices and deposits that borrow something. */
  readonly loanShapes: readonly LoanNow[]
  /** Every loan of the home, repaid ones too. */
  readonly allLoans: readonly Loan[]
  readonly countsInterest: boolean
}

/** F of the formulas: costs a year that do not follow the rent. */
export function fixedCosts(deal: Deal): Money<'year'> {
  return aYear(deal.fixedCosts + (deal.typedVacancy ?? 0))
}

/** The formulas' a: how much of each dollar of weekly rent a year brings, less management and vacancy. */
export function yearlyShareOfRent(deal: Deal): number {
  return 52 * (1 - deal.feeShare) - (deal.typedVacancy === null ? deal.vacancyWeeks : 0)
}

/** A year's rent less management, vacancy and costs. */
export function netOperatingIncome(deal: Deal): Money<'year'> {
  return aYear(deal.weeklyRent * yearlyShareOfRent(deal) - fixedCosts(deal))
}

// As many as a rent, a fee with GST and empty weeks have together.
const DECIMALS = 9

/** The same per week, unrounded. A difference of binary fractions may be a little less than a half of a cent. */
export function perWeek(yearly: Money<'year'>): Money<'week'> {
  return yearToWeek(aYear(round(yearly, DECIMALS)))
}
