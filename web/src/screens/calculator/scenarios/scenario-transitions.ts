import type { SavedCalculation } from '@homeyield/contract/saved-calculation'
import { LONGEST_SCENARIO_NAME } from '@homeyield/domain/analysis/scenarios/scenario'
import type { Scenario } from '@homeyield/domain/analysis/scenarios/scenario'
import type { CalculatorState } from '../model/calculator-state.ts'
import { stateOf } from '../model/calculator-state.ts'
import { openOf, openScenario } from './open-scenario.ts'
import { baseOf } from './scenario-changes.ts'

/** The name of what the calculation was before a swap. */
export const EARLIER = 'Earlier figures'

/** Opens a scenario of the calculation, or with null the calculation itself, without unsaved changes. */
export function showScenario(state: CalculatorState, id: string | null, premium: boolean): CalculatorState {
  const { saved, marketRent } = state
  if (saved === null) return state
  const readonly = saved.scenario?.baseReadonly ?? saved.readonly
  const opened = openOf(baseOf(state), { ...saved, readonly, scenario: null }, id, premium)
  return { ...stateOf(opened.form, opened.saved), marketRent }
}

/** The same of the calculation as it is saved now. */
export function showSaved(
  { marketRent }: CalculatorState,
  now: SavedCalculation,
  id: string | null,
  premium: boolean,
): CalculatorState {
  const { form, saved } = openScenario(now, id, premium)
  return { ...stateOf(form, saved), marketRent }
}

/** A name that no scenario has yet. */
export function freeName(scenarios: readonly Scenario[]): string {
  const taken = new Set(scenarios.map(({ name }) => name))
  const numbers = Array.from({ length: scenarios.length + 1 }, (_, index) => `Scenario ${index + 1}`)
  return numbers.find((name) => !taken.has(name)) ?? 'Scenario'
}

/** Why a scenario cannot have a name, or null. */
export function nameProblem(name: string, others: readonly Scenario[]): string | null {
  const trimmed = name.trim()
  if (trimmed === '') return 'Name the scenario'
  if (trimmed.length > LONGEST_SCENARIO_NAME) return `Use at most ${LONGEST_SCENARIO_NAME} characters`
  return others.some((other) => other.name === trimmed) ? 'Another scenario has this name' : null
}
