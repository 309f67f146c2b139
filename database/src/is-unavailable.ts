import { errorCode } from './error-code.ts'

// Classes 08 (connection) and 53 (resources), a server stopping or starting, and one that only reads, as after a failover.
// Source: PostgreSQL, appendix A.
const TRANSIENT_STATES = /^(?:08...|25006|53...|57P0[123])$/u
const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
])
// The driver's own errors have no code.
const DRIVER_MESSAGES =
  /^(?:Connection terminated|Query read timeout|timeout exceeded when trying to connect|timeout expired|Client (?:has encountered a connection error|was closed) and is not queryable|Cannot use a pool after calling end)/u

/** Whether a query failed because the database is unavailable or full, and may succeed later. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { message, cause } = error
  const code = errorCode(error)
  if (typeof code === 'string' && (TRANSIENT_STATES.test(code) || NETWORK_CODES.has(code))) return true
  return DRIVER_MESSAGES.test(message) || isUnavailable(cause)
}

/** Whether a query got no response within the client's own limit. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof Error && (error.message === 'Query read timeout' || isUnanswered(error.cause))
}
