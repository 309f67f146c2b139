import type { Person } from '@homeyield/domain/calculation/household'
import { PERSON_FIELDS } from '@homeyield/domain/calculation/owner-fields'
import { formatMoney } from '@homeyield/domain/money/amount'
import { keysOf } from '@homeyield/domain/records/keys-of'

/** Of `other_residential_net`, which counts beside the homes that are saved. */
export const OTHER_RENTALS = 'Other rentals, not saved here'

/** A person who is added or changed; without one, the person of this id is removed. */
export interface HouseholdChange {
  readonly id: string
  readonly person: Person | null
  /** The place of somebody who is added; the end without it. */
  readonly index?: number | undefined
}

export function applyChange(people: readonly Person[], { id, person, index }: HouseholdChange): readonly Person[] {
  if (person === null) return people.filter((one) => one.id !== id)
  if (people.some((one) => one.id === id)) return people.map((one) => (one.id === id ? person : one))
  return people.toSpliced(index ?? people.length, 0, person)
}

/** The change that brings back what was there before another. */
export function undoOf(before: readonly Person[], { id }: HouseholdChange): HouseholdChange {
  const index = before.findIndex((one) => one.id === id)
  return { id, person: before[index] ?? null, ...(index === -1 ? {} : { index }) }
}

/** What is different in another list, a sentence for each person. */
export function describeDifferences(before: readonly Person[], now: readonly Person[]): readonly string[] {
  const known = new Map(before.map((person) => [person.id, person]))
  const left = new Set(now.map(({ id }) => id))
  const others = now.flatMap((person) => {
    const was = known.get(person.id)
    if (was === undefined) return [`${person.name} was added: ${valuesText(person)}.`]
    if (keysOf(PERSON_FIELDS).every((value) => was[value] === person[value])) return []
    const name = was.name === person.name ? was.name : `${was.name} is now ${person.name}`
    return [`${name}: ${valuesText(person)}.`]
  })
  return [...others, ...before.filter(({ id }) => !left.has(id)).map(({ name }) => `${name} was removed.`)]
}

/** Such as “a person, other income $95,000 a year, other rentals −$1,200 a year”. */
export function valuesText({ kind, other_income, other_residential_net }: Omit<Person, 'id' | 'name'>): string {
  const rentals = other_residential_net === 0 ? [] : [`other rentals ${formatMoney(other_residential_net)} a year`]
  return [kindText(kind).toLowerCase(), `other income ${formatMoney(other_income)} a year`, ...rentals].join(', ')
}

export function kindText(kind: Person['kind']): string {
  return PERSON_FIELDS.kind.labels[kind]
}
