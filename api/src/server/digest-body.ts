import { createHash } from 'node:crypto'

/** SHA-256 of a parsed body, whatever the order of its fields. */
export function digestBody(body: object): Buffer {
  const given = Object.entries(body).filter(([, value]) => value !== undefined)
  const sorted = given.toSorted(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(sorted)).digest()
}
