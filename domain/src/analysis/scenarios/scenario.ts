import type { CalculationInputs, FieldName, FieldOf } from '../../calculation/fields.ts'
import { CALCULATION_FIELDS, FIELD_NAMES } from '../../calculation/fields.ts'

export const MOST_SCENARIOS = 5
export const LONGEST_SCENARIO_NAME = 40

/** What a scenario never has: address, notes, an estimate, values on record, and the evidence of the rent. */
const GROUPS_LEFT_OUT = ['address', 'note', 'estimate', 'value'] as const
const EVIDENCE = ['market_period', 'market_lower_quartile', 'market_upper_quartile'] as const

/** An input that a scenario can change. */
export type ScenarioField = Exclude<
  FieldName,
  FieldOf<{ readonly group: (typeof GROUPS_LEFT_OUT)[number] }> | (typeof EVIDENCE)[number]
>

const leftOut: ReadonlySet<string> = new Set([...GROUPS_LEFT_OUT, ...EVIDENCE])

export const SCENARIO_FIELDS = FIELD_NAMES.filter(
  (name): name is ScenarioField => !leftOut.has(name) && !leftOut.has(CALCULATION_FIELDS[name].group),
)

/** Only what differs from the calculation; of an analysis only its fields that differ. */
export type ScenarioChanges = Partial<Pick<CalculationInputs, ScenarioField>>

/** The same home with some other inputs. Source: docs/method/calculator.md, "Scenarios and comparison". */
export interface Scenario {
  /** A UUID. */
  readonly id: string
  readonly name: string
  readonly changes: ScenarioChanges
}
