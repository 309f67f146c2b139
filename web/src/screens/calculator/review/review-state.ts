import { ESTIMATE_FIELDS, estimateProblems, fillEstimate } from '@homeyield/domain/estimate/professional-estimate'
import type { ProfessionalEstimate } from '@homeyield/domain/estimate/professional-estimate'
import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import { toDollars } from '@homeyield/domain/money/round'
import { RENT_PERIODS } from '@homeyield/domain/rent/rent-period'
import type { RentPeriod } from '@homeyield/domain/rent/rent-period'
import { useSyncExternalStore } from 'react'
import { currentAccount } from '../../../session/session.ts'
import { storedJson } from '../../../storage/stored-item.ts'
import type { CalculatorState, Review } from '../model/calculator-state.ts'
import { withForm } from '../model/calculator-state.ts'
import { startAgain, withoutProblem } from '../model/calculator-transitions.ts'

/** Said when a professional's estimate is saved without the terms. Source: specification section 5, "Estimate inputs". */
export const TERMS_REQUIRED = 'Accept the terms to save your estimate'

/**
 * Whether the six figures and the reason are shown: to a professional who asked for the review, or who gave an estimate before.
 * Source: specification section 2, "Calculator page".
 */
export function isReviewing({ form, review }: CalculatorState, professional: boolean): boolean {
  return professional && (review.requested || hasEstimate(form))
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

/** Whether any figure of an estimate, or a reason, is there. */
export function hasEstimate(form: CalculationInputs): boolean {
  return ESTIMATE_FIELDS.some((field) => form[field] !== null)
}

/** A typed bound of the professional's estimate, in whole NZD: the other two periods are filled. Source: specification section 4. */
export function typeEstimate(
  state: CalculatorState,
  bound: 'lower' | 'upper',
  period: RentPeriod,
  rent: number | null,
): CalculatorState {
  const filled = fillEstimate(bound, period, rent === null ? null : toDollars(rent))
  const cleared = withoutProblem(state, ...RENT_PERIODS.map((filling) => `estimate_${filling}_${bound}` as const))
  return withForm(cleared, { ...state.form, ...filled })
}

/** Opens the professional's review, hides it, or sets its logo option. */
export function setReview(state: CalculatorState, change: Partial<Review>): CalculatorState {
  return { ...state, review: { ...state.review, ...change } }
}

/** The estimate and its reason gone, and the review hidden; Undo brings them back. Source: specification section 4, "Estimate section". */
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

/**
 * Remembers on this device whether the account that is signed in accepts the terms of an estimate, so that a reload does not ask
 * again. The server keeps when they were accepted. Source: decisions section 3, "Professional".
 */
export function setTermsAccepted(accepted: boolean): void {
  stored.write({ account: currentAccount(), accepted })
}

/** Whether the terms are accepted. Without a word about it, whoever has saved an estimate before accepted them then. */
function termsAccepted(savedBefore: boolean): boolean {
  const terms = stored.read()
  return terms !== null && terms.account === currentAccount() ? terms.accepted : savedBefore
}

/** The same, followed. */
export function useTermsAccepted(savedBefore: boolean): boolean {
  return useSyncExternalStore(stored.subscribe, () => termsAccepted(savedBefore))
}
