import { afterAll, expect, it, vi } from 'vitest'
import { newForm } from './calculator-form.ts'
import { hasUnsavedChanges, stateOf } from './calculator-state.ts'
import type { CalculatorState } from './calculator-state.ts'
import { setAnalysis, setProblem, startAgain, undoStartAgain } from './calculator-transitions.ts'
import { loanPartsOf } from './loan-part.ts'
import type { LoanPart } from './loan-part.ts'
import { setInput } from './set-input.ts'
import { addLoan, placeLoan, removeLoan, restoreForm, setOwedOn, splitLoan } from './loan-transitions.ts'
import { partAmounts } from './part-amounts.ts'

// 12:00 in New Zealand on 24 November 2026.
vi.useFakeTimers({ now: new Date('2026-11-23T23:00:00Z') })
afterAll(() => {
  vi.useRealTimers()
})

// The golden home: 680,000 borrowed.
const golden = stateOf({ ...newForm([]), purchase_price: 850_000, deposit: 170_000, interest_rate: 6.49 })
const split = splitLoan(golden)

const partsOf = (state: CalculatorState) => loanPartsOf(state.form)
const changeLoan = (state: CalculatorState, index: number, changes: LoanPart) =>
  setAnalysis(state, { loans: partsOf(state).with(index, { ...partsOf(state)[index], ...changes }) })
const setLoansBegin = (state: CalculatorState, day: string | null) => setInput(state, 'analysis.settlement_date', day)
const amountsOf = (state: CalculatorState) => partAmounts(state.figures.loan, partsOf(state))

it('a split loan is half of it and the rest, and changes no result', () => {
  expect(partsOf(split)).toEqual([{ amount: 340_000 }, {}])
  expect(amountsOf(split)).toEqual([340_000, 340_000])
  const { interest, weekly_payment, weekly_cash_flow, net_rental_yield, next_change } = golden.figures
  expect(split.figures).toMatchObject({ interest, weekly_payment, weekly_cash_flow, net_rental_yield, next_change })
})

it('a loan that nothing is known of is split by shares', () => {
  expect(partsOf(splitLoan(stateOf(newForm([]))))).toEqual([{ share_pct: 50 }, {}])
})

it('the rest follows the price', () => {
  expect(amountsOf({ ...split, figures: { ...split.figures, loan: 700_000 } })).toEqual([340_000, 360_000])
})

it('an added loan has half of the largest one', () => {
  expect(amountsOf(addLoan(split))).toEqual([170_000, 340_000, 170_000])
  expect(amountsOf(addLoan(changeLoan(split, 0, { amount: 100_000 })))).toEqual([100_000, 290_000, 290_000])
})

it('a loan added to parts that do not add up has nothing', () => {
  expect(partsOf(addLoan(changeLoan(split, 0, { amount: 700_000 })))[2]).toEqual({ share_pct: 0 })
})

it('what a removed part was goes to the rest', () => {
  const three = addLoan(split)
  expect(amountsOf(removeLoan(three, 0))).toEqual([510_000, 170_000])
  // The rest itself: the last one becomes the rest.
  expect(partsOf(removeLoan(three, 1))).toEqual([{ amount: 170_000 }, {}])
})

it('a single part that is left is the loan of the calculation, and Undo brings the parts back', () => {
  const fixed = changeLoan(split, 1, { interest_rate: 4.49, loan_payment_term: 'Monthly', term_months: 300 })
  const joined = removeLoan(fixed, 0)
  expect(joined.form).toMatchObject({
    analysis: null,
    interest_rate: 4.49,
    loan_payment_term: 'Monthly',
    loan_duration_months: 300,
  })
  expect(joined.figures.weekly_payment).not.toBe(golden.figures.weekly_payment)
  expect(restoreForm(joined, fixed).form).toEqual(fixed.form)
})

it('a single part keeps the day until which it is fixed', () => {
  const fixed = changeLoan(split, 1, { fixed_until: '2027-12-01', rate_after: 5.49 })
  expect(partsOf(removeLoan(fixed, 0))).toEqual([{ fixed_until: '2027-12-01', rate_after: 5.49 }])
})

it('a single part keeps its name, its first day and its offset', () => {
  const given = { name: 'Own', drawdown_date: '2027-01-15', offset_balance: 25_000 }
  expect(partsOf(removeLoan(changeLoan(split, 1, given), 0))).toEqual([given])
})

it('loans begin on the day of their first change, and one that is plain again on none', () => {
  expect(split.form.analysis?.settlement_date).toBe('2026-11-24')
  const fixed = setInput(golden, 'analysis.loans.0.fixed_until', '2027-12-01')
  expect(fixed.form.analysis).toEqual({ loans: [{ fixed_until: '2027-12-01' }], settlement_date: '2026-11-24' })
  expect(setInput(fixed, 'analysis.loans.0.fixed_until', null).form.analysis).toBeNull()
})

it('loans keep the day that is chosen', () => {
  const chosen = setLoansBegin(split, '2026-05-01')
  expect(addLoan(chosen).form.analysis?.settlement_date).toBe('2026-05-01')
  expect(removeLoan(chosen, 0).form.analysis).toEqual({ settlement_date: '2026-05-01' })
  expect(setLoansBegin(chosen, '1980-01-01').refused).toEqual({
    'analysis.settlement_date': 'Enter a date from 1990 to five years from today',
  })
  expect(setLoansBegin(chosen, null).form.analysis).not.toHaveProperty('settlement_date')
})

