import { fillEstimate } from '@homeyield/domain/estimate/professional-estimate'
import { toDollars } from '@homeyield/domain/money/round'
import { RENT_PERIODS } from '@homeyield/domain/rent/rent-period'
import type { RentPeriod } from '@homeyield/domain/rent/rent-period'
import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import type { CalculatorState, Review } from '../model/calculator-state.ts'
import { withForm } from '../model/calculator-state.ts'
import { withoutProblem } from '../model/calculator-transitions.ts'
import { startAgain } from '../model/start-again.ts'

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
  return setReview(startAgain(state, 'review', defaults), { asked: false, checked: false })
}
