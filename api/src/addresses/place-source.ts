/** What was not as written, as people read it. Source: docs/method/screening.md, "Finding an address". */
export const PLACE_DOUBTS = {
  house: 'This unit or letter is not among our addresses: the house is.',
  range: 'This number is not among our addresses by itself: a range with it is.',
  number: 'This number is not among our addresses: the area is that of its street.',
  no_number: 'There is no number: the area is that of the street.',
  street: 'This street is not among our addresses: the area is that of the suburb.',
  spelling: 'The list spells it differently.',
  suburb: 'The list names another suburb.',
} as const
export type PlaceDoubt = keyof typeof PLACE_DOUBTS

/** A place of a listed home. */
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
  /** Which of these, at most five, is meant. */
  | { readonly state: 'question'; readonly candidates: readonly FoundPlace[] }
  | { readonly state: 'not_found' }

export const MOST_CANDIDATES = 5

/** Finds the place of a home of a list among our own addresses and areas: lists are never sent to a provider. */
export type FindPlace = (address: string) => Promise<PlaceResult>
