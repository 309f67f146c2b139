import { DatabaseError } from 'pg'

/** The code of an error of Node or PostgreSQL; undefined without one. */
export function errorCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}

/** Whether a query failed because of this constraint. Drizzle gives PostgreSQL's own error as the cause. */
export function violates(error: unknown, code: '23503' | '23505', constraint: string): boolean {
  const cause = error instanceof Error ? error.cause : null
  return cause instanceof DatabaseError && cause.code === code && cause.constraint === constraint
}
