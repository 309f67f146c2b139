import type { Transaction } from '@homeyield/database/connection'
import type { Scenario } from '@homeyield/domain/analysis/scenarios/scenario'
import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import { type Person, peopleOf, withPeopleOf } from '@homeyield/domain/calculation/household'
import { lockPeople } from '../household/household-store.ts'
import { invalid } from '../server/refusal.ts'

interface Named {
  readonly inputs: CalculationInputs
  readonly scenarios: readonly Scenario[]
}

/** Whether owners of a calculation or of its scenarios are people of the household. */
export function namesPeople({ inputs, scenarios }: Named): boolean {
  return [inputs, ...scenarios.map(({ changes }) => changes)].some((given) => peopleOf(given).size > 0)
}

/**
 * The content with the values of the people that it names, none of whom is removed before the transaction ends. Throws
 * the refusal of unknown ones.
 */
export async function holdPeople<Content extends Named>(
  queries: Transaction,
  accountId: string,
  content: Content,
): Promise<Content> {
  if (!namesPeople(content)) return content
  const people = await lockPeople(queries, accountId)
  checkPeople(content, people)
  return withPeopleOf(content, people)
}

/** Throws the refusal of owners who are not in the household. */
export function checkPeople({ inputs, scenarios }: Named, people: readonly Person[]): void {
  const known = new Set(people.map(({ id }) => id))
  const places = [
    { path: '', given: inputs },
    ...scenarios.map(({ changes }, index) => ({ path: `scenarios.${index}.changes.`, given: changes })),
  ]
  const problems = places.flatMap(({ path, given }) =>
    [...peopleOf(given)]
      .filter(([, id]) => !known.has(id))
      .map(([index]) => [`${path}analysis.owners.${index}.person_id`, 'This person is not in your household'] as const),
  )
  if (problems.length > 0) throw invalid(Object.fromEntries(problems))
}
