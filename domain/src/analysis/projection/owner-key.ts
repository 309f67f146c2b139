import { nameKey } from '../../calculation/household.ts'
import type { Owner } from '../../calculation/owner-fields.ts'

/** What tells one owner from another, in a home and across homes: the name, whatever its capitals, and the kind. */
export function ownerKey({ kind, name }: Pick<Owner, 'kind' | 'name'>): string {
  return `${kind} ${nameKey(name)}`
}
