/** A place of a home: an address, its street, or its suburb; what is not known is null. */
export interface Place {
  readonly found: 'address' | 'street' | 'suburb'
  readonly address: string
  readonly is_sample_address: boolean
  readonly suburb: string | null
  readonly city: string | null
  readonly meshblock: string | null
  /** An SA2 code, or several with commas. */
  readonly sa2_code: string | null
}

export interface PlaceCandidate extends Place {
  readonly id: string
}

/** The one place of a text, the places that it may be, or none of either. */
export type PlaceAnswer = { readonly place: Place } | { readonly ask: readonly PlaceCandidate[] }

/** Finds the places of homes of a list, in our own addresses and areas: lists are never sent to a provider. */
export interface PlaceSource {
  /** It serves others between two homes. */
  readonly find: (address: string) => Promise<PlaceAnswer>
}
