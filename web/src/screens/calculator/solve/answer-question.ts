import type { Outcome } from '@homeyield/domain/outcome/outcome'
import type { Solved } from '@homeyield/domain/money/show-answer'
import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import { analysisOf } from '../analysis/analysis-of.ts'
import type { Question } from './questions.ts'
import { solveNameOf, TARGETS } from './questions.ts'

/** What reaches the target of a question, or why nothing does. */
export function answerQuestion(form: CalculationInputs, question: Question, premium: boolean): Outcome<Solved> {
  const name = solveNameOf(question)
  if (name === null) return { reason: 'no_answer', message: 'Choose another figure to ask for.' }
  const { input } = TARGETS[question.target]
  const asked = { ...form, analysis: { ...form.analysis, [input]: question.wanted } }
  return analysisOf(asked, premium)[name]
}
