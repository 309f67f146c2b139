import { type CalculationInputs, fieldsIn, NOTHING_GIVEN } from '@homeyield/domain/calculation/fields'
import { countLoans } from '@homeyield/domain/loans/count-loans'
import { dateLoans } from '@homeyield/domain/loans/date-loans'
import { nameRules } from '@homeyield/domain/analysis/rules/name-rules'
import { FIRST_RULES } from '@homeyield/domain/analysis/rules/packs'
import { appraise, type Appraisal } from '@homeyield/domain/appraisal/appraise'
import { dayInNewZealand } from '@homeyield/domain/dates/day-in-new-zealand'
import { settleConfidence } from '@homeyield/domain/rent/rent-confidence'
import { invalid } from '../server/refusal.ts'
import { findInputProblems } from './find-input-problems.ts'

export interface CalculationContent {
  readonly inputs: CalculationInputs
  readonly figures: Appraisal
}

/**
 * Computes all results. Throws the refusal of inputs that cannot be saved: no address, an upper figure below its lower
 * one. Source: specification section 5, decisions sections 1, 2 and 7.
 */
export function appraiseInputs(given: CalculationInputs, today: string): CalculationContent {
  const content = settleInputs(given, today)
  const problems = findInputProblems(given, content.inputs)
  if (Object.keys(problems).length > 0) throw invalid(problems)
  return content
}

/**
 * The rent is stored as settled, so that inputs and results agree. Several loans count; `today` is when they begin
 * without a date.
 */
export function settleInputs(given: CalculationInputs, today: string): CalculationContent {
  const figures = appraise(given, countLoans(given, given.analysis, today))
  const settled = Object.fromEntries(fieldsIn('rent').map((name) => [name, figures[name]]))
  const rent_source = figures.rent_source
  return { inputs: { ...given, ...settled, ...settleConfidence(given), rent_source }, figures }
}

const ONE_LOAN = { counted_loans: null }

/**
 * A calculation as stored, with what earlier versions, of which one may still be running, did not store: newer inputs,
 * and figures computed by today's rules.
 */
export function currentContent({ inputs: stored, figures }: CalculationContent): CalculationContent {
  const inputs: CalculationInputs = { ...NOTHING_GIVEN, ...stored }
  return { inputs, figures: 'weekly_cash_flow' in figures ? { ...ONE_LOAN, ...figures } : appraise(inputs) }
}

/**
 * Loans that an earlier version stored without a date began on the day when they were saved, and an analysis without rules
 * follows the first ones.
 */
export function datedContent(content: CalculationContent, savedAt: Date): CalculationContent {
  const analysis = dateLoans(content.inputs.analysis, dayInNewZealand(savedAt))
  return { ...content, inputs: { ...content.inputs, analysis: nameRules(analysis, FIRST_RULES) } }
}
