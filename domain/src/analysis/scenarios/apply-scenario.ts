import type { CalculationInputs } from '../../calculation/fields.ts'
import type { ScenarioChanges } from './scenario.ts'

/**
 * A calculation with the changes of a scenario laid over it. Source: docs/method/calculator.md, "Scenarios and
 * comparison".
 */
export function applyScenario(base: CalculationInputs, { analysis, ...changes }: ScenarioChanges): CalculationInputs {
  const applied = { ...base, ...changes }
  if (analysis === undefined) return applied
  return { ...applied, analysis: analysis && { ...base.analysis, ...analysis } }
}
