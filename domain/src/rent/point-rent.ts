import { aWeek, type Money } from '../money/money.ts'
import { toDollars } from '../money/round.ts'

/** Half the width of the range shown around a market rent, NZD a week. Source: docs/method/calculator.md, "Rent". */
const HALF_RANGE = 25

/**
 * The weekly rent in whole NZD: lower + house condition per cent of the gap. Source: docs/method/calculator.md, "Rent".
 */
export function pointRent(lower: number, upper: number, houseCondition: number): Money<'week'> {
  return aWeek(toDollars(lower + (houseCondition * (upper - lower)) / 100))
}

/** The weekly range shown around a market rent, NZD, not below 0. Source: docs/method/calculator.md, "Rent". */
export function marketRange(rent: number): { lower: number; upper: number } {
  return { lower: Math.max(rent - HALF_RANGE, 0), upper: rent + HALF_RANGE }
}
