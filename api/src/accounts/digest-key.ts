import { createHmac } from 'node:crypto'

/**
 * What the table of attempts holds in the place of a key. Without `secret`, an address could be found again from its digest by
 * trying them all.
 */
export function digestKey(secret: string, key: string): string {
  return createHmac('sha256', secret).update(key).digest('base64url')
}
