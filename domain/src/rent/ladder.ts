import { DWELLINGS, type Dwelling, MAX_BEDROOMS_IN_MARKET_RENTS } from '../property/property-options.ts'
import { WIDER_LEVELS, type Level, type MarketRentEntry, type WiderRent } from './market-rent-entry.ts'
import type { RentCell } from './rent-cell.ts'

/** The least areas and bonds with which a district's or region's figure may be used for an area. */
const MIN_POOL = { areas: 3, bonds: 30 } as const

/** The cells that may be used for one area: its own, and those of its group of suburbs, district and region. */
export interface Ladder {
  /** The names of the area, its group of suburbs, its district and its region. */
  readonly places: {
    readonly area: string
    readonly suburb_group?: string
    readonly district: string
    readonly region: string
  }
  readonly area: readonly RentCell[]
  /** Measured over the area and its neighbours together, by sources that offer it. */
  readonly suburb_group?: readonly RentCell[]
  readonly district: readonly RentCell[]
  readonly region: readonly RentCell[]
}

/**
 * Returns an area's market rent: for every dwelling and number of bedrooms (a Room has one) the first figure of its own
 * cell, its cell for any dwelling (never for a Room), its group of suburbs, its district and its region, the last two
 * only with enough areas and bonds. `level` tells which it was. No entry when there is no figure.
 */
export function climbLadder(ladder: Ladder): MarketRentEntry[] {
  const rungs = {
    area: byKind(ladder.area),
    suburb_group: byKind(ladder.suburb_group ?? []),
    district: byKind(ladder.district.filter(isWideEnough)),
    region: byKind(ladder.region.filter(isWideEnough)),
  }
  return DWELLINGS.flatMap((dwelling) =>
    bedroomCounts(dwelling).flatMap((bedrooms) => {
      const kind = nameKind(dwelling, bedrooms)
      const wider = WIDER_LEVELS.flatMap((level) => {
        const cell = rungs[level].get(kind)
        // A region of one district, such as Auckland, adds nothing to its district.
        if (!cell || (level === 'region' && isSame(cell, rungs.district.get(kind)))) return []
        return [toWiderRent(cell, level, ladder.places[level] ?? '')]
      })
      const own = rungs.area.get(kind)
      if (own) return [toEntry(own, dwelling, 'area', ladder.places.area, wider)]
      const any = dwelling === 'Room' ? undefined : rungs.area.get(nameKind('Any', bedrooms))
      if (any) return [toEntry(any, dwelling, 'any_dwelling', ladder.places.area, wider)]
      const [nearest, ...further] = wider
      return nearest ? [{ dwelling, number_of_bedrooms: bedrooms, ...nearest, wider: further }] : []
    }),
  )
}

function isSame(region: RentCell, district: RentCell | undefined): boolean {
  if (!district) return false
  const figures = ['areas', 'bonds', 'lower_quartile', 'median', 'upper_quartile'] as const
  return figures.every((figure) => region[figure] === district[figure])
}

function isWideEnough(cell: RentCell): boolean {
  return cell.areas >= MIN_POOL.areas && cell.bonds >= MIN_POOL.bonds
}

function bedroomCounts(dwelling: Dwelling): number[] {
  const most = dwelling === 'Room' ? 1 : MAX_BEDROOMS_IN_MARKET_RENTS
  return Array.from({ length: most }, (_, index) => index + 1)
}

function nameKind(dwelling: RentCell['dwelling'], bedrooms: number): string {
  return `${dwelling} ${bedrooms}`
}

function byKind(cells: readonly RentCell[]): Map<string, RentCell> {
  return new Map(cells.map((cell) => [nameKind(cell.dwelling, cell.number_of_bedrooms), cell]))
}

function toEntry(
  cell: RentCell,
  dwelling: Dwelling,
  level: Level,
  place: string,
  wider: readonly WiderRent[],
): MarketRentEntry {
  const { number_of_bedrooms, lower_quartile, upper_quartile, median, bonds, period } = cell
  return { dwelling, number_of_bedrooms, lower_quartile, upper_quartile, median, bonds, period, level, place, wider }
}

function toWiderRent(cell: RentCell, level: WiderRent['level'], place: string): WiderRent {
  const { lower_quartile, upper_quartile, median, bonds, period } = cell
  return { level, place, lower_quartile, median, upper_quartile, bonds, period }
}
