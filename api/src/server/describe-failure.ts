/**
 * What the log may hold of a failure: where it happened and, of one in the database, its code and the constraint. Never the
 * message of a database error nor of the error that wraps it: they repeat what a person typed.
 */
export function describeFailure(error: Error): Record<string, unknown> {
  const source: Error & { code?: unknown; constraint?: unknown } = error.cause instanceof Error ? error.cause : error
  const { name, code, constraint } = source
  const isOurs = source === error && !('severity' in error)
  return { name, code, constraint, ...(isOurs ? { message: error.message } : {}), stack: framesOf(error) }
}

// A stack begins with the message, whose own lines may look like frames.
function framesOf({ stack = '', message }: Error): string {
  const frames = stack.slice(stack.indexOf(message) + message.length).split('\n')
  return frames.filter((frame) => /^\s+at .+$/u.test(frame)).join('\n')
}
