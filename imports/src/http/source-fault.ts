interface SourceFaultOptions extends ErrorOptions {
  /** Another try may succeed. */
  readonly isTemporary?: boolean
  /** Milliseconds that the source asks to wait. */
  readonly retryAfter?: number | null
}

/** The failure of a source, as a sentence for the operator. */
export class SourceFault extends Error {
  readonly isTemporary: boolean
  readonly retryAfter: number | null

  constructor(message: string, { isTemporary = false, retryAfter = null, ...options }: SourceFaultOptions = {}) {
    super(message, options)
    this.isTemporary = isTemporary
    this.retryAfter = retryAfter
  }
}
