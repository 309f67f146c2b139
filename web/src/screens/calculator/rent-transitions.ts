import type { Appraisal, RentRangeFields } from '@homeyield/domain/appraisal/appraise'
import { fillPeriods } from '@homeyield/domain/rent/rent-period'
import type { RentPeriod } from '@homeyield/domain/rent/rent-period'
import type { CalculatorState } from './calculator-state.ts'
import { withForm } from './calculator-state.ts'
import { untyped, withoutProblem } from './calculator-transitions.ts'

/** A typed weekly rent wins; an emptied box gives the rent back to the market or the range. */
export function typeWeeklyRent(state: CalculatorState, rent: number | null): CalculatorState {
  const cleared = withoutProblem(state, 'weekly_rental_income')
  if (rent === null) return withForm(cleared, { ...state.form, weekly_rental_income: null, ...untyped(state.form) })
  const form = { ...state.form, ...rangeOf(state.figures), weekly_rental_income: rent, rent_source: 'typed' as const }
  return withForm(cleared, form)
}

/** A typed bound: the other two periods are filled, and the rent comes from the range. Source: specification section 4. */
export function typeBound(
  state: CalculatorState,
  bound: 'lower' | 'upper',
  period: RentPeriod,
  rent: number | null,
): CalculatorState {
  const filled = fillPeriods(period, rent)
  const form = {
    ...state.form,
    ...rangeOf(state.figures),
    [`weekly_rental_income_${bound}`]: filled.weekly,
    [`monthly_rental_income_${bound}`]: filled.monthly,
    [`yearly_rental_income_${bound}`]: filled.yearly,
    rent_source: 'range' as const,
    weekly_rental_income: null,
  }
  return withForm(withoutProblem(state, `${period}_rental_income_${bound}`), form)
}

function rangeOf(figures: Appraisal): RentRangeFields {
  return {
    weekly_rental_income_lower: figures.weekly_rental_income_lower,
    weekly_rental_income_upper: figures.weekly_rental_income_upper,
    monthly_rental_income_lower: figures.monthly_rental_income_lower,
    monthly_rental_income_upper: figures.monthly_rental_income_upper,
    yearly_rental_income_lower: figures.yearly_rental_income_lower,
    yearly_rental_income_upper: figures.yearly_rental_income_upper,
  }
}
