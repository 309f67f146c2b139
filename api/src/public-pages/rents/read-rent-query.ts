import { DWELLINGS, MAX_BEDROOMS_IN_MARKET_RENTS, type Dwelling } from '@homeyield/domain/property/property-options'
import { recordOrEmpty } from '@homeyield/domain/records/is-record'

/** A kind of home that market rents are known for. */
export interface RentKind {
  readonly dwelling: Dwelling
  readonly bedrooms: number
}

const DEFAULT: RentKind = { dwelling: 'House', bedrooms: 3 }

/** The kind of home in a query such as `dwelling=Flat&bedrooms=2`; a house with three bedrooms where it has none. */
export function readRentQuery(query: unknown): RentKind {
  const { dwelling: given, bedrooms: count } = recordOrEmpty(query)
  const dwelling = DWELLINGS.find((known) => known === given) ?? DEFAULT.dwelling
  if (dwelling === 'Room') return { dwelling, bedrooms: 1 }
  const bedrooms = /^\d{1,2}$/u.test(String(count)) ? Number(count) : DEFAULT.bedrooms
  return { dwelling, bedrooms: Math.min(Math.max(bedrooms, 1), MAX_BEDROOMS_IN_MARKET_RENTS) }
}
