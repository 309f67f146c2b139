import { ALL, NEW_ZEALAND, type TenancyRow } from './tenancy-row.ts'

/** From the end of 2025 MBIE codes many whole houses as one bedroom. A quarter above this limit is not used. */
export const MAX_ONE_BEDROOM_PERCENT = 25

/** The bonds of a quarter that state bedrooms, and those coded as one bedroom. */
export interface QuarterShare {
  readonly period: string
  readonly one_bedroom: number
  readonly stated: number
}

type Count = { one_bedroom: number; stated: number }

/**
 * Sums bonds by quarter: with stated bedrooms, and coded as one bedroom. Counts MBIE's rows for New Zealand and all
 * dwellings; without them the areas' rows for all dwellings, or else the rows of each dwelling.
 */
export class QuarterShares {
  readonly #quarters = new Map<string, { country: Count; areas: Count; dwellings: Count }>()

  add(row: TenancyRow): void {
    const quarter = this.#quarters.get(row.period) ?? { country: none(), areas: none(), dwellings: none() }
    this.#quarters.set(row.period, quarter)
    if (!/^\d+\+?$/.test(row.beds)) return
    const isCountry = row.location === NEW_ZEALAND
    const isAll = row.dwelling.toUpperCase() === ALL
    if (isCountry && !isAll) return
    const count = isCountry ? quarter.country : isAll ? quarter.areas : quarter.dwellings
    count.stated += row.bonds ?? 0
    if (row.beds === '1') count.one_bedroom += row.bonds ?? 0
  }

  /** Newest first. */
  list(): QuarterShare[] {
    return [...this.#quarters]
      .map(([period, { country, areas, dwellings }]) => {
        const { one_bedroom, stated } = [country, areas].find((count) => count.stated > 0) ?? dwellings
        return { period, one_bedroom, stated }
      })
      .toSorted((one, two) => (one.period > two.period ? -1 : 1))
  }
}

/**
 * The newest quarter with at most 25 % of its stated bonds coded as one bedroom, or null. Skips quarters that state no
 * bedrooms. `shares` are newest first.
 */
export function chooseBedroomQuarter(shares: readonly QuarterShare[]): string | null {
  return shares.find((share) => share.stated > 0 && isReliable(share))?.period ?? null
}

function isReliable({ one_bedroom, stated }: QuarterShare): boolean {
  return one_bedroom * 100 <= stated * MAX_ONE_BEDROOM_PERCENT
}

function none(): Count {
  return { one_bedroom: 0, stated: 0 }
}
