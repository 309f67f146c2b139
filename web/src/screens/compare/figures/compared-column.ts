import type { SavedCalculation } from '@homeyield/contract/saved-calculation'
import type { ComparedColumn } from '@homeyield/domain/figures/compare/compare'
import type { Scenario } from '@homeyield/domain/analysis/scenarios/scenario'
import { applyScenario } from '@homeyield/domain/analysis/scenarios/apply-scenario'
import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import { streetOf } from '@homeyield/domain/property/street-of'
import { savedInputs } from '../../../components/saved-inputs.ts'
import type { ComparedId } from '../../../components/compare-path.ts'

/** A calculation or a scenario, as a column of the table. */
export interface ShownColumn extends ComparedColumn {
  readonly ids: ComparedId
  readonly property: string
  /** Null for the calculation itself. */
  readonly scenario: string | null
}

/** The columns that an address names, without those that no longer exist. */
export function columnsOf(ids: readonly ComparedId[], saved: ReadonlyMap<string, SavedCalculation>): ShownColumn[] {
  return ids.flatMap((pair) => {
    const [id, scenarioId] = pair
    const calculation = saved.get(id)
    const scenario = calculation && scenariosOf(calculation).find((one) => one.id === scenarioId)
    if (calculation === undefined || (scenarioId !== undefined && scenario === undefined)) return []
    const name = streetOf(calculation.property)
    return [
      {
        ids: pair,
        name: scenario ? `${name}, ${scenario.name}` : name,
        property: name,
        scenario: scenario?.name ?? null,
        inputs: inputsOf(calculation, scenario),
      },
    ]
  })
}

/** A response has no undefined. */
export function scenariosOf({ scenarios }: SavedCalculation): readonly Scenario[] {
  return scenarios as readonly Scenario[]
}

function inputsOf(saved: SavedCalculation, scenario: Scenario | undefined): CalculationInputs {
  const base = savedInputs(saved)
  return scenario ? applyScenario(base, scenario.changes) : base
}
