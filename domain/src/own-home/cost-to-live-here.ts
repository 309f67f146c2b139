import { isLivedIn } from '../calculation/purpose.ts'
import type { CountedLoans } from '../loans/counted-loans.ts'
import { roundToSum } from '../money/round-to-sum.ts'
import { toDollars } from '../money/round.ts'
import { ownHomeYear } from './own-home-year.ts'
import type { OwnHomeInputs, OwnHomeYear } from './own-home-year.ts'

/** A week in the own home, whole NZD: cost = interest + principal + own costs + management + vacancy − rent. */
export interface CostToLiveHere extends OwnHomeYear {
  readonly cost: number
}

interface CountedFigures {
  readonly weekly_rental_income: number | null
  readonly counted_loans: CountedLoans
}

/** What it costs the owner each week to live in a home that is for that, whole NZD; null of any other home. */
export function weeklyCostToLiveHere(inputs: OwnHomeInputs, figures: CountedFigures): number | null {
  if (!isLivedIn(inputs)) return null
  return costToLiveHere(inputs, figures.weekly_rental_income, figures.counted_loans)?.cost ?? null
}

/**
 * What it costs the owner to live there each week, in parts that add up: the loan's repayment and the own costs, less the
 * rent of the rooms. Below 0 the rooms bring in more than it costs. Null while the loan's repayment is not known.
 */
export function costToLiveHere(
  inputs: OwnHomeInputs,
  weeklyRent: number | null,
  loans: CountedLoans = null,
): CostToLiveHere | null {
  const year = ownHomeYear(inputs, weeklyRent, loans)
  if (year === null) return null
  const costs = [year.interest, year.principal, year.ownCosts, year.management, year.vacancy]
  const rent = toDollars(year.rent / 52)
  const cost = toDollars((costs.reduce((sum, yearly) => sum + yearly, 0) - year.rent) / 52)
  const weekly = roundToSum(
    costs.map((yearly) => yearly / 52),
    cost + rent,
  )
  const [interest = 0, principal = 0, ownCosts = 0, management = 0, vacancy = 0] = weekly
  return { cost, interest, principal, ownCosts, management, vacancy, rent }
}
