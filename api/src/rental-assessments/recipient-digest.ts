import { createHash } from 'node:crypto'

/**
 * What is kept of a recipient: the SHA-256 of the address without its capitals and without what follows a plus sign, since
 * `name+anything@example.nz` is the same person's.
 */
export function recipientDigest(address: string): Buffer {
  const at = address.lastIndexOf('@')
  const [name = ''] = address.slice(0, at).split('+')
  return createHash('sha256')
    .update(`${name}${address.slice(at)}`.trim().toLowerCase())
    .digest()
}
