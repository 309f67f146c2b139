import { type CalculationInputs, fieldsIn, NOTHING_GIVEN } from '@homeyield/domain/calculation/fields'
import { readInputs } from '@homeyield/domain/calculation/read-inputs'
import { dateLoans } from '@homeyield/domain/loans/date-loans'
import { readNotice } from '@homeyield/domain/analysis/lawful-rent/read-notice'
import { nameRules } from '@homeyield/domain/analysis/rules/name-rules'
import { FIRST_RULES } from '@homeyield/domain/analysis/rules/packs'
import { readScenario } from '@homeyield/domain/analysis/scenarios/read-scenario'
import type { Scenario } from '@homeyield/domain/analysis/scenarios/scenario'
import type { Appraisal } from '@homeyield/domain/appraisal/appraise'
import { appraiseAsAt } from '@homeyield/domain/appraisal/appraise-as-at'
import { dayInNewZealand } from '@homeyield/domain/dates/day-in-new-zealand'
import { storedConfidence } from '@homeyield/domain/rent/rent-confidence'
import { invalid } from '../server/refusal.ts'
import { findInputProblems } from './find-input-problems.ts'
import { storeFigures, type StoredFigures } from './stored-figures.ts'

const RENT = fieldsIn('rent')

export interface CalculationContent {
  readonly inputs: CalculationInputs
  readonly figures: StoredFigures
  /** What `figures` were made of, where they have just been computed. */
  readonly appraisal?: Appraisal
}

/**
 * Computes all results. Throws the refusal of inputs that cannot be saved: no address, an upper figure below its lower
 * one.
 */
export function appraiseInputs(given: CalculationInputs, today: string): CalculationContent {
  const content = completeInputs(given, today)
  const problems = findInputProblems(given, content.inputs)
  if (Object.keys(problems).length > 0) throw invalid(problems)
  return content
}

/** The rent is stored as resolved, so that inputs and results agree. The loans count as at `today`. */
export function completeInputs(given: CalculationInputs, today: string): CalculationContent {
  const figures = appraiseAsAt(given, today)
  const resolved = Object.fromEntries(RENT.map((name) => [name, figures[name]]))
  const inputs = { ...given, ...resolved, ...storedConfidence(given), rent_source: figures.rent_source }
  return { inputs, figures: storeFigures(inputs, figures, today, null), appraisal: figures }
}

/**
 * The inputs of a stored calculation, with what earlier versions, of which one may still be running, did not store.
 * Loans without a date began on the day when they were saved, and an analysis without rules follows the first ones.
 */
export function readStoredInputs(stored: unknown, savedAt: Date): CalculationInputs {
  const inputs: CalculationInputs = { ...NOTHING_GIVEN, ...readInputs(stored as CalculationInputs) }
  const analysis = nameRules(dateLoans(readNotice(inputs.analysis), dayInNewZealand(savedAt)), FIRST_RULES)
  return { ...inputs, analysis }
}

/** A scenario as stored, with what earlier versions stored in another form. */
export function currentScenario(stored: Scenario): Scenario {
  const scenario = readScenario(stored)
  const { analysis } = scenario.changes
  return analysis ? { ...scenario, changes: { ...scenario.changes, analysis: readNotice(analysis) } } : scenario
}
