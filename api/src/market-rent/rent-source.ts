import type { Ladder } from '@homeyield/domain/rent/ladder'

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
