import type { ValuesOf } from '../fields/field-values.ts'
import type { PERSON_FIELDS } from './owner-fields.ts'
import { PLAN_FIELDS } from './plan-fields.ts'

/** A person, company or trust of an account's household. Source: decisions section 8, "Household". */
export interface Person extends ValuesOf<typeof PERSON_FIELDS> {
  /** Known within the account only. */
  readonly id: string
  readonly name: string
}

/** A home has no more owners. */
export const MOST_PEOPLE = PLAN_FIELDS.owners.most

/** What tells one name from another: a name has one tax return, so spaces around it and capitals do not count. */
export function nameKey(name: string): string {
  return name.trim().toLowerCase()
}
