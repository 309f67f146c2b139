import { type Dwelling, DWELLINGS, MAX_BEDROOMS_IN_MARKET_RENTS } from '../property/property-options.ts'

/** A dwelling with a number of bedrooms: five means five or more, a Room has one. */
export interface RentKind {
  readonly dwelling: Dwelling
  readonly number_of_bedrooms: number
}

/** All kinds with market rents, in the order of the API. Source: docs/method/market-rent.md, "Cells and kinds". */
export const RENT_KINDS: readonly RentKind[] = DWELLINGS.flatMap((dwelling) =>
  Array.from({ length: dwelling === 'Room' ? 1 : MAX_BEDROOMS_IN_MARKET_RENTS }, (_, index) => ({
    dwelling,
    number_of_bedrooms: index + 1,
  })),
)

/** The key of a kind, such as `House 3`. */
export function nameKind(kind: { readonly dwelling: Dwelling | 'Any'; readonly number_of_bedrooms: number }): string {
  return `${kind.dwelling} ${kind.number_of_bedrooms}`
}
