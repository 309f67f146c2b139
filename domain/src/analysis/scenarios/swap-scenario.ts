import type { CalculationInputs } from '../../calculation/fields.ts'
import { applyScenario } from './apply-scenario.ts'
import { differingInputs } from './differing-inputs.ts'
import type { Scenario } from './scenario.ts'

interface Swapped {
  readonly inputs: CalculationInputs
  readonly scenario: Scenario
}

/**
 * “Turn into the calculation”: the scenario’s inputs become the calculation’s, and the scenario, with a new name, has
 * what the calculation had. Swapping again undoes it. Source: docs/method/calculator.md, "Scenarios and comparison".
 */
export function swapScenario(base: CalculationInputs, scenario: Scenario, name: string): Swapped {
  const inputs = applyScenario(base, scenario.changes)
  return { inputs, scenario: { ...scenario, name, changes: differingInputs(inputs, base) } }
}
