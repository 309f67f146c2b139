import { calculationProblems } from '@homeyield/domain/appraisal/calculation-problems'
import { fieldsOfSection, SECTION_NAMES } from '@homeyield/domain/calculation/fields'
import { ESTIMATE_FIELDS } from '@homeyield/domain/estimate/professional-estimate'
import type { CalculatorState } from '../model/calculator-state.ts'
import type { CalculatorStore } from '../model/calculator-store.ts'
import { setProblem } from '../model/calculator-transitions.ts'
import { isReviewing, reviewProblems, setReview } from '../review/review-state.ts'
import { setSectionOpen } from '../model/open-sections.ts'

/**
 * Whether something keeps the calculation from being saved, the review of a professional included. The sections concerned open,
 * and the focus goes to the first field at fault. Source: specification section 4, "Calculator save".
 */
export function findProblems(store: CalculatorStore, professional: boolean): boolean {
  const state = store.get()
  const missing = calculationProblems({ property: state.form.property, ...state.figures }).property
  if (missing !== undefined) store.update(setProblem, 'property', missing)
  const reviewFields = Object.keys(reviewProblems(state, professional))
  if (reviewFields.length > 0) store.update(setReview, { checked: true })
  const fields = [...invalidFields(state, missing !== undefined, isReviewing(state, professional)), ...reviewFields]
  if (fields.length === 0) return false
  for (const section of SECTION_NAMES) {
    if (fieldsOfSection(section).some((field) => fields.includes(field))) setSectionOpen(section, true)
  }
  if (reviewFields.length > 0) setSectionOpen('review', true)
  // The section that opened is drawn before its field can take the focus.
  requestAnimationFrame(focusFirstInvalid)
  return true
}

function focusFirstInvalid(): void {
  const found = document.querySelector<HTMLElement>('main [aria-invalid="true"]')
  found?.focus()
  // Safari does not bring into sight what is selected as it takes the focus.
  found?.scrollIntoView({ block: 'nearest' })
}

function invalidFields(state: CalculatorState, withoutProperty: boolean, reviewing: boolean): string[] {
  const unshown = new Set<string>(['address', ...(reviewing ? [] : ESTIMATE_FIELDS)])
  const shown = [...Object.keys(state.refused), ...Object.keys(state.problems)].filter((field) => !unshown.has(field))
  return [...(withoutProperty ? ['property'] : []), ...shown]
}
