import { MOST_PEOPLE, nameKey } from '@homeyield/domain/calculation/household'
import { PERSON_FIELDS } from '@homeyield/domain/calculation/owner-fields'
import * as z from 'zod/mini'
import { described, fieldsOf, sentField } from './field-schemas.ts'
import { problemSchema } from './problem.ts'
import { requiredLine } from './text-field.ts'

const { name, kind, other_income, other_residential_net } = PERSON_FIELDS

const storedPerson = z.object({
  id: z.string(),
  name: described(name, z.string()),
  kind: described(kind, z.enum(kind.options)),
  other_income: described(other_income, z.number()),
  other_residential_net: described(other_residential_net, z.number()),
})

/** The people, companies and trusts of an account; version 0 until the first are saved. */
export const householdResponse = z.object({ version: z.number(), people: z.array(storedPerson) })
export type HouseholdResponse = z.infer<typeof householdResponse>

/** A saved calculation that names people. */
const homeOfPeople = z.object({ id: z.string(), property: z.string() })
export type HomeOfPeople = z.infer<typeof homeOfPeople>

/** As stored, with the homes whose figures follow from a person who was changed. */
export const replacedHouseholdResponse = z.extend(householdResponse, { changed_homes: z.array(homeOfPeople) })
export type ReplacedHousehold = z.infer<typeof replacedHouseholdResponse>

const personBody = z.extend(fieldsOf(PERSON_FIELDS, sentField), {
  id: z.optional(z.nullable(z.guid({ error: 'Give a person a UUID, or no id' }))),
  name: described(name, requiredLine('Enter a name', name.longest)),
})

/**
 * The whole list, and the version that it was read with. Ids count within the account only; who has none is new. A name
 * is there once, because its homes have one tax return.
 */
export const replaceHouseholdBody = z.object({
  version: z
    .int({ error: 'Give the version that you read' })
    .check(z.gte(0, 'A version is a whole number from 0'), z.lte(2 ** 31 - 2, 'No household has so many versions')),
  people: z
    .array(personBody, { error: 'Give the list of people' })
    .check(z.maxLength(MOST_PEOPLE, `A household has at most ${MOST_PEOPLE} people`))
    .check((context) => {
      for (const [index, person] of context.value.entries()) {
        const before = context.value.slice(0, index)
        const issue = (field: string, message: string) =>
          context.issues.push({ code: 'custom', message, path: [index, field], input: person })
        if (person.id && before.some(({ id }) => id === person.id)) issue('id', 'Give each person a UUID of their own')
        if (before.some((other) => nameKey(other.name) === nameKey(person.name)))
          issue('name', 'This name is in the household already')
      }
    }),
})
export type ReplaceHouseholdBody = z.infer<typeof replaceHouseholdBody>

/** The refusal of a change to an older version, with the current household. */
export const householdConflictSchema = z.extend(problemSchema, { household: householdResponse })

/** The refusal of an invalid household; with the homes that name those who cannot be removed. */
export const refusedHouseholdSchema = z.extend(problemSchema, {
  used: z.optional(z.array(z.object({ person_id: z.string(), homes: z.array(homeOfPeople) }))),
})

/** Who owns homes: the owners of each saved calculation that has some, and of its scenarios. */
export const ownersResponse = z.array(
  z.extend(homeOfPeople, {
    owners: z.array(
      z.extend(z.omit(storedPerson, { id: true }), {
        person_id: z.nullable(z.string()),
        name: described(name, z.nullable(z.string())),
      }),
    ),
  }),
)
export type HomeOfOwners = z.infer<typeof ownersResponse>[number]
