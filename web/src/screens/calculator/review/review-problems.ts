import { estimateProblems } from '@homeyield/domain/estimate/professional-estimate'
import type { ProfessionalEstimate } from '@homeyield/domain/estimate/professional-estimate'
import type { CalculatorState } from '../model/calculator-state.ts'
import { termsAccepted } from './accepted-terms.ts'
import { hasEstimate } from './has-estimate.ts'

/** Said when a professional's estimate is saved without the terms. Source: specification section 5, "Estimate inputs". */
export const TERMS_REQUIRED = 'Accept the terms to save your estimate'

/**
 * Whether the six figures and the reason are shown: to a professional who asked for the review, or who gave an estimate before.
 * Source: specification section 2, "Calculator page".
 */
export function isReviewing({ form, review }: CalculatorState, professional: boolean): boolean {
  return professional && (review.asked || hasEstimate(form))
}

/**
 * What keeps a review from being saved, by field: while it is shown every figure, the reason and the terms are required. Who is no
 * professional sends no estimate, so nothing of it stands in the way. Source: specification section 5, "Estimate inputs".
 */
export function reviewProblems(
  state: CalculatorState,
  professional: boolean,
): Partial<Record<keyof ProfessionalEstimate | 'terms', string>> {
  if (!isReviewing(state, professional)) return {}
  const problems = estimateProblems(state.form)
  return termsAccepted(hasEstimate(state.clean)) ? problems : { ...problems, terms: TERMS_REQUIRED }
}
