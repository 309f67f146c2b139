import type { SavedCalculation } from '@homeyield/contract/saved-calculation'
import type { Appraisal } from '@homeyield/domain/appraisal/appraise'
import type { RentRangeFields } from '@homeyield/domain/rent/rent-fields'
import { appraise } from '@homeyield/domain/appraisal/appraise'
import { countLoans } from '@homeyield/domain/loans/count-loans'
import { limitProblem } from '@homeyield/domain/appraisal/calculation-limits'
import type { Scenario } from '@homeyield/domain/analysis/scenarios/scenario'
import type { SectionName } from '@homeyield/domain/fields/field'
import type { CalculationInputs, FieldName, FigureName } from '@homeyield/domain/calculation/fields'
import { FIELD_NAMES, isFigure } from '@homeyield/domain/calculation/fields'
import { isSameInput } from '@homeyield/domain/calculation/is-same-input'
import { paysBodyCorporate } from '@homeyield/domain/expenses/expenses'
import type { MarketRentEntry } from '@homeyield/domain/rent/market-rent-entry'
import type { RentFigures } from '@homeyield/domain/rent/rent-table'
import { RENT_PERIODS } from '@homeyield/domain/rent/rent-period'
import { termProblem } from '@homeyield/domain/loans/term-problem'
import { isInverted, UPPER_BELOW_LOWER } from '@homeyield/domain/rent/rent-range-problem'
import { today } from './today.ts'
import { formOf } from './calculator-form.ts'
import { findAnalysisProblems } from './find-analysis-problems.ts'
import type { AnalysisKey } from './find-analysis-problems.ts'

export type MarketRent =
  | { readonly status: 'none' }
  | { readonly status: 'found'; readonly entries: readonly MarketRentEntry[] }
  /** Stored on this device, without what they come from, as the server could not be reached. */
  | { readonly status: 'stored'; readonly entries: readonly RentFigures[] }
  | { readonly status: 'empty' }
  | { readonly status: 'failed' }

export interface Saved {
  readonly id: string
  readonly version: number
  readonly readonly: boolean
  /** URL of the person's own photo of the property. */
  readonly photo: string | null
  readonly scenarios: readonly Scenario[]
  /** The scenario in the form; null while it holds the calculation itself. */
  readonly scenario: OpenScenario | null
}

export interface OpenScenario {
  readonly id: string
  /** The calculation that it was made from. */
  readonly base: CalculationInputs
  readonly baseReadonly: boolean
  /** The same scenario of the calculation as it is saved now. */
  readonly reopen: (saved: SavedCalculation) => Opened
  /** Saves the form as this scenario. Throws RequestProblem. */
  readonly save: (state: CalculatorState) => Promise<{ readonly saved: SavedCalculation; readonly isNew: boolean }>
}

/** What the form begins with. */
export interface Opened {
  readonly form: CalculationInputs
  readonly saved: Saved
}

/** The estimates of the area; null where there are none. */
export function entriesOf(marketRent: MarketRent): readonly RentFigures[] | null {
  return 'entries' in marketRent ? marketRent.entries : null
}

export function savedOf({ id, version, readonly, property_photo_url: photo, scenarios }: SavedCalculation): Saved {
  // A response has no undefined.
  return { id, version, readonly, photo, scenarios: scenarios as readonly Scenario[], scenario: null }
}

/** A calculation as it is saved now, or the scenario of it that is open. */
export function openedOf(saved: SavedCalculation, scenario?: OpenScenario | null): Opened {
  return scenario ? scenario.reopen(saved) : { form: formOf(saved), saved: savedOf(saved) }
}

export function isScenario({ saved }: CalculatorState): boolean {
  return Boolean(saved?.scenario)
}

/** A field with a message. */
export type ProblemKey = FieldName | 'address' | AnalysisKey

type Problems = Readonly<Partial<Record<ProblemKey, string>>>

/** The state of the professional's review; its fields are in the form. */
export interface Review {
  readonly requested: boolean
  /** Whether a save has checked it: from then on it shows what is missing. */
  readonly checked: boolean
  /** null: use the logo if there is one. */
  readonly useLogo: boolean | null
}

