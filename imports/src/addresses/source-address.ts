import type { Tally } from '../report/import-report.ts'

/** An address as a source has it: current, on land. */
export interface SourceAddress {
  /** LINZ's address id, or Overture's. */
  readonly id: string
  /** As written: the 2 of 2/14, G01 of G01/2; '' when there is none. */
  readonly unit: string
  readonly houseNumber: number
  /** The A of 14A; '' when there is none. */
  readonly suffix: string
  /** The 16 of 14-16. */
  readonly lastNumber: number | null
  /** With its type and macrons: "Great South Road". */
  readonly street: string
  /** Null when the city's name is enough. */
  readonly suburb: string | null
  /** The town or city; the locality where the country has no town. */
  readonly city: string
  /** The territorial authority; null when the source has none. */
  readonly district: string | null
  /** WGS84 degrees; longitudes from -180 to 180. */
  readonly latitude: number
  readonly longitude: number
}

export type AddressChange =
  | { readonly kind: 'store'; readonly address: SourceAddress }
  | { readonly kind: 'delete'; readonly id: string }

/** What a reader tells while it reads. */
export interface ReadProgress {
  /** Ends the reading early. */
  readonly signal: AbortSignal
  /** The part read so far, 0 to 1. */
  readonly onProgress: (share: number) => void
  /** Rows left out, with the reason. */
  readonly leftOut: Tally
}

/** All addresses of a source, opened: the source answers, its release and columns are known. */
export interface AddressList {
  /** For people: "Overture Maps, release 2026-08-19.0". */
  readonly source: string
  /** The state that the list shows: LINZ's time, from which changes may follow, or a day (ISO); null when it has none. */
  readonly asOf: string | null
  /** Throws, for people, when the source fails half-way. */
  readonly read: (progress: ReadProgress) => AsyncIterable<readonly SourceAddress[]>
}

/** The changes of a source between two times, opened. */
export interface AddressChanges {
  readonly source: string
  /** ISO time, fixed before the first page. */
  readonly asOf: string
  readonly read: (progress: ReadProgress) => AsyncIterable<readonly AddressChange[]>
}
