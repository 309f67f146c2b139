import { splitAreaCodes } from '@homeyield/domain/property/area-codes'
import { estimateRents } from '@homeyield/domain/rent/estimate-rents'
import type { MarketRentEntry } from '@homeyield/domain/rent/market-rent-entry'
import type { AreaRents } from '@homeyield/domain/rent/area-rents'
import type { RentCell } from '@homeyield/domain/rent/rent-cell'

/** A source of market rents: the imported tables, or a provider over them (GET /market-rent/sa2). */
export interface RentSource {
  /** Null for an unknown code, and one that is not of land. */
  readonly rentsOf: (sa2Code: string) => Promise<AreaRents | null>
}

export interface RentPlaces {
  readonly sa2_code: string
  readonly area: string
  readonly district: string
  readonly region: string
}

/** A provider's figures of an area and its wider areas; null when it did not respond, [] when it has none. */
export interface ProvidedRungs {
  readonly area: readonly RentCell[] | null
  /** The area's group of suburbs, by name; null also when it is in none. */
  readonly suburb_group: { readonly place: string; readonly cells: readonly RentCell[] } | null
  readonly district: readonly RentCell[] | null
  readonly region: readonly RentCell[] | null
}

export interface MarketRentGateway {
  /** The figures that arrive in time; never throws. */
  readonly rungsFor: (places: RentPlaces) => Promise<ProvidedRungs>
}

// Of the rents that a source caches.
const estimated = new WeakMap<AreaRents, MarketRentEntry[]>()

/** The rents of an area, or of all areas of the suburb `place` together. */
export async function estimateIn(
  source: RentSource,
  codes: string,
  place?: string,
  withIndex = true,
): Promise<MarketRentEntry[]> {
  const found = await Promise.all(splitAreaCodes(codes).map((code) => source.rentsOf(code)))
  const areas = found.filter((area) => area !== null)
  const [area, ...others] = areas
  // The name of a suburb matters to several areas only.
  const isPlain = area !== undefined && others.length === 0 && withIndex
  const known = isPlain ? estimated.get(area) : undefined
  if (known !== undefined) return known
  const entries = estimateRents(areas, { withIndex, ...(place === undefined ? {} : { place }) })
  if (isPlain) estimated.set(area, entries)
  return entries
}
