import { createHash, randomBytes } from 'node:crypto'

/** A new token for a mailed link: 32 random bytes that nobody can guess, as base64url. */
export function makeMailToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is kept of a token: its SHA-256, from which nobody finds the token. */
export function digestOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
