import type { CalculationFields } from '@homeyield/contract/calculation'
import type { HomeOfPeople, HouseholdResponse } from '@homeyield/contract/household'
import type { Scenario } from '@homeyield/domain/analysis/scenarios/scenario'
import { type Person, withTypedAsPerson } from '@homeyield/domain/calculation/household'
import { isSameInput } from '@homeyield/domain/calculation/is-same-input'
import { call } from '../../../api-client/call.ts'
import { calculationQuery } from '../../../api-client/queries.ts'
import { queryClient } from '../../../api-client/query-client.ts'
import { isUnreachable, RequestProblem, sentenceFor } from '../../../api-client/request-problem.ts'
import { addToHousehold, saveHousehold } from '../../../components/household/save-household.ts'
import type { TypedOwners } from './find-typed-owners.ts'

export interface Joining {
  readonly household: HouseholdResponse
  readonly typed: TypedOwners
  /** Of a person who is not in the household yet. */
  readonly values: Omit<Person, 'id' | 'name'>
}

/** What a home was before, and its version since. */
interface JoinedHome extends HomeOfPeople {
  readonly version: number
  readonly before: CalculationFields
}

export interface Joined {
  readonly person: Person
  readonly isNew: boolean
  readonly homes: readonly JoinedHome[]
  /** Those that could not be changed, with the reason. */
  readonly refused: readonly (HomeOfPeople & { readonly reason: string })[]
}

/** Makes typed owners one person. A home that is refused stops no other. Throws RequestProblem without a connection. */
export async function joinOwners({ household, typed, values }: Joining, supportEmail: string): Promise<Joined> {
  const { known, name } = typed
  const person = known ?? (await addToHousehold({ household, person: { id: crypto.randomUUID(), name, ...values } }))
  const homes: JoinedHome[] = []
  const refused: (HomeOfPeople & { readonly reason: string })[] = []
  for (const home of typed.homes) {
    try {
      const joined = await joinHome(home, name, person)
      if (joined !== null) homes.push(joined)
    } catch (problem) {
      if (isUnreachable(problem) || !(problem instanceof RequestProblem)) throw problem
      refused.push({ ...home, reason: sentenceFor(problem, supportEmail) })
    }
  }
  return { person, isNew: known === null, homes, refused }
}

const MOST_TRIES = 3

/** What another changed since is read again and stays. Null when nothing is left to change. */
async function joinHome(home: HomeOfPeople, name: string, person: Person, tries = 1): Promise<JoinedHome | null> {
  const params = { id: home.id }
  const current = await call('readCalculation', { params })
  // A response has no undefined.
  const scenarios = current.scenarios as Scenario[]
  const { analysis } = withTypedAsPerson(current, name, person)
  const changed = scenarios.map(({ changes, ...one }) => ({
    ...one,
    changes: withTypedAsPerson(changes, name, person),
  }))
  const after = changesOf(current.analysis, analysis, scenarios, changed)
  if (after === null) return null
  try {
    const saved = await call('changeCalculation', { params, body: { ...after, version: current.version } })
    queryClient.setQueryData(calculationQuery(home.id).queryKey, saved)
    const before = changesOf(analysis, current.analysis, changed, scenarios)
    return { ...home, version: saved.version, before: before ?? {} }
  } catch (problem) {
    const isConflict = problem instanceof RequestProblem && problem.status === 409
    if (isConflict && tries < MOST_TRIES) return joinHome(home, name, person, tries + 1)
    throw problem
  }
}

type Analysis = CalculationFields['analysis']

function changesOf(from: Analysis, to: Analysis, scenarios: Scenario[], changed: Scenario[]): CalculationFields | null {
  const parts = {
    ...(isSameInput(from, to) ? {} : { analysis: to }),
    ...(isSameInput(scenarios, changed) ? {} : { scenarios: changed }),
  }
  return Object.keys(parts).length === 0 ? null : parts
}

/** An undo, which may have broken off. */
export interface Undone {
  /** Those that still have the person because of the problem. */
  readonly homes: readonly JoinedHome[]
  /** Those that were changed since. */
  readonly left: readonly HomeOfPeople[]
  /** Null once nothing is left to do. */
  readonly problem: unknown
}

/** Gives homes their typed owners back, unless they were changed since; then the person stays too. */
export async function undoJoin(
  { person, isNew }: Joined,
  { homes, left: before }: Pick<Undone, 'homes' | 'left'>,
  household: HouseholdResponse,
): Promise<Undone> {
  const left = [...before]
  for (const [index, home] of homes.entries()) {
    try {
      if (!(await giveBack(home))) left.push({ id: home.id, property: home.property })
    } catch (problem) {
      return { homes: homes.slice(index), left, problem }
    }
  }
  try {
    if (isNew && left.length === 0) await saveHousehold(household, { id: person.id, person: null })
    return { homes: [], left, problem: null }
  } catch (problem) {
    return { homes: [], left, problem }
  }
}

/** False when the home was changed since, or deleted. */
async function giveBack({ id, version, before }: JoinedHome): Promise<boolean> {
  const params = { id }
  try {
    const saved = await call('changeCalculation', { params, body: { ...before, version } })
    queryClient.setQueryData(calculationQuery(id).queryKey, saved)
    return true
  } catch (problem) {
    if (!(problem instanceof RequestProblem && [404, 409].includes(problem.status))) throw problem
    if (problem.status === 404) return false
    // The answer to an earlier try may have been lost.
    const { analysis, scenarios } = await call('readCalculation', { params })
    return isSameInput(analysis, before.analysis ?? analysis) && isSameInput(scenarios, before.scenarios ?? scenarios)
  }
}
