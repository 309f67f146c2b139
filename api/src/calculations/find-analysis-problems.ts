import { analysisProblems } from '@homeyield/domain/analysis/analysis-problems'
import { completeAnalysis } from '@homeyield/domain/analysis/inputs/complete-analysis'
import type { CalculationInputs } from '@homeyield/domain/calculation/fields'

/** What contradicts itself or the calendar in the analysis that its member sees, such as `analysis.loans.1.fixed_until`. */
export function findAnalysisProblems(inputs: CalculationInputs, today: string): Record<string, string> {
  const problems = Object.entries(analysisProblems(completeAnalysis(inputs, today, true), inputs, today))
  return Object.fromEntries(problems.map(([field, problem]) => [`analysis.${field}`, problem]))
}
