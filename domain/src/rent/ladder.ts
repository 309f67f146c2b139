import { DWELLINGS, type Dwelling, MOST_BEDROOMS_IN_MARKET_RENTS } from '../property/property-options.ts'
import type { Level, MarketRentEntry } from './market-rent-entry.ts'
import type { RentCell } from './rent-cell.ts'

/** A district's or region's figure speaks for an area only when it comes from so many areas and bonds. */
const LEAST_POOL = { areas: 3, bonds: 30 } as const

/** The cells that may answer for one area: its own, and those pooled over its district and its region. */
export interface Ladder {
  readonly area: readonly RentCell[]
  readonly district: readonly RentCell[]
  readonly region: readonly RentCell[]
}

/**
 * Answers an area's market rent: for every dwelling and number of bedrooms (a Room has one) the first of
 * its own cell, its cell for any dwelling (never for a Room), its district's and its region's figure, the last two only
 * from enough areas and bonds. Each entry carries the rung as its `level`, so that a wider figure is never taken for the
 * area's own. A dwelling and number without any of them has no entry; nothing known answers [].
 */
export function climbLadder(ladder: Ladder): MarketRentEntry[] {
  const rungs = {
    area: byKind(ladder.area),
    district: byKind(ladder.district.filter(isWideEnough)),
    region: byKind(ladder.region.filter(isWideEnough)),
  }
  return DWELLINGS.flatMap((dwelling) =>
    bedroomCounts(dwelling).flatMap((bedrooms) => {
      const kind = nameKind(dwelling, bedrooms)
      const entry =
        toEntry(rungs.area.get(kind), dwelling, 'area') ??
        (dwelling === 'Room' ? null : toEntry(rungs.area.get(nameKind('Any', bedrooms)), dwelling, 'any_dwelling')) ??
        toEntry(rungs.district.get(kind), dwelling, 'district') ??
        toEntry(rungs.region.get(kind), dwelling, 'region')
      return entry === null ? [] : [entry]
    }),
  )
}

function isWideEnough(cell: RentCell): boolean {
  return cell.areas >= LEAST_POOL.areas && cell.bonds >= LEAST_POOL.bonds
}

function bedroomCounts(dwelling: Dwelling): number[] {
  const most = dwelling === 'Room' ? 1 : MOST_BEDROOMS_IN_MARKET_RENTS
  return Array.from({ length: most }, (_, index) => index + 1)
}

function nameKind(dwelling: RentCell['dwelling'], bedrooms: number): string {
  return `${dwelling} ${bedrooms}`
}

function byKind(cells: readonly RentCell[]): Map<string, RentCell> {
  return new Map(cells.map((cell) => [nameKind(cell.dwelling, cell.number_of_bedrooms), cell]))
}

function toEntry(cell: RentCell | undefined, dwelling: Dwelling, level: Level): MarketRentEntry | null {
  if (!cell) return null
  const { number_of_bedrooms, lower_quartile, upper_quartile, median, bonds, period } = cell
  return { dwelling, number_of_bedrooms, lower_quartile, upper_quartile, median, bonds, period, level }
}
