import { analysisProblems } from '@homeyield/domain/analysis/analysis-problems'
import { settleAnalysis } from '@homeyield/domain/analysis/settle-analysis'
import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import { invalid } from '../server/refusal.ts'

/** Throws the refusal of an analysis whose inputs contradict each other or the calendar, such as a term before a loan begins. */
export function checkAnalysis(inputs: CalculationInputs, today: string): void {
  const problems = Object.entries(analysisProblems(settleAnalysis(inputs.analysis, today), inputs, today))
  if (problems.length > 0) {
    throw invalid(Object.fromEntries(problems.map(([field, problem]) => [`analysis.${field}`, problem])))
  }
}
