import { toDollars } from '../money/round.ts'

/** How many times a year a rent of each period is paid. Source: docs/method/calculator.md, "Periods of a rent". */
export const RENTS_PER_YEAR = { weekly: 52, monthly: 12, yearly: 1 } as const
export type RentPeriod = keyof typeof RENTS_PER_YEAR
export const RENT_PERIODS = ['weekly', 'monthly', 'yearly'] as const satisfies RentPeriod[]

/** A rent by the week, month and year, NZD; null means not known. */
export type RentByPeriod = Readonly<Record<RentPeriod, number | null>>

export const NO_RENT: RentByPeriod = { weekly: null, monthly: null, yearly: null }

/**
 * Converts a rent to another period, in whole NZD: yearly = weekly × 52, monthly = weekly × 52 / 12. Null stays null.
 * Source: docs/method/calculator.md, "Periods of a rent".
 */
export function convertRent(rent: number | null, from: RentPeriod, to: RentPeriod): number | null {
  if (rent === null || !Number.isFinite(rent)) return null
  return from === to ? rent : toDollars((rent * RENTS_PER_YEAR[from]) / RENTS_PER_YEAR[to])
}

/**
 * All three periods from the one just edited, which is not changed. Source: docs/method/calculator.md, "Periods of a
 * rent".
 */
export function fillPeriods(edited: RentPeriod, rent: number | null): RentByPeriod {
  return {
    weekly: convertRent(rent, edited, 'weekly'),
    monthly: convertRent(rent, edited, 'monthly'),
    yearly: convertRent(rent, edited, 'yearly'),
  }
}

/**
 * Three periods as a client sent them: unchanged when all follow from one of them, otherwise computed from the first
 * that is known. Source: docs/method/calculator.md, "Periods of a rent".
 */
export function resolvePeriods(sent: RentByPeriod): RentByPeriod {
  const first = RENT_PERIODS.find((period) => sent[period] !== null)
  return agreedPeriods(sent) ?? (first === undefined ? NO_RENT : fillPeriods(first, sent[first]))
}

/** All three periods from the known ones. Null when these contradict each other: none of them gives the others. */
export function agreedPeriods(sent: RentByPeriod): RentByPeriod | null {
  const known = RENT_PERIODS.filter((period) => sent[period] !== null)
  if (known.length === 0) return NO_RENT
  const fillings = known.map((period) => fillPeriods(period, sent[period]))
  return fillings.find((filling) => known.every((period) => filling[period] === sent[period])) ?? null
}
