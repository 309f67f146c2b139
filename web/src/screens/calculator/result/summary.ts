import type { Appraisal } from '@homeyield/domain/appraisal/appraise'
import type { CalculatorState } from '../calculator-state.ts'

/**
 * Whether there is a result to show: weekly rent, gross or net yield is not zero. Source: specification section 2, "A summary
 * overlay".
 */
export function hasSummary({ weekly_rental_income, gross_rental_yield, net_rental_yield }: Appraisal): boolean {
  return Boolean(weekly_rental_income) || Boolean(gross_rental_yield) || Boolean(net_rental_yield)
}

/** What is still missing to compute the interest that is to be counted for a loan; null for nothing, or where none is counted. */
export function missingForInterest({
  form,
  figures,
}: CalculatorState): 'an interest rate' | 'the loan’s duration' | null {
  if (!form.include_interest_in_calc || !figures.loan || figures.payment_quantity !== null) return null
  return form.interest_rate === null ? 'an interest rate' : 'the loan’s duration'
}
