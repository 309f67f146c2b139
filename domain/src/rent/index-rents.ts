import { INDEX_LIMITS } from './estimate-constants.ts'

/** A month (YYYY-MM) and the region's median weekly rent in it, NZD. */
export interface RegionRent {
  readonly month: string
  readonly weekly_rent: number | null
}

/** The step that brings rents of the cells' quarter to the newest month of the region's rents. */
export interface RentIndex {
  readonly factor: number
  /** How many months it spans; 0: no step. */
  readonly months: number
  /** YYYY-MM. */
  readonly from: string
  readonly to: string
}

const MONTHS_IN_MEAN = 12

/**
 * The change of a region's rents since the quarter that begins on `period`: the mean of the twelve months to the newest
 * against that of the twelve months to the quarter's last, because rents are seasonal. No step when a month is missing.
 * Source: docs/method/market-rent.md, "Step to the newest month".
 */
export function indexRents(rents: readonly RegionRent[], period: string): RentIndex {
  const from = countMonths(period) + 2
  const byMonth = new Map<number, number>()
  for (const { month, weekly_rent } of rents) {
    if (weekly_rent !== null && weekly_rent > 0) byMonth.set(countMonths(month), weekly_rent)
  }
  const to = Math.max(...byMonth.keys(), from)
  const factor = meanTo(byMonth, to) / meanTo(byMonth, from)
  if (to === from || !Number.isFinite(factor)) return noStep(period)
  return {
    factor: Math.min(Math.max(factor, INDEX_LIMITS.least), INDEX_LIMITS.most),
    months: to - from,
    from: nameMonth(from),
    to: nameMonth(to),
  }
}

/** No change since the quarter that begins on `period`. */
export function noStep(period: string): RentIndex {
  const month = nameMonth(countMonths(period) + 2)
  return { factor: 1, months: 0, from: month, to: month }
}

// NaN when one of the months is missing.
function meanTo(byMonth: ReadonlyMap<number, number>, last: number): number {
  const months = Array.from({ length: MONTHS_IN_MEAN }, (_, back) => byMonth.get(last - back) ?? NaN)
  return months.reduce((total, rent) => total + rent, 0) / MONTHS_IN_MEAN
}

/** The months from year 0 of YYYY-MM or YYYY-MM-DD. */
function countMonths(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
}

function nameMonth(months: number): string {
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`
}
