import type { WireObject } from './form.ts'

/** A call of the API, as it came. */
export interface RequestRecord {
  readonly method: string
  readonly path: string
  readonly params: WireObject
  readonly idempotencyKey: string | null
  /** What was answered; 0 when the connection was dropped. */
  readonly status: number
}
