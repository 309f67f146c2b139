import type { PLACE_DOUBTS } from '@homeyield/domain/listings/place-doubts'

export type PlaceDoubt = keyof typeof PLACE_DOUBTS

/** A place that a person wrote. */
export interface FoundPlace {
  /** Different for each candidate: of an address, a street at an address, or areas. */
  readonly id: string
  readonly found: 'address' | 'street' | 'suburb'
  readonly address: string
  readonly suburb: string | null
  readonly city: string
  /** One code, or those of a suburb's areas with commas between them; '' where no area is known. */
  readonly sa2_code: string
  readonly meshblock: string | null
  readonly latitude: number | null
  readonly longitude: number | null
  readonly sample: boolean
  readonly doubts: readonly PlaceDoubt[]
}

export type PlaceResult =
  | { readonly state: 'known'; readonly place: FoundPlace }
  /** The places to choose from, at most five. */
  | { readonly state: 'question'; readonly candidates: readonly FoundPlace[] }
  | { readonly state: 'not_found' }

export const MOST_CANDIDATES = 5

export function placesIn(result: PlaceResult | null): readonly FoundPlace[] {
  if (result === null || result.state === 'not_found') return []
  return result.state === 'known' ? [result.place] : result.candidates
}

const ADDRESS = 'address:'

/** The id of a place that is the address of this id. */
export function placeIdOf(addressId: string): string {
  return `${ADDRESS}${addressId}`
}

/** Null of a street or a suburb. */
export function addressIdOf({ id }: Pick<FoundPlace, 'id'>): string | null {
  return id.startsWith(ADDRESS) ? id.slice(ADDRESS.length) : null
}

/** Finds the place that a person wrote among our own addresses and areas; nothing is sent to a provider. */
export type FindPlace = (address: string) => Promise<PlaceResult>
