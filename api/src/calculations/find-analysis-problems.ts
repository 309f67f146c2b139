import { analysisProblems } from '@homeyield/domain/analysis/analysis-problems'
import { completeAnalysis } from '@homeyield/domain/analysis/inputs/complete-analysis'
import type { CalculationInputs } from '@homeyield/domain/calculation/fields'

/** What in an analysis contradicts itself or the calendar, by field, such as `analysis.loans.1.fixed_until`. */
export function findAnalysisProblems(inputs: CalculationInputs, today: string): Record<string, string> {
  const problems = Object.entries(analysisProblems(completeAnalysis(inputs, today), inputs, today))
  return Object.fromEntries(problems.map(([field, problem]) => [`analysis.${field}`, problem]))
}