/** Everything the calculator shows. `figures` and `refused` are derived from the form. */
export interface CalculatorState {
  readonly form: CalculationInputs
  readonly figures: Appraisal
  readonly refused: RefusedFigures
  readonly marketRent: MarketRent
  /** Whether the address was last changed by typing, so that more of it may follow. */
  readonly addressTyped: boolean
  /** Whether the person or the property's record gave the bedrooms of a new calculation. */
  readonly bedroomsKnown: boolean
  /** The capital value that the property's record filled in, or null. */
  readonly recordedValue: number | null
  readonly saved: Saved | null
  readonly review: Review
  /** The form as loaded or last saved; differences are unsaved changes. */
  readonly clean: CalculationInputs
  /** Messages at fields: unreadable text, or the server's refusal. */
  readonly problems: Problems
  /** What Undo brings back after Start again, until the next change. */
  readonly undo: {
    readonly section: SectionName
    readonly form: CalculationInputs
    readonly marketRent: MarketRent
    readonly bedroomsKnown: boolean
  } | null
}

export function stateOf(form: CalculationInputs, saved: Saved | null = null, clean = form): CalculatorState {
  const review: Review = { requested: false, checked: false, useLogo: null }
  return {
    form,
    ...figuresOf(form),
    marketRent: { status: 'none' },
    addressTyped: false,
    bedroomsKnown: saved !== null,
    recordedValue: null,
    saved,
    review,
    clean,
    problems: {},
    undo: null,
  }
}

/**
 * The state without unsaved changes. Restored ones have the version that they were made from; without them it is that of the
 * calculation as loaded, or as saved since.
 */
export function toClean({ clean, saved }: CalculatorState, loadedVersion = 0): CalculatorState {
  return stateOf(clean, saved && { ...saved, version: Math.max(saved.version, loadedVersion) })
}

/** Whether the bedrooms are only assumed. A room's rent does not depend on them. */
export function areBedroomsAsked({ form, saved, bedroomsKnown }: CalculatorState): boolean {
  return !bedroomsKnown && saved === null && form.dwelling !== 'Room'
}

/** The state with another form and its figures. */
export function withForm(state: CalculatorState, given: CalculationInputs): CalculatorState {
  const { form, problems } = withoutHiddenFigure(given, state.problems)
  return { ...state, form, problems, ...figuresOf(form), undo: null }
}

function figuresOf(form: CalculationInputs): Pick<CalculatorState, 'figures' | 'refused'> {
  const figures = appraise(form, countLoans(form, form.analysis, today()))
  return { figures, refused: refusedFigures(form, figures) }
}

/** The message at a field, or null: unreadable text, the server's refusal, or a figure outside its limits. */
export function fieldProblem({ problems, refused }: CalculatorState, field: FieldName | AnalysisKey): string | null {
  return problems[field] ?? refused[field] ?? null
}

// A hidden field cannot be corrected: drop its refused figure.
function withoutHiddenFigure(
  form: CalculationInputs,
  problems: CalculatorState['problems'],
): Pick<CalculatorState, 'form' | 'problems'> {
  const { body_corporate_fees: fees, dwelling } = form
  const { body_corporate_fees: problem, ...others } = problems
  const refused = problem !== undefined || limitProblem('body_corporate_fees', fees) !== null
  if (paysBodyCorporate(dwelling) || !refused) return { form, problems }
  return { form: { ...form, body_corporate_fees: null }, problems: others }
}

export function hasUnsavedChanges({ form, clean }: Pick<CalculatorState, 'form' | 'clean'>): boolean {
  return form !== clean && (Object.keys(clean) as FieldName[]).some((field) => !isSameInput(form[field], clean[field]))
}

type RefusedFigures = Readonly<Partial<Record<FieldName | AnalysisKey, string>>>
/**
 * Messages by field: a figure outside its limits, or an upper rent or estimate below its lower one. Rent fields show values
 * from `figures`.
 */
function refusedFigures(form: CalculationInputs, figures: Appraisal): RefusedFigures {
  const refused: Partial<Record<FieldName | AnalysisKey, string>> = { ...findAnalysisProblems(form) }
  const shown = (field: FigureName) =>
    (field in figures ? figures[field as keyof RentRangeFields | 'weekly_rental_income'] : null) ?? form[field]
  for (const period of RENT_PERIODS) {
    const rent = `${period}_rental_income` as const
    const estimate = `estimate_${period}` as const
    for (const range of [rent, estimate] as const) {
      if (isInverted(shown(`${range}_lower`), shown(`${range}_upper`))) refused[`${range}_upper`] = UPPER_BELOW_LOWER
    }
  }
  for (const field of FIELD_NAMES) {
    const problem = isFigure(field) ? limitProblem(field, shown(field)) : null
    if (problem !== null) refused[field] = problem
  }
  const term = termProblem(form)
  if (term !== null) refused.loan_duration_months ??= term
  return refused
}
