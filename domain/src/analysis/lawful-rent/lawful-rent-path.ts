import type { Day } from '../../dates/calendar-day.ts'
import { addDays, addMonths } from '../../dates/calendar-day.ts'
import { aWeek, aYear, type Money } from '../../money/money.ts'
import { toDollars } from '../../money/round.ts'
import type { RulePack } from '../rules/rule-pack.ts'
import type { Tenancy } from '../../calculation/tenancy-fields.ts'
import { earliestRentIncrease, afterIncrease } from './earliest-rent-increase.ts'

/** A weekly rent in whole NZD from a day on. */
export interface RentStep {
  readonly from: Day
  readonly weeklyRent: Money<'week'>
}

export interface RentPath {
  readonly steps: readonly RentStep[]
  /** The rent of each analysis year, NZD. */
  readonly grossRent: readonly Money<'year'>[]
}

interface Growing {
  readonly weeklyRent: Money<'week'>
  readonly growthPct: number
  readonly settlement: Day
  readonly years: number
}

/**
 * The rent over years when it only rises as the law allows, to the grown market rent in whole dollars. Source:
 * docs/method/lawful-rent.md, "Rent over the years".
 */
export function lawfulRentPath(rules: RulePack, tenancy: Tenancy, growing: Growing): RentPath {
  const { weeklyRent, growthPct, settlement, years } = growing
  const end = addMonths(settlement, 12 * years)
  const steps: RentStep[] = []
  let rent = weeklyRent
  let day = earliestRentIncrease(rules, tenancy).earliest
  while (day < end) {
    const passed = wholeYears(settlement, day)
    const market = toDollars(aWeek(weeklyRent * (1 + growthPct / 100) ** passed))
    if (market > rent) {
      rent = market
      steps.push({ from: day, weeklyRent: rent })
      day = afterIncrease(rules, day)
    } else day = addMonths(settlement, 12 * (passed + 1))
  }
  return { steps, grossRent: Array.from({ length: years }, (_, index) => yearlyRent(growing, steps, index)) }
}

/** Whole years from one day to another, 0 for an earlier one. */
function wholeYears(from: Day, to: Day): number {
  let years = 0
  while (addMonths(from, 12 * (years + 1)) <= to) years += 1
  return years
}

/** 52 weeks at the rent in force on the first day of each. */
function yearlyRent({ weeklyRent, settlement }: Growing, steps: readonly RentStep[], index: number): Money<'year'> {
  const first = addMonths(settlement, 12 * index)
  let sum = 0
  for (let week = 0; week < 52; week += 1) {
    const day = addDays(first, 7 * week)
    sum += steps.findLast(({ from }) => from <= day)?.weeklyRent ?? weeklyRent
  }
  return aYear(sum)
}
