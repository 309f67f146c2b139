import type { SavedCalculation } from '@homeyield/contract/saved-calculation'
import type { Appraisal } from '@homeyield/domain/appraisal/appraise'
import { limitProblem } from '@homeyield/domain/appraisal/calculation-limits'
import type { SectionName, CalculationInputs, FieldName } from '@homeyield/domain/calculation/fields'
import { paysBodyCorporate } from '@homeyield/domain/expenses/expenses'
import { appraise } from '@homeyield/domain/appraisal/appraise'
import type { MarketRentEntry } from '@homeyield/domain/rent/market-rent-entry'
import { refusedFigures } from './refused-figures.ts'
import type { RefusedFigures } from './refused-figures.ts'

/** What is known of the market rent at the chosen address. */
export type MarketRent =
  | { readonly status: 'none' }
  | { readonly status: 'found'; readonly entries: readonly MarketRentEntry[] }
  | { readonly status: 'empty' }
  | { readonly status: 'failed' }

/** The saved calculation that is being edited. */
export interface Saved {
  readonly id: string
  readonly version: number
  readonly readonly: boolean
  /** Where the person's own photo of the property is. */
  readonly photo: string | null
}

/** What the calculator holds of a saved calculation besides its form. */
export function savedOf({ id, version, readonly, property_photo_url: photo }: SavedCalculation): Saved {
  return { id, version, readonly, photo }
}

/** The professional's review, beside its fields in the form. */
export interface Review {
  /** Whether 'Review rental appraisal' was pressed. */
  readonly asked: boolean
  /** Whether it was looked through for a save: from then on it says what is missing. */
  readonly checked: boolean
  /** Whether an assessment is to carry the logo; null follows whether there is one. */
  readonly useLogo: boolean | null
}

/** Everything the calculator shows. The figures, and which of them are refused, always follow from the form. */
export interface CalculatorState {
  readonly form: CalculationInputs
  readonly figures: Appraisal
  readonly refused: RefusedFigures
  readonly marketRent: MarketRent
  readonly saved: Saved | null
  readonly review: Review
  /** The form as it was loaded or last saved: what differs from it is unsaved. */
  readonly clean: CalculationInputs
  /** What a field says is wrong: text that makes no figure, or the server's refusal. */
  readonly problems: Readonly<Partial<Record<FieldName | 'address', string>>>
  /** What Start again took away, until something else is done. */
  readonly undo: {
    readonly section: SectionName
    readonly form: CalculationInputs
    readonly marketRent: MarketRent
  } | null
}

/** A calculator that shows a form. */
export function stateOf(form: CalculationInputs, saved: Saved | null = null, clean = form): CalculatorState {
  const review: Review = { asked: false, checked: false, useLogo: null }
  return {
    form,
    ...figuresOf(form),
    marketRent: { status: 'none' },
    saved,
    review,
    clean,
    problems: {},
    undo: null,
  }
}

/** The state without what was changed since it was loaded, saved or begun. */
export function toClean({ clean, saved }: CalculatorState): CalculatorState {
  return stateOf(clean, saved)
}

/** The state with another form; the figures follow. */
export function withForm(state: CalculatorState, given: CalculationInputs): CalculatorState {
  const { form, problems } = withoutUnseen(given, state.problems)
  return { ...state, form, problems, ...figuresOf(form), undo: null }
}

function figuresOf(form: CalculationInputs): Pick<CalculatorState, 'figures' | 'refused'> {
  const figures = appraise(form)
  return { figures, refused: refusedFigures(form, figures) }
}

/** What is wrong with a field: unreadable text, the server's refusal, or a refused figure; null for nothing. */
export function fieldProblem({ problems, refused }: CalculatorState, field: FieldName): string | null {
  return problems[field] ?? refused[field] ?? null
}

// A figure that is refused where its field is no longer shown could not be corrected.
function withoutUnseen(
  form: CalculationInputs,
  problems: CalculatorState['problems'],
): Pick<CalculatorState, 'form' | 'problems'> {
  const { body_corporate_fees: fees, dwelling } = form
  const { body_corporate_fees: said, ...others } = problems
  const refused = said !== undefined || limitProblem('body_corporate_fees', fees) !== null
  if (paysBodyCorporate(dwelling) || !refused) return { form, problems }
  return { form: { ...form, body_corporate_fees: null }, problems: others }
}

/** Whether something would be lost by leaving. */
export function hasUnsavedChanges({ form, clean }: Pick<CalculatorState, 'form' | 'clean'>): boolean {
  return form !== clean && (Object.keys(clean) as FieldName[]).some((field) => form[field] !== clean[field])
}
