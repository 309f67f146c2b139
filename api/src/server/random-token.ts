import { createHash, randomBytes } from 'node:crypto'

/** A new token for a link: 32 random bytes as base64url. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The SHA-256 of a token: all that is stored of it. */
export function digestOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
