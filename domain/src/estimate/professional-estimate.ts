import { CALCULATION_FIELDS, fieldsIn } from '../calculation/fields.ts'
import type { CalculationInputs, FieldOf } from '../calculation/fields.ts'
import { fillPeriods } from '../rent/rent-period.ts'
import type { RentPeriod } from '../rent/rent-period.ts'
import { isInverted, UPPER_BELOW_LOWER } from '../rent/rent-range-problem.ts'

export type ProfessionalEstimate = Pick<CalculationInputs, FieldOf<{ group: 'estimate' }>>

export const ESTIMATE_FIELDS = fieldsIn('estimate')

export const LONGEST_REASON = CALCULATION_FIELDS.estimate_reason.longest

/** One bound of the estimate in all three periods (whole NZD) from the period just edited, which stays as typed. */
export function fillEstimate(
  bound: 'lower' | 'upper',
  edited: RentPeriod,
  rent: number | null,
): Partial<ProfessionalEstimate> {
  const filled = fillPeriods(edited, rent)
  return {
    [`estimate_weekly_${bound}`]: filled.weekly,
    [`estimate_monthly_${bound}`]: filled.monthly,
    [`estimate_yearly_${bound}`]: filled.yearly,
  }
}

/**
 * The errors of an estimate, by field: six figures and a reason are required, no upper figure below its lower one, at
 * most 400 characters of reason.
 */
export function estimateProblems(estimate: ProfessionalEstimate): Partial<Record<keyof ProfessionalEstimate, string>> {
  const problems: Partial<Record<keyof ProfessionalEstimate, string>> = {}
  for (const period of ['weekly', 'monthly', 'yearly'] as const) {
    const lower = estimate[`estimate_${period}_lower`]
    const upper = estimate[`estimate_${period}_upper`]
    if (lower === null) problems[`estimate_${period}_lower`] = 'Enter your lower estimate'
    if (upper === null) problems[`estimate_${period}_upper`] = 'Enter your upper estimate'
    if (isInverted(lower, upper)) problems[`estimate_${period}_upper`] = UPPER_BELOW_LOWER
  }
  const reason = estimate.estimate_reason?.trim() ?? ''
  if (reason === '') problems.estimate_reason = 'Enter the reasons for your rental estimates'
  if (reason.length > LONGEST_REASON) problems.estimate_reason = 'Use at most 400 characters'
  return problems
}
