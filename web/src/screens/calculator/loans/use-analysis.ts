import type { Analysis } from '@homeyield/domain/analysis/analyse'
import type { CalculatorState } from '../model/calculator-state.ts'
import { checkAnalysisWith } from '../model/calculator-state.ts'
import { useCalculator } from '../model/calculator-store.ts'
import { isRefused } from '../result/shown-figure.ts'
import { useDebounced } from '../use-debounced.ts'
import { analysisOf } from './analysis-of.ts'
import { findAnalysisProblems } from './find-analysis-problems.ts'

checkAnalysisWith(findAnalysisProblems)

// Longer than the time between two keys, so that typing computes no schedule that nobody sees.
const PAUSE = 120

/** The analysis once typing has paused; null while a figure of the form cannot be used. */
export function useAnalysis(premium: boolean): Analysis | null {
  const form = useDebounced(
    useCalculator((state) => state.form),
    PAUSE,
  )
  const refused = useCalculator(hasRefusedInput)
  return refused ? null : analysisOf(form, premium)
}

/** Whether a figure of the calculation or of its analysis cannot be used. */
export function hasRefusedInput(state: CalculatorState): boolean {
  const refused = [...Object.keys(state.refused), ...Object.keys(state.problems)]
  return isRefused(state) || refused.some((key) => key.startsWith('analysis.'))
}
