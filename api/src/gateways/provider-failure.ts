export interface FailureDetails {
  readonly again?: boolean
  readonly blame?: boolean
}

/** A failed call to a provider. The message is for the log: it names neither address nor property. */
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

/** Any error as such a failure. What fetch throws is a broken connection, whose message may contain the address. */
export function providerFailure(error: unknown): ProviderFailure {
  if (error instanceof ProviderFailure) return error
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'no connection'
  return new ProviderFailure('failed', code, { again: true })
}
