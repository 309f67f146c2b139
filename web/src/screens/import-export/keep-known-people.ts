import type { CalculationFields } from '@homeyield/contract/calculation'
import { peopleOf, withKnownPeople } from '@homeyield/domain/calculation/household'
import { householdQuery } from '../../api-client/queries.ts'
import { queryClient } from '../../api-client/query-client.ts'

/** A calculation whose owners name no people of another account; such owners keep their name, kind and incomes. */
export async function keepKnownPeople(body: CalculationFields): Promise<CalculationFields> {
  const { scenarios = null } = body
  const named = [body, ...(scenarios ?? []).map(({ changes }) => changes)]
  if (named.every((given) => peopleOf(given).size === 0)) return body
  const { people } = await queryClient.fetchQuery(householdQuery)
  const known = new Set(people.map(({ id }) => id))
  const kept = scenarios?.map(({ id, name, changes }) => ({ id, name, changes: withKnownPeople(changes, known) }))
  return { ...withKnownPeople(body, known), ...(kept && { scenarios: kept }) }
}
