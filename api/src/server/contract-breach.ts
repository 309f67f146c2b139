import { isDeepStrictEqual } from 'node:util'
import type { Endpoint } from '@homeyield/contract/endpoint'
import * as z from 'zod/mini'

/** How a response breaks the contract, or null. An extra field could be a secret. */
export function findContractBreach(endpoint: Endpoint, response: unknown): string | null {
  const call = `${endpoint.method} ${endpoint.path}`
  if (endpoint.file !== undefined || endpoint.status === 303) return null
  if (!endpoint.response)
    return response === undefined ? null : `${call} returns a body where the contract promises none`
  const wire: unknown = JSON.parse(JSON.stringify(response ?? null))
  const promised = z.safeParse(endpoint.response, wire)
  if (!promised.success) {
    const paths = promised.error.issues.map(({ path }) => path.join('.'))
    return `${call} breaks the contract at ${paths.join(', ')}`
  }
  return isDeepStrictEqual(promised.data, wire) ? null : `${call} returns more than the contract promises`
}
