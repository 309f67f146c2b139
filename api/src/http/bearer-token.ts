const BEARER = /^bearer +(\S+)$/iu

/** The token of an Authorization header, or null when there is none: browsers without a session send an empty one. */
export function bearerToken(authorization: string | undefined): string | null {
  return authorization === undefined ? null : (BEARER.exec(authorization.trim())?.[1] ?? null)
}
