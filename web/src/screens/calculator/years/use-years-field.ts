import { ANALYSIS_FIELDS } from '@homeyield/domain/calculation/analysis-fields'
import { writeNumber } from '@homeyield/domain/money/write-number'
import { fieldProblem } from '../model/calculator-state.ts'
import type { CalculatorState } from '../model/calculator-state.ts'
import { useCalculator, useCalculatorStore, useReadonly } from '../model/calculator-store.ts'
import { setAnalysis, setProblem, withoutProblem } from '../model/calculator-transitions.ts'
import type { YearsInput } from '../analysis/years-inputs.ts'

/** What the field of a figure of the section needs; without an own figure it shows `empty`, the default. */
export function useYearsField(name: YearsInput, empty: number = ANALYSIS_FIELDS[name].default ?? 0) {
  const store = useCalculatorStore()
  const value = useCalculator(({ form }) => form.analysis?.[name]) ?? empty
  const error = useCalculator((state) => fieldProblem(state, `analysis.${name}`))
  return {
    name,
    label: ANALYSIS_FIELDS[name].label,
    value,
    error,
    disabled: useReadonly(),
    onValue: (_: string, typed: number | null) => store.update(setYearsInput, name, typed),
    onProblem: (_: string, problem: string | null) => store.update(setProblem, `analysis.${name}`, problem),
  }
}

/** Whether the figure is the guide, or what the guide is. */
export function useGuide(name: Exclude<YearsInput, 'years' | 'sale_year'>, unit: string): string {
  const own = useCalculator(({ form }) => form.analysis?.[name]) ?? null
  const guide = ANALYSIS_FIELDS[name].default
  return own === null || own === guide ? 'A guide, change it.' : `The guide is ${writeNumber(guide)}${unit}.`
}

function setYearsInput(state: CalculatorState, name: YearsInput, value: number | null): CalculatorState {
  return setAnalysis(withoutProblem(state, `analysis.${name}`), { [name]: value })
}
