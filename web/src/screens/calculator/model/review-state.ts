import { ESTIMATE_FIELDS, estimateProblems } from '@homeyield/domain/estimate/professional-estimate'
import type { ProfessionalEstimate } from '@homeyield/domain/estimate/professional-estimate'
import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import { useSyncExternalStore } from 'react'
import { currentAccount } from '../../../session/session.ts'
import { storedJson } from '../../../storage/stored-item.ts'
import type { CalculatorState, Review } from './calculator-state.ts'
import { startAgain } from './calculator-transitions.ts'

export const TERMS_REQUIRED = 'Accept the terms to save your estimate'

/** Whether a professional sees the estimate fields: on request, or after an earlier estimate. */
export function isReviewing({ form, review, saved }: CalculatorState, professional: boolean): boolean {
  return professional && !saved?.scenario && (review.requested || hasEstimate(form))
}

/**
 * What is missing in a shown review, by field: every figure, the reason and the terms are required. Only professionals
 * send an estimate.
 */
export function reviewProblems(
  state: CalculatorState,
  professional: boolean,
): Partial<Record<keyof ProfessionalEstimate | 'terms', string>> {
  if (!isReviewing(state, professional)) return {}
  const problems = estimateProblems(state.form)
  return termsAccepted(hasEstimate(state.clean)) ? problems : { ...problems, terms: TERMS_REQUIRED }
}

export function hasEstimate(form: CalculationInputs): boolean {
  return ESTIMATE_FIELDS.some((field) => form[field] !== null)
}

export function setReview(state: CalculatorState, change: Partial<Review>): CalculatorState {
  return { ...state, review: { ...state.review, ...change } }
}

/** Clears the estimate and hides the review, with Undo. */
export function clearEstimate(state: CalculatorState, defaults: CalculationInputs): CalculatorState {
  return setReview(startAgain(state, 'review', defaults), { requested: false, checked: false })
}

interface Terms {
  readonly account: string | null
  readonly accepted: boolean
}

const stored = storedJson('browser', 'homeyield.terms', (value): Terms | null => {
  const { account, accepted } = value as Partial<Terms>
  return account !== undefined && typeof accepted === 'boolean' ? { account, accepted } : null
})

/** Remembers on this device whether the account accepts the terms; the server stores when. */
export function setTermsAccepted(accepted: boolean): void {
  stored.write({ account: currentAccount(), accepted })
}

/** Without a stored value, an estimate saved before means that they were accepted. */
function termsAccepted(savedBefore: boolean): boolean {
  const terms = stored.read()
  return terms !== null && terms.account === currentAccount() ? terms.accepted : savedBefore
}

export function useTermsAccepted(savedBefore: boolean): boolean {
  return useSyncExternalStore(stored.subscribe, () => termsAccepted(savedBefore))
}
