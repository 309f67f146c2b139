import { aWeek, type Money } from '../money/money.ts'
import { marketRange, pointRent } from './point-rent.ts'
import { fillPeriods, NO_RENT, resolvePeriods } from './rent-period.ts'
import type { RentByPeriod } from './rent-period.ts'

/** The source of the weekly rent: market quartiles and quality, typed bounds, or a typed rent. */
export const RENT_SOURCES = ['market', 'range', 'typed'] as const
export type RentSource = (typeof RENT_SOURCES)[number]

/** The rent as given: NZD, house condition in per cent; null means missing. */
export interface RentInputs {
  readonly rent_source: RentSource | null
  readonly house_condition: number
  readonly market_lower_quartile: number | null
  readonly market_upper_quartile: number | null
  readonly weekly_rental_income: number | null
  readonly lower: RentByPeriod
  readonly upper: RentByPeriod
}

/** The weekly rent that a calculation uses, and its range in every period, NZD. */
export interface ResolvedRent {
  readonly rent_source: RentSource
  readonly weekly_rental_income: Money<'week'> | null
  readonly lower: RentByPeriod
  readonly upper: RentByPeriod
}

/**
 * Returns the weekly rent and its range. A source whose figures are missing is not used; without a source, a weekly
 * rent means `typed` and bounds mean `range`. Source: docs/method/calculator.md, "Rent".
 */
export function resolveRent(inputs: RentInputs): ResolvedRent {
  const rent_source = rentSourceOf(inputs)
  if (rent_source === 'market') return fromMarket(inputs)
  const lower = resolvePeriods(inputs.lower)
  const upper = resolvePeriods(inputs.upper)
  const weekly_rental_income =
    rent_source === 'typed' ? typedRent(inputs) : fromBounds(lower.weekly, upper.weekly, inputs)
  return { rent_source, weekly_rental_income, lower, upper }
}

function typedRent({ weekly_rental_income: rent }: RentInputs): Money<'week'> | null {
  return rent === null ? null : aWeek(rent)
}

function rentSourceOf(inputs: RentInputs): RentSource {
  const applies: Record<RentSource, boolean> = {
    market: inputs.market_lower_quartile !== null && inputs.market_upper_quartile !== null,
    range: hasBound(inputs.lower) || hasBound(inputs.upper),
    typed: inputs.weekly_rental_income !== null,
  }
  if (inputs.rent_source !== null && applies[inputs.rent_source]) return inputs.rent_source
  if (applies.typed) return 'typed'
  if (applies.range) return 'range'
  return applies.market ? 'market' : 'range'
}

function hasBound(bound: RentByPeriod): boolean {
  return bound.weekly !== null || bound.monthly !== null || bound.yearly !== null
}

function fromMarket(inputs: RentInputs): ResolvedRent {
  const weekly_rental_income = fromBounds(inputs.market_lower_quartile, inputs.market_upper_quartile, inputs)
  const range = weekly_rental_income === null ? null : marketRange(weekly_rental_income)
  return {
    rent_source: 'market',
    weekly_rental_income,
    lower: range ? fillPeriods('weekly', range.lower) : NO_RENT,
    upper: range ? fillPeriods('weekly', range.upper) : NO_RENT,
  }
}

// With one bound only, the rent is that bound.
function fromBounds(lower: number | null, upper: number | null, inputs: RentInputs): Money<'week'> | null {
  const low = lower ?? upper
  const high = upper ?? lower
  return low === null || high === null ? null : aWeek(Math.max(pointRent(low, high, inputs.house_condition), 0))
}
