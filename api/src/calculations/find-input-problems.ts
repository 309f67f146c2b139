import { calculationProblems } from '@homeyield/domain/appraisal/calculation-problems'
import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import { termProblem } from '@homeyield/domain/loans/term-problem'
import { RENT_PERIODS } from '@homeyield/domain/rent/rent-period'
import { isInverted, UPPER_BELOW_LOWER } from '@homeyield/domain/rent/rent-range-problem'

/**
 * What cannot be saved, by field. Bounds of different periods can only be compared once all periods are filled, as in
 * `settled`.
 */
export function findInputProblems(given: CalculationInputs, settled: CalculationInputs): Record<string, string> {
  return { ...calculationProblems(given), ...calculationProblems(settled), ...otherProblems(given) }
}

const MARKET_RANGES = [
  ['market_lower_quartile', 'market_upper_quartile'],
  ['market_interval_lower', 'market_interval_upper'],
] as const

// Bounds of an estimate and of the market, which no form shows beside the rent's, and the loan's term.
function otherProblems(inputs: CalculationInputs): Record<string, string> {
  const inverted = RENT_PERIODS.filter((period) =>
    isInverted(inputs[`estimate_${period}_lower`], inputs[`estimate_${period}_upper`]),
  )
  const market = MARKET_RANGES.flatMap(([lower, upper]) => (isInverted(inputs[lower], inputs[upper]) ? [upper] : []))
  const fields = [...inverted.map((period) => `estimate_${period}_upper`), ...market]
  const term = termProblem(inputs)
  return {
    ...Object.fromEntries(fields.map((field) => [field, UPPER_BELOW_LOWER])),
    ...(term !== null && { loan_duration_months: term }),
  }
}
