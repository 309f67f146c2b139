import { type CalculationInputs, fieldsIn } from '@homeyield/domain/calculation/fields'
import { appraise, type Appraisal } from '@homeyield/domain/appraisal/appraise'
import { calculationProblems } from '@homeyield/domain/appraisal/calculation-problems'
import { RENT_PERIODS } from '@homeyield/domain/rent/rent-period'
import { isInverted, UPPER_BELOW_LOWER } from '@homeyield/domain/rent/rent-range-problem'
import { invalid } from '../server/refusal.ts'

/** What is kept of a calculation: what was given and every figure that follows from it. */
export interface CalculationContent {
  readonly inputs: CalculationInputs
  readonly figures: Appraisal
}

/**
 * Works out every figure of a calculation. The rent is kept as it was settled, so that inputs and figures cannot disagree.
 * Throws the refusal of inputs that cannot be kept: no address, an upper figure below its lower one.
 * Source: specification section 5, decisions sections 1 and 2.
 */
export function appraiseInputs(given: CalculationInputs): CalculationContent {
  const figures = appraise(given)
  const settled = Object.fromEntries(fieldsIn('rent').map((name) => [name, figures[name]]))
  const inputs: CalculationInputs = { ...given, ...settled, rent_source: figures.rent_source }
  // Bounds given in different periods only show their order once all periods are filled.
  const problems = { ...calculationProblems(given), ...calculationProblems(inputs), ...otherProblems(given) }
  if (Object.keys(problems).length > 0) throw invalid(problems)
  return { inputs, figures }
}

// An estimate's and the market's own bounds, which no form shows side by side with the rent's.
function otherProblems(inputs: CalculationInputs): Record<string, string> {
  const inverted = RENT_PERIODS.filter((period) =>
    isInverted(inputs[`estimate_${period}_lower`], inputs[`estimate_${period}_upper`]),
  )
  const market = isInverted(inputs.market_lower_quartile, inputs.market_upper_quartile) ? ['market_upper_quartile'] : []
  const fields = [...inverted.map((period) => `estimate_${period}_upper`), ...market]
  return Object.fromEntries(fields.map((field) => [field, UPPER_BELOW_LOWER]))
}
