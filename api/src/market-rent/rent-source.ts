import type { Ladder } from '@homeyield/domain/rent/ladder'
import type { RentCell } from '@homeyield/domain/rent/rent-cell'

/** Where market rents come from: the imported tables, or a provider over them (decisions section 1, GET /market-rent/sa2). */
export interface RentSource {
  /** The cells that may answer for an SA2, its own and those of what it lies in; none for a code that is unknown. */
  readonly cellsFor: (sa2Code: string) => Promise<Ladder>
}

/** An SA2 and what it lies in, by name. */
export interface RentPlaces {
  readonly sa2_code: string
  readonly area: string
  readonly district: string
  readonly region: string
}

/** What a provider knows of an area and of what it lies in; null where it did not say, [] where it has no figure. */
export interface ProvidedRungs {
  readonly area: readonly RentCell[] | null
  /** The group of suburbs that the area belongs to, by name; null also where it belongs to none. */
  readonly suburb_group: { readonly place: string; readonly cells: readonly RentCell[] } | null
  readonly district: readonly RentCell[] | null
  readonly region: readonly RentCell[] | null
}

/** Somebody who is asked for market rents. */
export interface MarketRentGateway {
  /** What there is in time; it never throws. */
  readonly rungsFor: (places: RentPlaces) => Promise<ProvidedRungs>
}
