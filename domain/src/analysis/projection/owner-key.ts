import { foldText } from '../../property/fold-text.ts'
import type { Owner } from '../../calculation/owner-fields.ts'

/** What tells one owner from another, in a home and across homes. */
export function ownerKey({ kind, name }: Pick<Owner, 'kind' | 'name'>): string {
  return `${kind} ${foldText(name)}`
}
