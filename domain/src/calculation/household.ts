import type { GivenOf, ValuesOf } from '../fields/field-values.ts'
import { toCents } from '../money/round.ts'
import { keysOf } from '../records/keys-of.ts'
import { type OWNER_FIELDS, PERSON_FIELDS } from './owner-fields.ts'
import { PLAN_FIELDS } from './plan-fields.ts'

/** A person, company or trust of an account's household. Source: docs/method/years-and-tax.md, "Household". */
export interface Person extends ValuesOf<typeof PERSON_FIELDS> {
  /** Known within the account only. */
  readonly id: string
  readonly name: string
}

/** A home has no more owners. */
export const MOST_PEOPLE = PLAN_FIELDS.owners.most

/** What tells one name from another, as a name has one tax return: not capitals, spaces or how a macron is encoded. */
export function nameKey(name: string): string {
  return name.normalize('NFC').trim().replaceAll(/\s+/gu, ' ').toLowerCase()
}

export type GivenOwner = GivenOf<typeof OWNER_FIELDS>

interface Owned {
  readonly analysis?: { readonly owners?: readonly GivenOwner[] | null | undefined } | null | undefined
}

/** The owners of inputs, or of the changes of a scenario, who are people of the household, by their place in the list. */
export function peopleOf({ analysis }: Owned): ReadonlyMap<number, string> {
  const owners = analysis?.owners ?? []
  return new Map(owners.flatMap(({ person_id }, index) => (person_id ? [[index, person_id] as const] : [])))
}

/**
 * What the people of the household among owners earn, NZD a year; null without any. Source:
 * docs/method/years-and-tax.md, "Household".
 */
export function incomeOfPeople(owners: readonly GivenOwner[]): number | null {
  const people = owners.filter(({ person_id }) => Boolean(person_id))
  return people.length === 0 ? null : toCents(people.reduce((sum, { other_income }) => sum + (other_income ?? 0), 0))
}

/** Inputs whose owners have the values of their people: name, kind and incomes. */
export function withPeople<Given extends Owned>(given: Given, people: readonly Person[]): Given {
  const known = new Map(people.map(({ id, ...values }) => [id, values]))
  return mapPeople(given, (owner, personId) => ({ ...owner, ...known.get(personId) }))
}

/** Inputs without what owners have of their people, as they are stored. */
export function withoutPeople<Given extends Owned>(given: Given): Given {
  const own = new Set<string>(keysOf(PERSON_FIELDS))
  return mapPeople(given, (owner) => Object.fromEntries(Object.entries(owner).filter(([name]) => !own.has(name))))
}

/** Inputs whose owners name only people who are known; others keep the values that they were given with. */
export function withKnownPeople<Given extends Owned>(given: Given, known: ReadonlySet<string>): Given {
  return mapPeople(given, ({ person_id, ...owner }, personId) =>
    known.has(personId) ? { person_id, ...owner } : owner,
  )
}

/** Inputs whose typed owners of a name, in any capitals, are a person of the household; their shares stay. */
export function withTypedAsPerson<Given extends Owned>(given: Given, name: string, { id, ...values }: Person): Given {
  const key = nameKey(name)
  const owners = given.analysis?.owners ?? []
  const isTyped = (owner: GivenOwner) => !owner.person_id && nameKey(owner.name ?? '') === key
  if (!owners.some(isTyped)) return given
  const joined = owners.map((owner) => (isTyped(owner) ? Object.assign({}, owner, values, { person_id: id }) : owner))
  return { ...given, analysis: { ...given.analysis, owners: joined } }
}

interface Named {
  readonly inputs: Owned
  readonly scenarios: readonly { readonly changes: Owned }[]
}

/** A calculation whose owners have the values of their people, in its scenarios too. */
export function withPeopleOf<Content extends Named>(content: Content, people: readonly Person[]): Content {
  const scenarios = content.scenarios.map((one) => ({ ...one, changes: withPeople(one.changes, people) }))
  return { ...content, inputs: withPeople(content.inputs, people), scenarios }
}

/** A calculation as it is stored. */
export function withoutPeopleOf<Content extends Named>(content: Content): Content {
  const scenarios = content.scenarios.map((one) => ({ ...one, changes: withoutPeople(one.changes) }))
  return { ...content, inputs: withoutPeople(content.inputs), scenarios }
}

function mapPeople<Given extends Owned>(given: Given, map: (owner: GivenOwner, personId: string) => GivenOwner): Given {
  const people = peopleOf(given)
  if (people.size === 0) return given
  const owners = given.analysis?.owners?.map((owner, index) => {
    const personId = people.get(index)
    return personId === undefined ? owner : map(owner, personId)
  })
  return { ...given, analysis: { ...given.analysis, owners } }
}
