import type { RentFigures } from '../rent/rent-table.ts'

/** Half the width of an 80 % interval of a normal distribution, in standard deviations. */
export const HALF_OF_80 = 1.2815515655446004

/** The logarithm of an area's median rent: a normal distribution. Source: docs/method/screening.md, "Chance". */
export interface LogRent {
  readonly mean: number
  readonly deviation: number
}

export function logRent({ median, interval_80: [from, to] }: Pick<RentFigures, 'median' | 'interval_80'>): LogRent {
  return { mean: Math.log(median), deviation: Math.log(to / from) / (2 * HALF_OF_80) }
}

/** The chance, 0 to 1, that the area's median rent is at least `needed` NZD a week. */
export function chanceOfRent({ mean, deviation }: LogRent, needed: number): number {
  if (needed <= 0) return 1
  const above = mean - Math.log(needed)
  return deviation > 0 ? normalShare(above / deviation) : above >= 0 ? 1 : 0
}

/**
 * The share of a normal distribution below `z`, to seven digits. Source: Abramowitz and Stegun, Handbook of Mathematical
 * Functions, 26.2.17.
 */
export function normalShare(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z))
  const polynomial = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  const tail = (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * polynomial
  return z >= 0 ? 1 - tail : tail
}
