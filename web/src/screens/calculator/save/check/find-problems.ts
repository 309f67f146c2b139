import { calculationProblems } from '@homeyield/domain/appraisal/calculation-problems'
import { CALCULATION_FIELDS, fieldsOfSection } from '@homeyield/domain/calculation/fields'
import { ESTIMATE_FIELDS } from '@homeyield/domain/estimate/professional-estimate'
import { SECTION_NAMES } from '@homeyield/domain/fields/field'
import { fieldAt } from '@homeyield/domain/fields/field-at'
import { setFlash } from '../../../../messages/flash.ts'
import type { CalculatorState } from '../../model/calculator-state.ts'
import type { CalculatorStore } from '../../model/calculator-store.ts'
import { setProblem } from '../../model/calculator-transitions.ts'
import { isReviewing, reviewProblems, setReview } from '../../model/review-state.ts'
import type { HomePages } from '../../model/use-home-pages.ts'
import { setSectionOpen } from '../../model/open-sections.ts'
import { pagesOf } from './pages-of.ts'

type Pages = Pick<HomePages, 'page' | 'open'>

// Milliseconds, for the code of another page.
const LONGEST_LOAD = 3000

/**
 * Whether the calculation or its review cannot be saved. Shows the page and the sections concerned, and focuses the
 * first invalid field; of a field that is not shown, its message.
 */
export function findProblems(store: CalculatorStore, pages: Pages, professional: boolean): boolean {
  const state = store.get()
  const missing = calculationProblems({ property: state.form.property, ...state.figures }).property
  if (missing !== undefined) store.update(setProblem, 'property', missing)
  const review = reviewProblems(state, professional)
  const reviewed = Object.keys(review).length > 0
  if (reviewed) store.update(setReview, { checked: true })
  const problems = [
    ...(missing === undefined ? [] : [['property', missing] as const]),
    ...shownProblems(state, isReviewing(state, professional)),
    ...Object.entries(review),
  ]
  const [first] = problems
  if (first === undefined) return false
  const fields = problems.map(([field]) => field)
  const isHere = fields.some((field) => pagesOf(field).includes(pages.page))
  const page = isHere ? pages.page : pagesOf(first[0])[0]
  if (page !== pages.page) pages.open(page)
  if (page === 'years') setSectionOpen('assumptions', true)
  if (page === 'numbers') openSections(fields, reviewed)
  focusFirstInvalid(performance.now() + LONGEST_LOAD, () => setFlash({ kind: 'error', text: withLabel(first) }))
  return true
}

function openSections(fields: readonly string[], reviewed: boolean): void {
  // The first is opened last: on a phone it alone stays open.
  for (const section of SECTION_NAMES.toReversed()) {
    const isConcerned = fieldsOfSection(section).some((field) => fields.includes(field))
    if (isConcerned || (section === 'review' && reviewed)) setSectionOpen(section, true)
  }
}

// The opened section is rendered by the next frame, a field whose code is still loading some frames later.
function focusFirstInvalid(until: number, onNone: () => void): void {
  requestAnimationFrame((now) => {
    const found = document.querySelector<HTMLElement>('main [aria-invalid="true"]')
    if (found === null) return now < until ? focusFirstInvalid(until, onNone) : onNone()
    found.focus()
    // Safari does not scroll to an input whose text is selected on focus.
    found.scrollIntoView({ block: 'nearest' })
  })
}

type Problem = readonly [field: string, message: string]

function shownProblems({ refused, problems }: CalculatorState, reviewing: boolean): Problem[] {
  const unshown = new Set<string>(['address', ...(reviewing ? [] : ESTIMATE_FIELDS)])
  return Object.entries({ ...refused, ...problems }).flatMap(([field, message]) =>
    message === undefined || unshown.has(field) ? [] : [[field, message] as const],
  )
}

function withLabel([field, message]: Problem): string {
  const row = fieldAt(CALCULATION_FIELDS, field)
  return row === null ? message : `${row.label}: ${message}`
}
