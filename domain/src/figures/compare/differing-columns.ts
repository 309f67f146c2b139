import type { CalculationInputs } from '../../calculation/fields.ts'
import { isSameInput } from '../../calculation/is-same-input.ts'
import type { GivenAnalysis } from '../../analysis/inputs/analysis-inputs.ts'
import type { ScenarioField } from '../../analysis/scenarios/scenario.ts'
import { keysOf } from '../../records/keys-of.ts'
import { SCENARIO_FIELDS } from '../../analysis/scenarios/scenario.ts'

/** An input that is not the same in every column, as it is stored. */
export interface DifferingInput {
  readonly name: Exclude<ScenarioField, 'analysis'> | `analysis.${keyof GivenAnalysis}`
  readonly values: readonly unknown[]
}

/** The inputs that differ between at least two columns, in table order, then those of the analyses. */
export function differingColumns(columns: readonly CalculationInputs[]): DifferingInput[] {
  const names = SCENARIO_FIELDS.filter((name) => name !== 'analysis')
  const analyses = columns.map(({ analysis }): GivenAnalysis => analysis ?? {})
  const inAnalyses = new Set(analyses.flatMap(keysOf<GivenAnalysis>))
  const rows: DifferingInput[] = [
    ...names.map((name) => ({ name, values: columns.map((column) => column[name]) })),
    ...[...inAnalyses].map((name) => ({
      name: `analysis.${name}` as const,
      values: analyses.map((analysis) => analysis[name] ?? null),
    })),
  ]
  return rows.filter(({ values }) => values.some((value) => !isSameInput(value, values[0])))
}
