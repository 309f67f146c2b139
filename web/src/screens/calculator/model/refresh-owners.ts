import type { HouseholdResponse } from '@homeyield/contract/household'
import { peopleOf, type Person, withPeople } from '@homeyield/domain/calculation/household'
import { isSameInput } from '@homeyield/domain/calculation/is-same-input'
import { householdQuery } from '../../../api-client/queries.ts'
import { queryClient } from '../../../api-client/query-client.ts'
import { type CalculatorState, withForm } from './calculator-state.ts'
import type { CalculatorStore } from './calculator-store.ts'

/** The owners with the values of the household as it is now: no unsaved change, because none of them is stored. */
export function refreshOwners(state: CalculatorState, people: readonly Person[]): CalculatorState {
  const form = withPeople(state.form, people)
  if (peopleOf(form).size === 0 || isSameInput(form.analysis, state.form.analysis)) return state
  const clean = withPeople(state.clean, people)
  const saved = state.saved && {
    ...state.saved,
    scenarios: state.saved.scenarios.map((one) => ({ ...one, changes: withPeople(one.changes, people) })),
    scenario: state.saved.scenario && {
      ...state.saved.scenario,
      base: withPeople(state.saved.scenario.base, people),
    },
  }
  return { ...withForm(state, form), clean, saved }
}

/** Looks the owners up when a home is opened: unsaved changes may have those of an earlier day. */
export async function loadHousehold(store: CalculatorStore): Promise<void> {
  if (peopleOf(store.get().form).size === 0) return
  const household = await fetchHousehold()
  if (household !== undefined) store.update(refreshOwners, household.people)
}

async function fetchHousehold(): Promise<HouseholdResponse | undefined> {
  try {
    // The home may have been read after the household that is cached.
    return await queryClient.fetchQuery({ ...householdQuery, staleTime: 0 })
  } catch {
    // Offline, the one of this device is not older than its copy of the home.
    return queryClient.getQueryData(householdQuery.queryKey)
  }
}
