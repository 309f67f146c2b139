import type { GivenAnalysis } from '@homeyield/domain/analysis/inputs/analysis-inputs'
import type { CalculatorState, ProblemKey } from '../model/calculator-state.ts'
import { setAnalysis, withoutProblem } from '../model/calculator-transitions.ts'

export type GivenTenancy = NonNullable<GivenAnalysis['tenancy']>

/** Sets inputs of the tenancy; null returns one to its default, and without any there is none. */
export function changeTenancy(state: CalculatorState, changes: GivenTenancy): CalculatorState {
  const keys = Object.keys(changes).map((name): ProblemKey => `analysis.tenancy.${name}`)
  const given = Object.entries({ ...state.form.analysis?.tenancy, ...changes }).filter(
    ([, value]) => (value ?? null) !== null,
  )
  const tenancy = given.length === 0 ? null : Object.fromEntries(given)
  // Years ahead cannot follow steps that are not known.
  const mode = tenancy?.['tenancy_start'] ? {} : { rent_mode: null }
  return setAnalysis(withoutProblem(state, ...keys), { tenancy, ...mode })
}
