import { isLivedIn } from '../calculation/purpose.ts'
import type { CountedLoans } from '../loans/counted-loans.ts'
import { aWeek, aYear, type Money, yearToWeek } from '../money/money.ts'
import { roundToSum } from '../money/round-to-sum.ts'
import { toDollars } from '../money/round.ts'
import { sum } from '../money/sum.ts'
import { ownHomeYear } from './own-home-year.ts'
import type { OwnHome, OwnHomeInputs } from './own-home-year.ts'

/** A week in the own home, whole NZD: cost = interest + principal + own costs + management + vacancy − rent. */
export interface CostToLiveHere extends OwnHome<'week'> {
  readonly cost: Money<'week'>
}

/** The figures that a week in the own home follows from. */
export interface CountedFigures {
  readonly weekly_rental_income: Money<'week'> | null
  readonly counted_loans: CountedLoans
}

/** What it costs the owner each week to live in a home that is for that, whole NZD; null of any other home. */
export function weeklyCostToLiveHere(inputs: OwnHomeInputs, figures: CountedFigures): Money<'week'> | null {
  if (!isLivedIn(inputs)) return null
  return costToLiveHere(inputs, figures.weekly_rental_income, figures.counted_loans)?.cost ?? null
}

const NOTHING = aWeek(0)

/**
 * What it costs the owner to live there each week, in parts that add up: the loan's repayment and the own costs, less the
 * rent of the rooms. Below 0 the rooms bring in more than it costs. Null while the loan's repayment is not known.
 */
export function costToLiveHere(
  inputs: OwnHomeInputs,
  weeklyRent: Money<'week'> | null,
  loans: CountedLoans = null,
): CostToLiveHere | null {
  const year = ownHomeYear(inputs, weeklyRent, loans)
  if (year === null) return null
  const costs = [year.interest, year.principal, year.ownCosts, year.management, year.vacancy]
  const rent = toDollars(yearToWeek(year.rent))
  const cost = toDollars(yearToWeek(aYear(sum(costs) - year.rent)))
  const weekly = roundToSum(costs.map(yearToWeek), cost + rent).map((part) => aWeek(part))
  const [interest = NOTHING, principal = NOTHING, ownCosts = NOTHING, management = NOTHING, vacancy = NOTHING] = weekly
  return { cost, interest, principal, ownCosts, management, vacancy, rent }
}
