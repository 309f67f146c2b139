import type { CalculatorState } from '../model/calculator-state.ts'
import { withForm } from '../model/calculator-state.ts'
import { setAnalysis, setProblem } from '../model/calculator-transitions.ts'
import type { LoanPart } from '../model/loan-part.ts'
import { loanPartsOf } from '../model/loan-part.ts'
import { today } from '../model/today.ts'

/** Adds a loan that is owed today. */
export function addOwedLoan(state: CalculatorState): CalculatorState {
  return setAnalysis(state, { loans: [...loanPartsOf(state.form), { owed_on: today() }] })
}

export function removeOwedLoan(state: CalculatorState, index: number): CalculatorState {
  const loans = loanPartsOf(state.form).filter((_, at) => at !== index)
  const keys = Object.entries(state.problems).filter(([key]) => !key.startsWith('analysis.loans'))
  return setAnalysis({ ...state, problems: Object.fromEntries(keys) }, { loans: loans.length === 0 ? null : loans })
}

/**
 * What is saved: without the loans of which nothing was typed; without any, what was paid is the deposit. A loan that lacks
 * its amount or rate has a message, because no figure follows from it.
 */
export function completeOwned(state: CalculatorState): CalculatorState {
  const loans = loanPartsOf(state.form)
  const begun = loans.filter(isBegun)
  const refused = loans.reduce((next, loan, index) => (isBegun(loan) ? withMissing(next, loan, index) : next), state)
  const { form, problems } = refused
  if (form.property === '' || Object.keys({ ...refused.refused, ...problems }).length > 0) return refused
  const next =
    begun.length === loans.length ? refused : setAnalysis(refused, { loans: begun.length === 0 ? null : begun })
  return withForm(next, { ...next.form, deposit: begun.length === 0 ? form.purchase_price : null })
}

function withMissing(state: CalculatorState, loan: LoanPart, index: number): CalculatorState {
  const priced = loan.amount ? state : setProblem(state, `analysis.loans.${index}.amount`, 'Enter what is owed today')
  const isRated = typeof (loan.interest_rate ?? state.form.interest_rate) === 'number'
  return isRated ? priced : setProblem(priced, `analysis.loans.${index}.interest_rate`, 'Enter the interest rate')
}

// How often it is paid does not tell whether there is a loan.
const SAYS_NOTHING: ReadonlySet<string> = new Set(['owed_on', 'loan_payment_term', 'repayment_type'])

function isBegun(loan: LoanPart): boolean {
  return Object.entries(loan).some(([name, value]) => !SAYS_NOTHING.has(name) && Boolean(value))
}
