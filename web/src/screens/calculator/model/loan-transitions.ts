import { areOwed } from '@homeyield/domain/loans/complete-loans'
import { round, toCents } from '@homeyield/domain/money/round'
import type { Day } from '@homeyield/domain/dates/calendar-day'
import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import type { CalculatorState, ProblemKey } from './calculator-state.ts'
import { withForm } from './calculator-state.ts'
import { withoutProblem } from './calculator-transitions.ts'
import type { LoanPart, Placing } from './loan-part.ts'
import { loanPartsOf, placingOf, withLoansBegin } from './loan-part.ts'
import { partAmounts } from './part-amounts.ts'

const THOUSAND = 1000

/** Makes two parts of the one loan: half of it, and the rest. */
export function splitLoan(state: CalculatorState): CalculatorState {
  const [own = {}] = loanPartsOf(state.form)
  if (own.owed_on) return addLoan(state)
  const half = halfOf(state.figures.loan)
  return setParts(state, [{ ...own, ...half }, {}])
}

/** Adds a part, with half of the largest one. */
export function addLoan(state: CalculatorState): CalculatorState {
  const parts = loanPartsOf(state.form)
  const amounts = partAmounts(state.figures.loan, parts)
  const largest = amounts === null ? -1 : amounts.indexOf(Math.max(...amounts))
  const amount = amounts?.[largest] ?? null
  const owed_on = parts.find((part) => part.owed_on)?.owed_on ?? null
  const added = { ...halfOf(amount), owed_on }
  if (amount === null || added.amount === null)
    return setParts(state, [...parts, owed_on === null ? { share_pct: 0 } : { owed_on }])
  const left = toCents(amount - added.amount)
  const shrunk = parts.map((part, index) =>
    index === largest && placingOf(part) !== 'rest' ? withAmount(part, left) : part,
  )
  return setParts(state, [...shrunk, added])
}

/** Removes a part; the last of the others takes its amount. A single one that is left is the calculation's own loan. */
export function removeLoan(state: CalculatorState, index: number): CalculatorState {
  const parts = loanPartsOf(state.form).filter((_, other) => other !== index)
  const [only] = parts
  if (parts.length === 1 && only) return joinInto(state, only)
  const hasRest = areOwed(parts) || parts.some((part) => placingOf(part) === 'rest')
  const last = parts.length - 1
  return setParts(
    state,
    parts.map((part, at) => (at === last && !hasRest ? asRest(part) : part)),
  )
}

/**
 * Sets the day as at which a loan is what is left of it, or null. While one has it, every amount is what is owed, and
 * nothing has to add up.
 */
export function setOwedOn(state: CalculatorState, index: number, owed_on: Day | null): CalculatorState {
  const parts = loanPartsOf(state.form)
  const amounts = partAmounts(state.figures.loan, parts) ?? [state.figures.loan]
  const given: readonly LoanPart[] = parts.length === 0 ? [{}] : parts
  const changed = given.with(index, { ...given[index], owed_on })
  if (areOwed(changed)) {
    return setParts(
      state,
      changed.map((part, at) => ({ ...part, amount: part.amount ?? amounts[at] ?? null, share_pct: null })),
    )
  }
  const [only] = changed
  return changed.length === 1 && only ? joinInto(state, only) : setParts(state, changed)
}

/** Gives the size of a part in another way; the amount stays. Only one part is the rest. */
export function placeLoan(state: CalculatorState, index: number, placing: Placing): CalculatorState {
  const amounts = partAmounts(state.figures.loan, loanPartsOf(state.form))
  const loan = state.figures.loan ?? 0
  const parts = loanPartsOf(state.form).map((part, at): LoanPart => {
    const amount = amounts?.[at] ?? 0
    if (at !== index) return placing === 'rest' && placingOf(part) === 'rest' ? withAmount(part, amount) : part
    if (placing === 'amount') return withAmount(part, amount)
    if (placing === 'rest') return asRest(part)
    return withShare(part, loan > 0 ? round((amount / loan) * 100, 2) : 0)
  })
  return setParts(state, parts)
}

function withAmount(part: LoanPart, amount: number): LoanPart {
  return { ...part, amount, share_pct: null }
}

function withShare(part: LoanPart, share_pct: number): LoanPart {
  return { ...part, amount: null, share_pct }
}

function asRest(part: LoanPart): LoanPart {
  return { ...part, amount: null, share_pct: null }
}

/** Brings back the form of before a change. */
export function restoreForm(state: CalculatorState, { form, problems }: CalculatorState): CalculatorState {
  return withForm({ ...state, problems }, form)
}

function joinInto(state: CalculatorState, only: LoanPart): CalculatorState {
  if (only.owed_on) return setParts(state, [only])
  const { interest_rate, repayment_type, loan_payment_term, ...part } = only
  const { form } = state
  const own: CalculationInputs = {
    ...form,
    interest_rate: interest_rate ?? form.interest_rate,
    repayment_type: repayment_type ?? form.repayment_type,
    loan_payment_term: loan_payment_term ?? form.loan_payment_term,
    loan_duration_months: part.term_months ?? form.loan_duration_months,
  }
  const { name, fixed_until, rate_after, interest_only_months, drawdown_date, offset_balance } = part
  const ownOnly = withoutNull({ name, fixed_until, rate_after, interest_only_months, drawdown_date, offset_balance })
  return setParts({ ...state, form: own }, Object.keys(ownOnly).length === 0 ? [] : [ownOnly])
}

function setParts(state: CalculatorState, parts: readonly LoanPart[]): CalculatorState {
  const keys = Object.keys(state.problems) as ProblemKey[]
  const cleared = withoutProblem(state, ...keys.filter((key) => key.startsWith('analysis.loans')))
  const loans = parts.length === 0 ? null : parts.map(withoutNull)
  return withForm(cleared, withLoansBegin({ ...cleared.form, analysis: { ...cleared.form.analysis, loans } }))
}

function halfOf(amount: number | null): LoanPart & { readonly amount: number | null } {
  if (amount === null || amount <= 0) return { amount: null, share_pct: 50 }
  const half = amount / 2
  return { amount: half >= THOUSAND ? round(half / THOUSAND) * THOUSAND : toCents(half) }
}

function withoutNull(part: LoanPart): LoanPart {
  return Object.fromEntries(Object.entries(part).filter(([, value]) => (value ?? null) !== null))
}
