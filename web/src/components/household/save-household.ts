import {
  householdConflictSchema,
  type HomeOfPeople,
  type HouseholdResponse,
  refusedHouseholdSchema,
} from '@homeyield/contract/household'
import { nameKey, type Person } from '@homeyield/domain/calculation/household'
import { call } from '../../api-client/call.ts'
import { householdQuery } from '../../api-client/queries.ts'
import { queryClient } from '../../api-client/query-client.ts'
import { RequestProblem } from '../../api-client/request-problem.ts'
import { applyChange, type HouseholdChange } from './household-change.ts'

export interface SavedHousehold {
  readonly household: HouseholdResponse
  /** The homes whose figures follow from the person who was changed. */
  readonly changedHomes: readonly HomeOfPeople[]
}

/** Saves a change of a household in the version that was read. Throws RequestProblem. */
export async function saveHousehold(household: HouseholdResponse, change: HouseholdChange): Promise<SavedHousehold> {
  const { version } = household
  const people = [...applyChange(household.people, change)]
  const { changed_homes, ...saved } = await call('replaceHousehold', { body: { version, people } })
  queryClient.setQueryData(householdQuery.queryKey, saved)
  return { household: saved, changedHomes: changed_homes }
}

interface NewPerson {
  readonly household: HouseholdResponse
  readonly person: Person
}

/** Adds somebody, to a newer list where there is one: nothing of it is lost. Throws RequestProblem. */
export async function addToHousehold({ household, person }: NewPerson): Promise<Person> {
  try {
    const { household: saved } = await saveHousehold(household, { id: person.id, person })
    return saved.people.find(({ id }) => id === person.id) ?? person
  } catch (problem) {
    const current = readHouseholdConflict(problem)
    if (current === null) throw problem
    queryClient.setQueryData(householdQuery.queryKey, current)
    const same = current.people.find(({ name }) => nameKey(name) === nameKey(person.name))
    if (same !== undefined)
      throw new RequestProblem(409, { error: `${same.name} is in your household already.`, code: 'conflict' })
    return addToHousehold({ household: current, person })
  }
}

/** The other version from a 409; null for any other problem. */
export function readHouseholdConflict(problem: unknown): HouseholdResponse | null {
  if (!(problem instanceof RequestProblem) || problem.status !== 409) return null
  return householdConflictSchema.safeParse(problem.body).data?.household ?? null
}

/** The homes that keep people from removal; none for any other problem. */
export function readNamingHomes(problem: unknown): readonly HomeOfPeople[] {
  if (!(problem instanceof RequestProblem) || problem.status !== 422) return []
  return refusedHouseholdSchema.safeParse(problem.body).data?.used?.flatMap(({ homes }) => homes) ?? []
}
