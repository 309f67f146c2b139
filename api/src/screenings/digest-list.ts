import { createHash } from 'node:crypto'
import type { CreateScreeningBody } from '@homeyield/contract/screening'

/** SHA-256 of a parsed body, whose fields are in the order of the contract. */
export function digestList(body: CreateScreeningBody): Buffer {
  return createHash('sha256').update(JSON.stringify(body)).digest()
}
