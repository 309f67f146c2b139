import { DWELLINGS } from '../property/property-options.ts'
import type { Dwelling } from '../property/property-options.ts'
import type { RentFigures } from './rent-table.ts'
import { MAX_BEDROOMS_IN_MARKET_RENTS } from '../property/property-options.ts'

/** The bedroom counts with market rents for a dwelling. */
export interface BedroomRange {
  readonly lowest: number
  readonly highest: number
}

/** Shown when the market rents know a single bedroom count. Source: docs/method/property-types.md, "Bedrooms". */
export const ONE_DATA_POINT = 'There is only one data point for this dwelling type in this area.'

/**
 * The entry for a dwelling and bedroom count, or null. Five and more bedrooms are one count; a room has one entry,
 * whatever the bedrooms of its home. Source: docs/method/property-types.md, "Bedrooms".
 */
export function findMarketRent<Entry extends Pick<RentFigures, 'dwelling' | 'number_of_bedrooms'>>(
  entries: readonly Entry[],
  dwelling: Dwelling,
  bedrooms: number,
): Entry | null {
  const counted = Math.min(bedrooms, MAX_BEDROOMS_IN_MARKET_RENTS)
  const fits = (entry: Entry) => dwelling === 'Room' || entry.number_of_bedrooms === counted
  return entries.find((entry) => entry.dwelling === dwelling && fits(entry)) ?? null
}

/**
 * The dwelling to show: the current one, or the first available when the area has rents but none for it. Source:
 * docs/method/property-types.md, "Bedrooms".
 */
export function chooseDwelling(entries: readonly RentFigures[], current: Dwelling): Dwelling {
  const isAvailable = (dwelling: Dwelling) => entries.some((entry) => entry.dwelling === dwelling)
  return isAvailable(current) ? current : (DWELLINGS.find(isAvailable) ?? current)
}

/**
 * The lowest and highest bedroom count with market rent for a dwelling; null when there is none. Source:
 * docs/method/property-types.md, "Bedrooms".
 */
export function bedroomRange(entries: readonly RentFigures[], dwelling: Dwelling): BedroomRange | null {
  const counts = entries.filter((entry) => entry.dwelling === dwelling).map((entry) => entry.number_of_bedrooms)
  return counts.length === 0 ? null : { lowest: Math.min(...counts), highest: Math.max(...counts) }
}

/** A bedroom count moved into a range. */
export function chooseBedrooms(range: BedroomRange | null, current: number): number {
  return range === null ? current : Math.min(Math.max(current, range.lowest), range.highest)
}
