import type { Scenario } from '@homeyield/domain/analysis/scenarios/scenario'
import { type CalculationInputs, FIELD_NAMES, NOTHING_GIVEN } from '@homeyield/domain/calculation/fields'
import { recordOrEmpty } from '@homeyield/domain/records/is-record'

/** What an exported file has of a calculation: all that a person gave. */
export interface TransferredCalculation {
  readonly inputs: CalculationInputs
  readonly scenarios: readonly Scenario[]
}

/** A calculation as the account's export has it; an earlier version may not have stored every input. */
export function transferCalculation(exported: Readonly<Record<string, unknown>>): TransferredCalculation {
  const stored = recordOrEmpty(exported['inputs'])
  const inputs = Object.fromEntries(FIELD_NAMES.map((name) => [name, stored[name] ?? NOTHING_GIVEN[name]]))
  const scenarios = Array.isArray(exported['scenarios']) ? (exported['scenarios'] as Scenario[]) : []
  return { inputs: inputs as CalculationInputs, scenarios }
}
