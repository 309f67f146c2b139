/** An address found; `sample` when it is invented for development. */
export interface FoundAddress {
  id: string
  address: string
  sample: boolean
}

/**
 * An address in full. `suburb` is null where the city says it all, `meshblock` and the degrees where the source has none; `sa2_id`
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

/** Where addresses come from: our own table, or a provider (decisions section 1, GET /addresses). */
export interface AddressSource {
  /** At most ten addresses for what a person typed, best first; fewer than three letters and digits answer []. */
  readonly search: (text: string) => Promise<FoundAddress[]>
  /** The address of an id that a search answered; null for any other text. */
  readonly read: (id: string) => Promise<AddressRecord | null>
}

/** An address source that cannot answer: it failed, took too long, or has had as many questions as it allows. */
export class AddressSourceUnavailable extends Error {
  readonly reason: 'failed' | 'slow' | 'limited'
  /** Whole seconds after which trying again makes sense. */
  readonly retryAfter: number | null

  constructor(reason: 'failed' | 'slow' | 'limited', retryAfter: number | null = null) {
    super(`The address source is away: ${reason}`)
    this.name = 'AddressSourceUnavailable'
    this.reason = reason
    this.retryAfter = retryAfter
  }
}
