import type { LookedPlace, LookResult, PlaceChoice } from '@homeyield/contract/look'
import type { Dwelling } from '@homeyield/domain/property/property-options'
import type { MarketRentEntry } from '@homeyield/domain/rent/market-rent-entry'
import type { Visitor } from '../server/viewer.ts'

/** A place as a person types it, or one that was chosen. */
export interface PlaceQuestion {
  readonly place?: string | undefined
  readonly sa2_code?: string | undefined
  readonly address_id?: string | undefined
}

export interface LookQuestion extends PlaceQuestion {
  readonly dwelling: Dwelling
  readonly bedrooms: number
  /** NZD. */
  readonly price: number | null
}

export interface LookAnswer extends Omit<LookResult, 'rent' | 'choices'> {
  readonly rent: MarketRentEntry | null
  readonly choices: readonly PlaceChoice[]
}

/** The place that is sure, or else what to choose from. */
export type FindLookedPlace = (
  question: PlaceQuestion,
) => Promise<
  | { readonly place: LookedPlace; readonly choices: readonly [] }
  | { readonly place: null; readonly choices: readonly PlaceChoice[] }
>

export type LookAtRent = (visitor: Visitor, question: LookQuestion, used: string | null) => Promise<LookAnswer>
