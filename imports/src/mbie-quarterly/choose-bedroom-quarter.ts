import { ALL, NEW_ZEALAND, type TenancyRow } from './tenancy-row.ts'

/** From the end of 2025 MBIE codes many whole houses as one bedroom: a quarter with more than this is not believed. */
export const MOST_ONE_BEDROOM_PERCENT = 25

/** How many of a quarter's bonds state a number of bedrooms, and how many of those say one. */
export interface QuarterShare {
  readonly period: string
  readonly one_bedroom: number
  readonly stated: number
}

type Count = { one_bedroom: number; stated: number }

/**
 * Adds up, for each quarter, the bonds with a stated number of bedrooms and those of them coded one bedroom; the newest
 * quarter first. Counted from MBIE's own rows for all of New Zealand and all dwellings; where a file has none, from the areas'
 * rows for all dwellings, or else from the rows of each dwelling.
 */
export class QuarterShares {
  readonly #quarters = new Map<string, { country: Count; areas: Count; dwellings: Count }>()

  /** Takes one row into account. */
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

  /** Answers the quarters' shares, the newest first. */
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
 * Answers the newest quarter in which at most 25 % of the bonds with a stated number of bedrooms are coded one bedroom, null
 * where there is none. A quarter that states no number at all cannot be judged and is passed over. `shares` come the newest
 * first.
 */
export function chooseBedroomQuarter(shares: readonly QuarterShare[]): string | null {
  return shares.find((share) => share.stated > 0 && isBelieved(share))?.period ?? null
}

function isBelieved({ one_bedroom, stated }: QuarterShare): boolean {
  return one_bedroom * 100 <= stated * MOST_ONE_BEDROOM_PERCENT
}

function none(): Count {
  return { one_bedroom: 0, stated: 0 }
}
