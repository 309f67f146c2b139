import { SOLVE_TARGETS } from '@homeyield/domain/analysis/solve/solve-target'
import { findSolve } from '@homeyield/domain/analysis/solve/find-solve'
import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import type { Solved } from '@homeyield/domain/money/show-answer'
import type { Outcome } from '@homeyield/domain/outcome/outcome'
import { analysisOf } from '../analysis/analysis-of.ts'
import type { Question } from './questions.ts'

/** What reaches the target of a question, or why nothing does. */
export function answerQuestion(form: CalculationInputs, question: Question, premium: boolean): Outcome<Solved> {
  const { target, asked, wanted } = question
  const solve = findSolve(target, asked)
  if (solve === undefined) return { reason: 'no_answer', message: 'Choose another figure to ask for.' }
  const given = { ...form, analysis: { ...form.analysis, [SOLVE_TARGETS[target].input]: wanted } }
  return analysisOf(given, premium)[solve.name]
}