it('a form opened after its fixed term is over is refused nowhere', () => {
  const fixed = setLoansBegin(changeLoan(split, 0, { fixed_until: '2026-10-01', rate_after: 7 }), '2026-05-01')
  expect(fixed.refused).toEqual({})
  expect(setLoansBegin(fixed, '2026-10-01').refused).toEqual({
    'analysis.loans.0.fixed_until': 'The fixed term must end after the loan begins',
  })
})

it('a part says how much it is in another way without changing it', () => {
  const share = placeLoan(split, 0, 'share')
  expect(partsOf(share)[0]).toEqual({ share_pct: 50 })
  const rest = placeLoan(split, 0, 'rest')
  expect(partsOf(rest)).toEqual([{}, { amount: 340_000 }])
  expect(partsOf(placeLoan(rest, 0, 'amount'))).toEqual([{ amount: 340_000 }, { amount: 340_000 }])
})

it('an emptied input has its default again', () => {
  const typed = setInput(split, 'analysis.loans.1.interest_rate', 5)
  expect(partsOf(setInput(typed, 'analysis.loans.1.interest_rate', null))).toEqual([{ amount: 340_000 }, {}])
})

it('a figure outside its limits is refused at its field', () => {
  const { refused } = changeLoan(split, 1, { interest_rate: 101 })
  expect(refused).toEqual({ 'analysis.loans.1.interest_rate': 'Enter a figure from 0 to 100' })
})

it('a term that ends before the loan begins is refused at its field', () => {
  const { refused } = changeLoan(split, 0, { fixed_until: '2020-01-01' })
  expect(refused).toEqual({ 'analysis.loans.0.fixed_until': 'The fixed term must end after the loan begins' })
})

it('the message at a part goes with its change, and with the part', () => {
  const wrong = setProblem(split, 'analysis.loans.1.interest_rate', 'Enter a number')
  expect(setInput(wrong, 'analysis.loans.0.interest_rate', 5).problems).toEqual(wrong.problems)
  expect(setInput(wrong, 'analysis.loans.1.interest_rate', 5).problems).toEqual({})
  expect(removeLoan(addLoan(wrong), 1).problems).toEqual({})
})

it('Start again makes one loan, and its Undo the parts', () => {
  const reset = startAgain(split, 'borrowing', newForm([]))
  expect(reset.form.analysis).toBeNull()
  expect(undoStartAgain(reset).form.analysis).toEqual(split.form.analysis)
})

it('the parts as the server returns them are no unsaved change', () => {
  const settlement_date = '2026-11-24'
  const returned = {
    ...split.form,
    analysis: { settlement_date, loans: [{ share_pct: null, amount: 340_000 }, { name: null }] },
  }
  expect(hasUnsavedChanges({ form: split.form, clean: returned })).toBe(false)
  expect(hasUnsavedChanges({ form: split.form, clean: golden.form })).toBe(true)
})

it('what is left of the only loan is what is borrowed until it is typed, and needs no price', () => {
  const owed = setOwedOn(golden, 0, '2026-11-01')
  expect(partsOf(owed)).toEqual([{ owed_on: '2026-11-01', amount: 680_000 }])
  expect(owed.form.analysis?.settlement_date ?? null).toBeNull()
  expect(owed.refused).toEqual({})
  const typed = changeLoan(owed, 0, { amount: 412_350.77 })
  expect(typed.figures.counted_loans).toMatchObject({ value: { source: 'owed' } })
  expect(partsOf(setOwedOn(typed, 0, null))).toEqual([])
  expect(partsOf(setOwedOn(stateOf(newForm([])), 0, '2026-11-01'))).toEqual([{ owed_on: '2026-11-01' }])
})

it('while one loan is what is left, the amounts of all are typed, and need not add up', () => {
  const owed = setOwedOn(split, 1, '2026-11-01')
  expect(partsOf(owed)).toEqual([{ amount: 340_000 }, { amount: 340_000, owed_on: '2026-11-01' }])
  const more = changeLoan(owed, 0, { amount: 400_000 })
  expect(amountsOf(more)).toEqual([400_000, 340_000])
  expect(more.figures.weekly_payment).not.toBeNull()
  expect(partsOf(addLoan(more)).at(-1)).toEqual({ amount: 200_000, owed_on: '2026-11-01' })
  // Nothing goes to another loan: it is no longer owed.
  expect(partsOf(removeLoan(more, 0))).toEqual([{ amount: 340_000, owed_on: '2026-11-01' }])
  expect(partsOf(splitLoan(removeLoan(more, 0)))).toEqual([
    { amount: 170_000, owed_on: '2026-11-01' },
    { amount: 170_000, owed_on: '2026-11-01' },
  ])
})

it('what was owed before the day of settlement is refused at its field', () => {
  const settled = setLoansBegin(setOwedOn(golden, 0, '2022-01-09'), '2022-01-10')
  expect(settled.refused).toEqual({
    'analysis.loans.0.owed_on': 'Choose the day you settled, 10 January 2022, or a later one.',
  })
})
