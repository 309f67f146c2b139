import { limitProblem } from '@homeyield/domain/appraisal/calculation-limits'
import { fieldsIn, isFigure } from '@homeyield/domain/calculation/fields'
import { missingForInterest } from '@homeyield/domain/loan/missing-for-interest'
import { RENT_PERIODS } from '@homeyield/domain/rent/rent-period'
import { isInverted } from '@homeyield/domain/rent/rent-range-problem'
import { hasRent } from '@homeyield/domain/rent/has-rent'
import type { CalculatorState } from '../calculator-state.ts'
import type { WorkingName } from '../workings.ts'

const RENT = fieldsIn('rent')
const LOAN = fieldsIn('loan').filter(isFigure)
const ALL = [...RENT, ...LOAN, ...fieldsIn('expenses').filter(isFigure)]
type Entered = (typeof ALL)[number]

/** What a figure follows from, where that is not everything. */
const FOLLOWS_FROM: Readonly<Partial<Record<WorkingName, readonly Entered[]>>> = {
  weekly_rental_income: RENT,
  gross_rental_yield: [...RENT, 'purchase_price'],
  vacancy_expense: [...RENT, 'vacancy_cost'],
  property_management_expense: [...RENT, 'property_management_fees'],
  payment_quantity: LOAN,
  weekly_payment: LOAN,
  interest: LOAN,
}

/** Said where a result would stand that follows from a figure which its field refuses. */
export const CORRECT_IT_FIRST = 'One of your figures cannot be used. Its field says why: correct it to see the result.'

/**
 * A computed figure as it may be shown: null while it is not known. A rent of 0 that nobody typed is none, and without a rent
 * yields and profit would be the bare costs, and what is a share of it nothing; interest that cannot be computed is not 0; what
 * follows from a figure that its field refuses would be of no home.
 */
export function shownFigure(name: WorkingName, state: CalculatorState): number | null {
  const lacks = isRefused(state, name) || (needsRent(name, state) && !hasRent(state.figures))
  if (lacks || (name === 'interest' && missingForInterest(state.form) !== null)) return null
  return state.figures[name]
}

function needsRent(name: WorkingName, { form }: CalculatorState): boolean {
  if (name === 'vacancy_expense') return form.vacancy_cost === null
  return /rental_income|_yield|_profit|management/u.test(name)
}

/**
 * Whether a figure follows from one that its field refuses, or from a range whose upper bound is below the lower; without a name,
 * whether any figure of the result does.
 */
export function isRefused(state: CalculatorState, name?: WorkingName): boolean {
  const refused = refusedOf(state)
  if (refused.size === 0) return false
  const fields = name && FOLLOWS_FROM[name]
  return fields === undefined || fields.some((field) => refused.has(field))
}

// Every figure of the result asks at every keystroke: what is refused is found once for each state.
const refusedOfState = new WeakMap<CalculatorState, ReadonlySet<Entered>>()

function refusedOf(state: CalculatorState): ReadonlySet<Entered> {
  const known = refusedOfState.get(state)
  if (known) return known
  const refused = findRefused(state)
  refusedOfState.set(state, refused)
  return refused
}

function findRefused({ form, figures, problems }: CalculatorState): ReadonlySet<Entered> {
  const inverted = RENT_PERIODS.some((period) =>
    isInverted(figures[`${period}_rental_income_lower`], figures[`${period}_rental_income_upper`]),
  )
  const refused = ALL.filter((field) => {
    // The rent's boxes show what is settled of them.
    const value = field in figures ? figures[field as (typeof RENT)[number]] : form[field]
    return problems[field] !== undefined || limitProblem(field, value) !== null
  })
  return new Set(inverted ? [...RENT, ...refused] : refused)
}
