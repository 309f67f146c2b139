import { aWeek, type Money } from '../money/money.ts'
import { toDollars } from '../money/round.ts'

/** Half the width of the range shown around a market rent, NZD a week. Source: decisions section 2, `market`. */
const HALF_RANGE = 25

/**
 * The weekly rent in whole NZD: lower + house condition per cent of the gap. Source: specification section 9, decisions
 * section 2.
 */
export function pointRent(lower: number, upper: number, houseCondition: number): Money<'week'> {
  return aWeek(toDollars(lower + (houseCondition * (upper - lower)) / 100))
}

/** The weekly range shown around a market rent, NZD, not below 0. Source: decisions section 2. */
export function marketRange(rent: number): { lower: number; upper: number } {
  return { lower: Math.max(rent - HALF_RANGE, 0), upper: rent + HALF_RANGE }
}
