import { createHash } from 'node:crypto'
import type { Shelf } from '../state.ts'
import { StripeProblem } from './stripe-problem.ts'

/** What was answered to an idempotency key. */
export interface KeptAnswer {
  readonly created: number
  /** Of the call's method, path and parameters. */
  readonly fingerprint: string
  readonly requestId: string
  readonly status: number
  readonly body: string
}

const KEPT_SECONDS = 86_400
const LONGEST = 255

/** The fingerprint of a call. */
export function fingerprintOf(method: string, path: string, form: string): string {
  return createHash('sha256').update(`${method} ${path}\n${form}`).digest('base64url')
}

/** The answer that is to be given again, if any. Throws an `idempotency_error` when the key was used for another call. */
export function replay(
  answers: Shelf<KeptAnswer>,
  key: string,
  fingerprint: string,
  now: number,
): KeptAnswer | undefined {
  if (key.length > LONGEST) {
    throw new StripeProblem(400, {
      type: 'idempotency_error',
      message: `Idempotency keys are at most ${LONGEST} characters long.`,
    })
  }
  for (const [old, { created }] of Object.entries(answers)) if (created < now - KEPT_SECONDS) delete answers[old]
  const kept = Object.hasOwn(answers, key) ? answers[key] : undefined
  if (kept !== undefined && kept.fingerprint !== fingerprint) {
    const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`
    throw new StripeProblem(400, { type: 'idempotency_error', message })
  }
  return kept
}
