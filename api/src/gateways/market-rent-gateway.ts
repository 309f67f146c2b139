import type { RentCell } from '@homeyield/domain/rent/rent-cell'
import type { RentPlaces } from '../market-rent/rent-source.ts'

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
