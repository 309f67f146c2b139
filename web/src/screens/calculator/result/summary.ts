import type { Appraisal } from '@homeyield/domain/appraisal/appraise'
import { MISSING_WORDS, missingForInterest } from '@homeyield/domain/loan/missing-for-interest'
import type { CalculatorState } from '../model/calculator-state.ts'

/**
 * Whether there is a result to show: weekly rent, gross or net yield is not zero. Source: specification section 2, "A summary
 * overlay".
 */
export function hasSummary({ weekly_rental_income, gross_rental_yield, net_rental_yield }: Appraisal): boolean {
  return Boolean(weekly_rental_income) || Boolean(gross_rental_yield) || Boolean(net_rental_yield)
}

/** What the loan's interest still lacks, in words; null for nothing, or where none is counted. */
export function lackingWords({ form }: CalculatorState): string | null {
  const missing = missingForInterest(form)
  return missing === null ? null : MISSING_WORDS[missing]
}
