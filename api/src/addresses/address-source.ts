/** A found address; `sample` when it was made up for development. */
export interface FoundAddress {
  id: string
  address: string
  sample: boolean
}

/**
 * A full address. `suburb` is null when the city is enough, `meshblock` and degrees when the source has none; `sa2_id`
 * is then ''.
 */
export interface AddressRecord {
  id: string
  address: string
  suburb: string | null
  city: string
  sa2_id: string
  meshblock: string | null
  latitude: number | null
  longitude: number | null
  sample: boolean
}

/** A source of addresses: our own table, or a provider (GET /addresses). */
export interface AddressSource {
  /** At most ten addresses for a typed text, best first; none for fewer than three letters and digits. */
  readonly search: (text: string) => Promise<FoundAddress[]>
  readonly read: (id: string) => Promise<AddressRecord | null>
}

/** The address source failed, took too long, or refused more calls. */
export class AddressSourceUnavailable extends Error {
  readonly reason: 'failed' | 'slow' | 'limited'
  /** Whole seconds until trying again makes sense. */
  readonly retryAfter: number | null

  constructor(reason: 'failed' | 'slow' | 'limited', retryAfter: number | null = null) {
    super(`The address source is unavailable: ${reason}`)
    this.name = 'AddressSourceUnavailable'
    this.reason = reason
    this.retryAfter = retryAfter
  }
}
