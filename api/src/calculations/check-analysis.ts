import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import { invalid } from '../server/refusal.ts'
import { findAnalysisProblems } from './find-analysis-problems.ts'

/** Throws the refusal of an analysis whose inputs contradict each other or the calendar, such as a term before a loan begins. */
export function checkAnalysis(inputs: CalculationInputs, today: string): void {
  const problems = findAnalysisProblems(inputs, today)
  if (Object.keys(problems).length > 0) throw invalid(problems)
}
