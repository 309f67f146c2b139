import { fieldsIn, isFigure } from '@homeyield/domain/calculation/fields'
import { MISSING_WORDS, missingForInterest } from '@homeyield/domain/loan/missing-for-interest'
import { hasRent } from '@homeyield/domain/rent/has-rent'
import type { Appraisal } from '@homeyield/domain/appraisal/appraise'
import type { WorkingName } from '../../../components/workings.ts'
import { fieldProblem } from '../model/calculator-state.ts'
import type { CalculatorState } from '../model/calculator-state.ts'

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
  return ((name && FOLLOWS_FROM[name]) ?? ALL).some((field) => fieldProblem(state, field) !== null)
}

/**
 * Whether there is a result to show: weekly rent, gross or net yield is not zero. Source: specification section 2, "A summary
 * overlay".
 */
export function hasSummary({ weekly_rental_income, gross_rental_yield, net_rental_yield }: Appraisal): boolean {
  return Boolean(weekly_rental_income) || Boolean(gross_rental_yield) || Boolean(net_rental_yield)
}

/** What the loan's interest still lacks, in words; null for nothing, or where none is counted. */
export function missingLoanText({ form }: CalculatorState): string | null {
  const missing = missingForInterest(form)
  return missing === null ? null : MISSING_WORDS[missing]
}
