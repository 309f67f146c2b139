import type { Appraisal } from '@homeyield/domain/appraisal/appraise'
import type { CalculatorState } from '../calculator-state.ts'

/**
 * Whether there is a result to show: weekly rent, gross or net yield is not zero. Source: specification section 2, "A summary
 * overlay".
 */
export function hasSummary({ weekly_rental_income, gross_rental_yield, net_rental_yield }: Appraisal): boolean {
  return Boolean(weekly_rental_income) || Boolean(gross_rental_yield) || Boolean(net_rental_yield)
}

/** Whether interest is to be counted for a loan whose interest cannot be computed yet. */
export function interestIsMissing({ form, figures }: CalculatorState): boolean {
  return form.include_interest_in_calc && Boolean(figures.loan) && figures.payment_quantity === null
}
