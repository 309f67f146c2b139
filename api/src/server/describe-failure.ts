/**
 * What may be logged of a failure: where it happened and, for the database, code and constraint. Never the message of a
 * database error or of its wrapper, which repeat what a person typed.
 */
export function describeFailure(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error }
  const source: Error & { code?: unknown; constraint?: unknown } = error.cause instanceof Error ? error.cause : error
  const { name, code, constraint } = source
  const isOurs = source === error && !('severity' in error)
  return { name, code, constraint, ...(isOurs ? { message: error.message } : {}), stack: framesOf(error) }
}

// A stack begins with the message, whose lines may look like frames.
function framesOf({ stack = '', message }: Error): string {
  const frames = stack.slice(stack.indexOf(message) + message.length).split('\n')
  return frames.filter((frame) => /^\s+at .+$/u.test(frame)).join('\n')
}
