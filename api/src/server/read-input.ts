import type { Endpoint } from '@homeyield/contract/endpoint'
import * as z from 'zod/mini'
import { invalid, malformed, notFound, type Refusal } from './refusal.ts'

type Issue = z.core.$ZodIssue

/** A request as it arrived. */
export interface RawInput {
  readonly params: unknown
  readonly query: unknown
  readonly headers: unknown
  readonly body: unknown
}

/**
 * The input of a call, checked by the endpoint's schemas. Throws the refusal: 404 for a path that names nothing, 400 for a
 * query parameter that is missing and a body that is no object, 422 with the fields at fault otherwise.
 * Source: decisions section 1.
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
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body
  throw malformed('The body must be a JSON object.')
}

function queryRefusal(issues: Issue[], query: unknown): Refusal {
  const missing = issues.map(({ path }) => String(path[0])).find((name) => !Object.hasOwn(query as object, name))
  return missing === undefined ? fieldRefusal(issues) : malformed(`The query parameter ${missing} is missing.`)
}

function fieldRefusal(issues: Issue[]): Refusal {
  const fields: Record<string, string> = {}
  for (const { path, message } of issues) fields[path.join('.')] ??= message
  return invalid(fields)
}
