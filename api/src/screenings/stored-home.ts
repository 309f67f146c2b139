import type { ScreeningHome } from '@homeyield/contract/screening'
import type { ListingDoubt } from '@homeyield/domain/listings/listed-home'
import type { FoundPlace, PlaceDoubt } from '../addresses/place-source.ts'

/** A home as it is stored: whether its area is open to the account follows when it is read. */
export interface StoredHome extends Omit<ScreeningHome, 'state' | 'doubts' | 'candidates'> {
  readonly state: Exclude<ScreeningHome['state'], 'premium_required'>
  /** Of its line. */
  readonly doubts: readonly ListingDoubt[]
  readonly place_doubts: readonly PlaceDoubt[]
  readonly candidates: readonly FoundPlace[]
}

/** A home of which no place is known. */
export const NO_PLACE = {
  state: 'not_read',
  found: null,
  is_sample_address: false,
  suburb: null,
  city: null,
  meshblock: null,
  sa2_code: null,
  place_doubts: [],
  candidates: [],
} as const satisfies Partial<StoredHome>

/** A home at its place. */
export function atPlace(home: StoredHome, place: FoundPlace): StoredHome {
  const { found, address, sample, suburb, city, meshblock, sa2_code, doubts } = place
  return {
    ...home,
    state: 'known',
    found,
    property: address,
    is_sample_address: sample,
    suburb,
    city,
    meshblock,
    sa2_code: sa2_code || null,
    place_doubts: doubts,
    candidates: [],
  }
}
