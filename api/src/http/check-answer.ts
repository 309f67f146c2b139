import { isDeepStrictEqual } from 'node:util'
import type { Endpoint } from '@homeyield/contract/endpoint'
import * as z from 'zod/mini'

/**
 * Throws when an answer is not what the contract promises: a field is missing or of the wrong kind, or there is one too
 * many (which could be a secret). For tests and development; in production it would cost a quarter of the throughput.
 */
export function checkAnswer(endpoint: Endpoint, answer: unknown): void {
  if (!endpoint.answer) {
    if (answer !== undefined) throw new Error(`${endpoint.method} ${endpoint.path} answers a body without a schema`)
    return
  }
  const wire: unknown = JSON.parse(JSON.stringify(answer))
  const promised = z.parse(endpoint.answer, wire)
  if (isDeepStrictEqual(promised, wire)) return
  throw new Error(`${endpoint.method} ${endpoint.path} answers more than the contract promises`)
}
