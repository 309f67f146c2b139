import type { CalculationInputs } from '../../calculation/fields.ts'
import { fieldsIn } from '../../calculation/fields.ts'
import { isSameInput } from '../../calculation/is-same-input.ts'
import type { GivenAnalysis } from '../inputs/analysis-inputs.ts'
import { keysOf } from '../../records/keys-of.ts'
import type { ScenarioChanges } from './scenario.ts'
import { SCENARIO_FIELDS } from './scenario.ts'

const RENT: ReadonlySet<string> = new Set(fieldsIn('rent'))

/**
 * The changes that make `other` of `base`. Of an analysis they are its fields that differ, null where `other` has the
 * default. With a rent they name its source, so that it counts whatever the source of the base becomes. Source:
 * docs/method/calculator.md, "Scenarios and comparison".
 */
export function differingInputs(base: CalculationInputs, other: CalculationInputs): ScenarioChanges {
  const names = SCENARIO_FIELDS.filter((name) => !isSameInput(base[name], other[name]))
  if (names.some((name) => RENT.has(name))) names.push('rent_source')
  const changes: ScenarioChanges = Object.fromEntries(names.map((name) => [name, other[name]]))
  return names.includes('analysis')
    ? { ...changes, analysis: differingAnalysis(base.analysis, other.analysis) }
    : changes
}

function differingAnalysis(before: GivenAnalysis | null, after: GivenAnalysis | null): GivenAnalysis {
  const [base, other]: [GivenAnalysis, GivenAnalysis] = [before ?? {}, after ?? {}]
  const names = new Set([...keysOf(base), ...keysOf(other)])
  const differing = [...names].filter((name) => !isSameInput(base[name], other[name]))
  return Object.fromEntries(differing.map((name) => [name, other[name] ?? null]))
}
