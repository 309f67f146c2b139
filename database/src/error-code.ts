/** The code of an error of Node or PostgreSQL; undefined without one. */
export function errorCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
