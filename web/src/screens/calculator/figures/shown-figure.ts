import { fieldsIn, isFigure } from '@homeyield/domain/calculation/fields'
import { isLivedIn } from '@homeyield/domain/calculation/purpose'
import type { CashChange } from '@homeyield/domain/investment-return/cash-flow'
import { areSeveral, countPaymentsInForce, totalsOf } from '@homeyield/domain/loans/counted-loans'
import { startHome } from '@homeyield/domain/loans/home-start'
import { MISSING_WORDS, missingForInterest, missingForLoan } from '@homeyield/domain/loans/missing-for-interest'
import { hasRent } from '@homeyield/domain/rent/has-rent'
import type { Appraisal } from '@homeyield/domain/appraisal/appraise'
import { figureOf, HEADLINE } from '@homeyield/domain/figures/figures'
import type { WorkingName } from '@homeyield/domain/figures/workings/result-working'
import { today } from '../model/today.ts'
import { areBedroomsAsked, fieldProblem } from '../model/calculator-state.ts'
import type { CalculatorState } from '../model/calculator-state.ts'

const RENT = fieldsIn('rent')
const LOAN = fieldsIn('loan').filter(isFigure)
const OWN_HOME = fieldsIn('own-home')
const ALL = [...RENT, ...LOAN, ...fieldsIn('expenses').filter(isFigure)]
type Entered = (typeof ALL)[number]

/** The fields that a figure depends on, where not on all. */
const FOLLOWS_FROM: Readonly<Partial<Record<WorkingName, readonly Entered[]>>> = {
  weekly_rental_income: RENT,
  gross_rental_yield: [...RENT, 'purchase_price'],
  vacancy_expense: [...RENT, 'vacancy_cost', 'vacancy_weeks'],
  property_management_expense: [...RENT, 'property_management_fees'],
  payment_quantity: LOAN,
  weekly_payment: LOAN,
  interest: LOAN,
}

/** Shown instead of a result that depends on a refused figure. */
export const CORRECT_IT_FIRST = 'One of your figures cannot be used. Its field shows why. Correct it to see the result.'

/**
 * The figure to show, or null if unknown. Without a rent, yields and profit would show the costs alone; interest that cannot
 * be computed is not 0; nothing may depend on a refused figure.
 */
export function shownFigure(name: WorkingName, state: CalculatorState): number | null {
  const lacks = isRefused(state, name) || (needsRent(name, state) && !hasRent(state.figures))
  if (name === HEADLINE && !isPriced(state)) return null
  if (lacks || (name === 'interest' && missingForInterest(state.form, state.figures.counted_loans) !== null))
    return null
  return state.figures[name]
}

/**
 * Whether a figure is shown as a loss or a gain; neither for other figures. A profit is no gain before its interest is
 * known, nor cash before the loan is.
 */
export function signOf(name: WorkingName, state: CalculatorState): 'loss' | 'gain' | undefined {
  const value = shownFigure(name, state)
  const { gain } = figureOf(name)
  if (gain === undefined || !value) return undefined
  if (value < 0) return 'loss'
  if (gain === 'always') return 'gain'
  const missingFor = gain === 'with_loan' ? missingForLoan : missingForInterest
  return missingFor(state.form, state.figures.counted_loans) === null ? 'gain' : undefined
}

function needsRent(name: WorkingName, { form }: CalculatorState): boolean {
  if (name === 'vacancy_expense') return form.vacancy_cost === null
  return figureOf(name).needs?.includes('rent') ?? false
}

/** Whether any figure cannot be used; of a home to live in those of its rooms too, which its cost follows from. */
export function isAnyRefused(state: CalculatorState): boolean {
  if (isRefused(state)) return true
  return isLivedIn(state.form) && OWN_HOME.some((field) => fieldProblem(state, field) !== null)
}

/** Whether a figure depends on a refused field; without a name, whether any figure does. */
export function isRefused(state: CalculatorState, name?: WorkingName): boolean {
  const fields = (name && FOLLOWS_FROM[name]) ?? ALL
  return (
    fields.some((field) => fieldProblem(state, field) !== null) ||
    (fields.includes('interest_rate') && areLoansRefused(state))
  )
}

function areLoansRefused(state: CalculatorState): boolean {
  const { counted_loans: loans } = state.figures
  // Before its settlement, one loan of the own fields alone needs no date.
  if (loans === null || (totalsOf(loans)?.source === 'own' && !countPaymentsInForce(loans))) return false
  return isLoanInputRefused(state)
}

/** Whether an input of the loans, or the day on which they begin, cannot be used. */
export function isLoanInputRefused({ refused, problems }: CalculatorState): boolean {
  const keys = Object.keys({ ...refused, ...problems })
  return keys.some((key) => key.startsWith('analysis.loans') || key === 'analysis.settlement_date')
}

/** The next change of the cash each week; null where the cash is not shown, too. */
export function shownChange(state: CalculatorState): CashChange | null {
  if (shownFigure(HEADLINE, state) === null || isLoanInputRefused(state)) return null
  return state.figures.next_change
}

/** Whether the home was settled before, so that its figures are those of today. */
export function isSettledBefore({ form: { analysis } }: CalculatorState): boolean {
  return startHome(analysis?.settlement_date ?? null, analysis?.loans ?? [], today()).settled
}

/** Whether several loans make the week, each of which can be shown. */
export function areLoansApart({ form, figures: { counted_loans: loans } }: CalculatorState): boolean {
  return areSeveral(loans) && totalsOf(loans) !== null && (form.analysis?.loans?.length ?? 0) > 1
}

/** The bedrooms that the market's rent is for while they are only assumed; null otherwise. */
export function assumedBedrooms(state: CalculatorState): number | null {
  return areBedroomsAsked(state) && state.figures.rent_source === 'market' ? state.form.number_of_bedrooms : null
}

/** Whether weekly rent, gross or net yield is not zero. */
export function hasSummary({ weekly_rental_income, gross_rental_yield, net_rental_yield }: Appraisal): boolean {
  return Boolean(weekly_rental_income) || Boolean(gross_rental_yield) || Boolean(net_rental_yield)
}

/** Whether the cash each week would have its loan: until there is a price, the rent is the answer. */
export function isPriced({ form, figures }: CalculatorState): boolean {
  return Boolean(form.purchase_price) || missingForLoan(form, figures.counted_loans) === null
}

export function isBorrowed({ figures }: CalculatorState): boolean {
  return (figures.loan ?? 0) > 0
}

/** What is missing to compute the loan's interest, as text; null for nothing. */
export function missingLoanText({ form, figures }: CalculatorState): string | null {
  const missing = missingForInterest(form, figures.counted_loans)
  return missing === null ? null : MISSING_WORDS[missing]
}

/** What is missing to compute the cash each week, as text; null for nothing, or for the rent. */
export function missingCashText({ form, figures }: CalculatorState): string | null {
  const missing = figures[HEADLINE] === null ? missingForLoan(form, figures.counted_loans) : null
  return missing === null ? null : MISSING_WORDS[missing]
}
