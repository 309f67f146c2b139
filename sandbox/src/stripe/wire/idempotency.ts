import { createHash } from 'node:crypto'
import { StripeProblem } from './stripe-problem.ts'

/** The stored response of an idempotency key. */
export interface StoredResponse {
  readonly created: number
  /** Of the call's method, path and parameters. */
  readonly fingerprint: string
  readonly requestId: string
  readonly status: number
  readonly body: string
}

const RETENTION_SECONDS = 86_400
const MAX_LENGTH = 255

export function fingerprintOf(method: string, path: string, form: string): string {
  return createHash('sha256').update(`${method} ${path}\n${form}`).digest('base64url')
}

/** The response to repeat, if any. Throws `idempotency_error` when the key belongs to another call. */
export function findStoredResponse(
  responses: Record<string, StoredResponse>,
  key: string,
  fingerprint: string,
  now: number,
): StoredResponse | undefined {
  if (key.length > MAX_LENGTH) {
    throw new StripeProblem(400, {
      type: 'idempotency_error',
      message: `Idempotency keys are at most ${MAX_LENGTH} characters long.`,
    })
  }
  for (const [old, { created }] of Object.entries(responses))
    if (created < now - RETENTION_SECONDS) delete responses[old]
  const stored = Object.hasOwn(responses, key) ? responses[key] : undefined
  if (stored !== undefined && stored.fingerprint !== fingerprint) {
    const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`
    throw new StripeProblem(400, { type: 'idempotency_error', message })
  }
  return stored
}
