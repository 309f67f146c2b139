import type { WireObject } from './form.ts'

export interface RequestRecord {
  readonly method: string
  readonly path: string
  readonly params: WireObject
  readonly idempotencyKey: string | null
  /** 0 when the connection was dropped. */
  readonly status: number
}
