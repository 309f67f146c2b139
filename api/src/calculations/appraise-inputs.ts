import { type CalculationInputs, fieldsIn, NOTHING_GIVEN } from '@homeyield/domain/calculation/fields'
import { countLoans } from '@homeyield/domain/analysis/loans/count-loans'
import { appraise, type Appraisal } from '@homeyield/domain/appraisal/appraise'
import { calculationProblems } from '@homeyield/domain/appraisal/calculation-problems'
import { termProblem } from '@homeyield/domain/loan/term-problem'
import { RENT_PERIODS } from '@homeyield/domain/rent/rent-period'
import { isInverted, UPPER_BELOW_LOWER } from '@homeyield/domain/rent/rent-range-problem'
import { invalid } from '../server/refusal.ts'

export interface CalculationContent {
  readonly inputs: CalculationInputs
  readonly figures: Appraisal
}

/**
 * Computes all results. The rent is stored as settled, so that inputs and results agree. Throws the refusal of inputs
 * that cannot be saved: no address, an upper figure below its lower one. Several loans count; `today` is when they begin
 * without a date. Source: specification section 5, decisions sections 1, 2 and 7.
 */
export function appraiseInputs(given: CalculationInputs, today: string): CalculationContent {
  const figures = appraise(given, countLoans(given, given.analysis, today))
  const settled = Object.fromEntries(fieldsIn('rent').map((name) => [name, figures[name]]))
  const inputs: CalculationInputs = { ...given, ...settled, rent_source: figures.rent_source }
  // Bounds of different periods can only be compared once all periods are filled.
  const problems = { ...calculationProblems(given), ...calculationProblems(inputs), ...otherProblems(given) }
  if (Object.keys(problems).length > 0) throw invalid(problems)
  return { inputs, figures }
}

const ONE_LOAN = { several_loans: null }

/**
 * A calculation as stored, with what earlier versions, of which one may still be running, did not store: newer inputs,
 * and figures computed by today's rules.
 */
export function currentContent({ inputs: stored, figures }: CalculationContent): CalculationContent {
  const inputs: CalculationInputs = { ...NOTHING_GIVEN, ...stored }
  return { inputs, figures: 'weekly_cash_flow' in figures ? { ...ONE_LOAN, ...figures } : appraise(inputs) }
}

// Bounds of an estimate and of the market, which no form shows beside the rent's, and the loan's term.
function otherProblems(inputs: CalculationInputs): Record<string, string> {
  const inverted = RENT_PERIODS.filter((period) =>
    isInverted(inputs[`estimate_${period}_lower`], inputs[`estimate_${period}_upper`]),
  )
  const market = isInverted(inputs.market_lower_quartile, inputs.market_upper_quartile) ? ['market_upper_quartile'] : []
  const fields = [...inverted.map((period) => `estimate_${period}_upper`), ...market]
  const term = termProblem(inputs)
  return {
    ...Object.fromEntries(fields.map((field) => [field, UPPER_BELOW_LOWER])),
    ...(term !== null && { loan_duration_months: term }),
  }
}
