import type { Endpoint } from '@homeyield/contract/endpoint'
import { isRecord, recordOrEmpty } from '@homeyield/domain/records/is-record'
import * as z from 'zod/mini'
import { invalid, malformed, notFound, type Refusal } from './refusal.ts'

type Issue = z.core.$ZodIssue

export interface RawInput {
  readonly params: unknown
  readonly query: unknown
  readonly headers: unknown
  readonly body: unknown
}

/**
 * Validates a call's input by the endpoint's schemas. Throws the refusal: 404 for an invalid path parameter, 400 for a
 * missing query parameter or a body that is no object, otherwise 422 with the invalid fields.
 */
export function readInput(endpoint: Endpoint, given: RawInput): RawInput {
  return {
    params: endpoint.params && check(endpoint.params, given.params, notFound),
    query: endpoint.query && check(endpoint.query, given.query, (issues) => queryRefusal(issues, given.query)),
    headers: endpoint.headers && check(endpoint.headers, given.headers, fieldRefusal),
    body: endpoint.rawBody
      ? given.body
      : endpoint.body && check(endpoint.body, requireObject(given.body), fieldRefusal),
  }
}

function check(schema: z.core.$ZodType, given: unknown, refuse: (issues: Issue[]) => Refusal): unknown {
  const result = z.safeParse(schema, given)
  if (!result.success) throw refuse(result.error.issues)
  return result.data
}

function requireObject(body: unknown): object {
  if (isRecord(body)) return body
  throw malformed('The body must be a JSON object.')
}

function queryRefusal(issues: Issue[], query: unknown): Refusal {
  const missing = issues.map(({ path }) => String(path[0])).find((name) => !Object.hasOwn(recordOrEmpty(query), name))
  return missing === undefined ? fieldRefusal(issues) : malformed(`The query parameter ${missing} is missing.`)
}

function fieldRefusal(issues: Issue[]): Refusal {
  const fields: Record<string, string> = {}
  for (const { path, message } of issues) fields[path.join('.')] ??= message
  return invalid(fields)
}
