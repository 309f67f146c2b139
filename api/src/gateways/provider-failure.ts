/** What is known of a call that failed. */
export interface FailureDetails {
  /** Whether the very next try may go well. */
  readonly again?: boolean
  /** Whether it speaks against the provider, rather than against what was asked. */
  readonly blame?: boolean
}

/** A call to the provider that came to nothing. The message is for the log: it holds neither address nor property. */
export class ProviderFailure extends Error {
  readonly kind: 'failed' | 'slow'
  readonly again: boolean
  readonly blame: boolean

  constructor(kind: 'failed' | 'slow', message: string, { again = false, blame = true }: FailureDetails = {}) {
    super(message)
    this.name = 'ProviderFailure'
    this.kind = kind
    this.again = again
    this.blame = blame
  }
}

/** Any error as such a failure: what fetch throws is a connection that broke, whose message may name the address asked for. */
export function providerFailure(error: unknown): ProviderFailure {
  if (error instanceof ProviderFailure) return error
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'no connection'
  return new ProviderFailure('failed', code, { again: true })
}
