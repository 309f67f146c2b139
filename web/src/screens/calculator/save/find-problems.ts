import { calculationProblems } from '@homeyield/domain/appraisal/calculation-problems'
import { SECTION_NAMES } from '@homeyield/domain/fields/field'
import { fieldsIn, fieldsOfSection } from '@homeyield/domain/calculation/fields'
import { ESTIMATE_FIELDS } from '@homeyield/domain/estimate/professional-estimate'
import { HOME_PAGES } from '../../../paths.ts'
import type { HomePage } from '../../../paths.ts'
import type { CalculatorState } from '../model/calculator-state.ts'
import type { CalculatorStore } from '../model/calculator-store.ts'
import { setProblem } from '../model/calculator-transitions.ts'
import { isReviewing, reviewProblems, setReview } from '../model/review-state.ts'
import type { HomePages } from '../model/use-home-pages.ts'
import { setSectionOpen } from '../model/open-sections.ts'

type Pages = Pick<HomePages, 'page' | 'open'>

// About three seconds, for the code of another page.
const MOST_FRAMES = 180

/**
 * Whether the calculation or its review cannot be saved. Shows the page and the sections concerned, and focuses the first
 * invalid field. Source: specification section 4, "Calculator save".
 */
export function findProblems(store: CalculatorStore, pages: Pages, professional: boolean): boolean {
  const state = store.get()
  const missing = calculationProblems({ property: state.form.property, ...state.figures }).property
  if (missing !== undefined) store.update(setProblem, 'property', missing)
  const reviewFields = Object.keys(reviewProblems(state, professional))
  if (reviewFields.length > 0) store.update(setReview, { checked: true })
  const fields = [...invalidFields(state, missing !== undefined, isReviewing(state, professional)), ...reviewFields]
  if (fields.length === 0) return false
  const concerned = HOME_PAGES.filter((page) => fields.some((field) => pageOf(field) === page))
  const page = concerned.find((one) => one === pages.page) ?? concerned[0] ?? pages.page
  if (page !== pages.page) pages.open(page)
  if (page === 'years') setSectionOpen('assumptions', true)
  if (page === 'numbers') openSections(fields, reviewFields.length > 0)
  focusFirstInvalid(MOST_FRAMES)
  return true
}

function openSections(fields: readonly string[], reviewed: boolean): void {
  // The first is opened last: on a phone it alone stays open.
  for (const section of SECTION_NAMES.toReversed()) {
    const isConcerned = fieldsOfSection(section).some((field) => fields.includes(field))
    if (isConcerned || (section === 'review' && reviewed)) setSectionOpen(section, true)
  }
}

const OWN_HOME: ReadonlySet<string> = new Set(fieldsIn('own-home'))

/** The page where a field is entered. */
function pageOf(field: string): HomePage {
  return FIELDS_OF_PAGES.find(([, fields]) => fields.test(field))?.[0] ?? (OWN_HOME.has(field) ? 'rent' : 'numbers')
}

const FIELDS_OF_PAGES = [
  ['bank', /^estimated_value$|^analysis\.(?:gross|other_debt|rent_shading|test_rate)/u],
  ['loans', /^analysis\.(?:loans|settlement_date|vacancy|fee|test_margin|target|hold)/u],
  [
    'years',
    /^analysis\.(?:years|sale|rent_growth|value_growth|expense|purchase|discount|owners|acquired|chattels|capital)/u,
  ],
  ['rent', /^analysis\.tenancy/u],
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
