import type { Loan } from '../loans/loan.ts'

/** The first year of a let home, of which stress and reverse solves change one figure: NZD, unrounded. */
export interface Deal {
  readonly weeklyRent: number
  readonly price: number
  readonly deposit: number
  /** Costs a year that do not follow the rent, without a typed vacancy. */
  readonly fixedCosts: number
  /** A vacancy typed in NZD a year; null when it is weeks of rent. */
  readonly typedVacancy: number | null
  readonly vacancyWeeks: number
  /** The part of the rent that management takes, with its GST: 0.085. */
  readonly feeShare: number
  readonly loans: readonly Loan[]
  /** Loans in the same proportions that borrow at least a dollar: for prices and deposits that borrow something. */
  readonly loanShapes: readonly Loan[]
  readonly countsInterest: boolean
}

/** F of the specification: costs a year that do not follow the rent. */
export function fixedCosts(deal: Deal): number {
  return deal.fixedCosts + (deal.typedVacancy ?? 0)
}

/** The specification's a: how much of each dollar of weekly rent a year brings, less management and vacancy. */
export function yearlyShareOfRent(deal: Deal): number {
  return 52 * (1 - deal.feeShare) - (deal.typedVacancy === null ? deal.vacancyWeeks : 0)
}

/** A year's rent less management, vacancy and costs. */
export function netOperatingIncome(deal: Deal): number {
  return deal.weeklyRent * yearlyShareOfRent(deal) - fixedCosts(deal)
}
