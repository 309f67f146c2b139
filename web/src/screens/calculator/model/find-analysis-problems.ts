import { analysisProblems } from '@homeyield/domain/analysis/analysis-problems'
import { completeAnalysis } from '@homeyield/domain/analysis/inputs/complete-analysis'
import { ANALYSIS_FIELDS } from '@homeyield/domain/calculation/analysis-fields'
import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import { limitProblems } from '@homeyield/domain/fields/limit-problems'
import { today } from './today.ts'

/** An input of the analysis by its place, such as `analysis.loans.1.amount`. */
export type AnalysisKey = `analysis.${string}`

/** The messages at the inputs of the analysis: figures outside their limits, and dates that contradict each other. */
export function findAnalysisProblems(form: CalculationInputs): Readonly<Partial<Record<AnalysisKey, string>>> {
  if (form.analysis === null) return NONE
  const day = today()
  const problems = {
    ...analysisProblems(completeAnalysis(form, day, true), form, day),
    ...limitProblems(ANALYSIS_FIELDS, form.analysis),
  }
  return Object.fromEntries(Object.entries(problems).map(([path, problem]) => [`analysis.${path}`, problem]))
}

const NONE = {}
