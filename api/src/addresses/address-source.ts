import type { AddressRecord } from './address-store.ts'
import type { FoundAddress } from './search-addresses.ts'

/** Where addresses come from: our own table, or a provider (decisions section 1, GET /addresses). */
export interface AddressSource {
  /** At most ten addresses for what a person typed, best first; fewer than three letters and digits answer []. */
  readonly search: (text: string) => Promise<FoundAddress[]>
  /** The address of an id that a search answered; null for any other text. */
  readonly read: (id: string) => Promise<AddressRecord | null>
}

/** An address source that cannot answer: it failed, took too long, or has had as many questions as it allows. */
export class AddressSourceAway extends Error {
  readonly reason: 'failed' | 'slow' | 'limited'
  /** Whole seconds after which trying again makes sense. */
  readonly retryAfter: number | null

  constructor(reason: 'failed' | 'slow' | 'limited', retryAfter: number | null = null) {
    super(`The address source is away: ${reason}`)
    this.name = 'AddressSourceAway'
    this.reason = reason
    this.retryAfter = retryAfter
  }
}
