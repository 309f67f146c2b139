import { calculationProblems } from '@homeyield/domain/appraisal/calculation-problems'
import { SECTION_NAMES, type SectionName } from '@homeyield/domain/fields/field'
import { fieldsOfSection } from '@homeyield/domain/calculation/fields'
import { ESTIMATE_FIELDS } from '@homeyield/domain/estimate/professional-estimate'
import type { CalculatorState } from '../model/calculator-state.ts'
import type { CalculatorStore } from '../model/calculator-store.ts'
import { setProblem } from '../model/calculator-transitions.ts'
import { isReviewing, reviewProblems, setReview } from '../model/review-state.ts'
import { setSectionOpen } from '../model/open-sections.ts'

// About a second.
const MOST_FRAMES = 60

/**
 * Whether the calculation or its review cannot be saved. Opens the sections concerned and focuses the first invalid field.
 * Source: specification section 4, "Calculator save".
 */
export function findProblems(store: CalculatorStore, professional: boolean): boolean {
  const state = store.get()
  const missing = calculationProblems({ property: state.form.property, ...state.figures }).property
  if (missing !== undefined) store.update(setProblem, 'property', missing)
  const reviewFields = Object.keys(reviewProblems(state, professional))
  if (reviewFields.length > 0) store.update(setReview, { checked: true })
  const fields = [...invalidFields(state, missing !== undefined, isReviewing(state, professional)), ...reviewFields]
  if (fields.length === 0) return false
  const isConcerned = (section: SectionName) =>
    fieldsOfSection(section).some((field) => fields.includes(field)) ||
    (section === 'borrowing' && fields.some(isOfLoans)) ||
    (section === 'review' && reviewFields.length > 0)
  for (const [section, inputs] of LATE_SECTIONS) {
    if (fields.some((field) => inputs.test(field))) setSectionOpen(section, true)
  }
  // The first is opened last: on a phone it alone stays open.
  for (const section of SECTION_NAMES.toReversed()) if (isConcerned(section)) setSectionOpen(section, true)
  focusFirstInvalid(MOST_FRAMES)
  return true
}

function isOfLoans(field: string): boolean {
  return field.startsWith('analysis.loans') || field === 'analysis.settlement_date'
}

// In reverse order.
const LATE_SECTIONS = [
  ['for-your-bank', /^estimated_value$|^analysis\.(?:gross|other_debt|rent_shading|test_rate)/u],
  ['if-rates-rise', /^analysis\.(?:vacancy|fee|test_margin|target|hold)/u],
  [
    'years-ahead',
    /^analysis\.(?:years|sale|rent_growth|value_growth|expense|purchase|discount|owners|acquired|chattels|capital)/u,
  ],
  ['rent-increases', /^analysis\.tenancy/u],
] as const

// The opened section is rendered by the next frame, a field whose code is still loading some frames later.
function focusFirstInvalid(frames: number): void {
  requestAnimationFrame(() => {
    const found = document.querySelector<HTMLElement>('main [aria-invalid="true"]')
    if (found === null && frames > 1) focusFirstInvalid(frames - 1)
    found?.focus()
    // Safari does not scroll to an input whose text is selected on focus.
    found?.scrollIntoView({ block: 'nearest' })
  })
}

function invalidFields(state: CalculatorState, withoutProperty: boolean, reviewing: boolean): string[] {
  const unshown = new Set<string>(['address', ...(reviewing ? [] : ESTIMATE_FIELDS)])
  const shown = [...Object.keys(state.refused), ...Object.keys(state.problems)].filter((field) => !unshown.has(field))
  return [...(withoutProperty ? ['property'] : []), ...shown]
}
