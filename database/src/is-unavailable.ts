// Classes 08 (connection) and 53 (disk, memory, connections), and the server going or not yet being there. Source: PostgreSQL, appendix A.
const PASSING_STATES = /^(?:08...|53...|57P0[123])$/u
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
// The driver gives its own errors no code.
const DRIVER_SENTENCES =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Client (?:has encountered a connection error|was closed) and is not queryable|Cannot use a pool after calling end)/u

/** Whether a query failed because the database is away, going, coming or full: what may succeed in a moment. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, message, cause } = error as Error & { code?: unknown }
  if (typeof code === 'string' && (PASSING_STATES.test(code) || NETWORK_CODES.has(code))) return true
  return DRIVER_SENTENCES.test(message) || isUnavailable(cause)
}
