import { GOLDEN_HOME } from '@homeyield/domain/analysis/testing/golden-deal'
import { isKnown } from '@homeyield/domain/outcome/outcome'
import { expect, it } from 'vitest'
import { loanPartsOf } from '../model/loan-part.ts'
import { splitLoan, placeLoan } from '../model/loan-transitions.ts'
import { setInput } from '../model/set-input.ts'
import { partAmounts } from '../model/part-amounts.ts'
import { newForm } from '../model/calculator-form.ts'
import { stateOf } from '../model/calculator-state.ts'
import { setAnalysis } from '../model/calculator-transitions.ts'
import { answerQuestion } from './answer-question.ts'
import { applyAnswer } from './apply-answer.ts'
import type { Question } from './questions.ts'
import { answerText, askText, wantedOf } from './questions.ts'

// The home of docs/method/calculator.md, "Worked example".
const golden = stateOf({
  ...newForm([]),
  ...GOLDEN_HOME,
})

function answered(question: Question, premium = true): string {
  const answer = answerQuestion(golden.form, question, premium)
  return isKnown(answer) ? answerText(question, answer.value.shown) : answer.message
}

it.each([
  [{ target: 'gross', asked: 'price', wanted: 5 }, 'Pay up to $660,400 for a gross yield of 5%.'],
  [{ target: 'net', asked: 'price', wanted: 1 }, 'Pay up to $438,838 for a net yield of 1%.'],
  [{ target: 'cash', asked: 'price', wanted: 0 }, 'Pay up to $457,102 for $0 of cash each week.'],
  [{ target: 'net', asked: 'rent', wanted: 3 }, 'A rent of $1,681 a week gives a net yield of 3%.'],
  [{ target: 'gross', asked: 'rent', wanted: 4.5 }, 'A rent of $736 a week gives a gross yield of 4.5%.'],
  [{ target: 'cash', asked: 'deposit', wanted: 0 }, 'A deposit of $562,898 gives $0 of cash each week.'],
  [{ target: 'cash', asked: 'deposit', wanted: 500 }, 'Even without a loan it makes $418 a week.'],
  [{ target: 'lvr', asked: 'deposit', wanted: 70 }, 'A deposit of $255,000 gives a loan of 70% of the price.'],
] as const)('%o: %s', (question, text) => {
  expect(answered(question)).toBe(text)
})

it.each([
  ['gross', null, 'What would make this 5%?'],
  ['net', { target_net_yield: -1.5 }, 'What would make this −1.5%?'],
  ['cash', { target_weekly_cash_flow: -200 }, 'What would make this −$200?'],
] as const)('of the %s with %o it asks: %s', (target, analysis, text) => {
  expect(askText(target, wantedOf({ analysis }, target))).toBe(text)
})

it('without Premium only the price for a gross yield is found', () => {
  expect(answered({ target: 'gross', asked: 'price', wanted: 5 }, false)).toBe(
    'Pay up to $660,400 for a gross yield of 5%.',
  )
  expect(isKnown(answerQuestion(golden.form, { target: 'gross', asked: 'rent', wanted: 5 }, false))).toBe(false)
})

it('the calculation with the answer reaches the target', () => {
  const net = applyAnswer(golden, { target: 'net', asked: 'price', wanted: 1 }, 438_838)
  expect(net.figures.net_rental_yield).toBe(1)
  const rent = applyAnswer(golden, { target: 'net', asked: 'rent', wanted: 3 }, 1681)
  expect(rent.form.rent_source).toBe('typed')
  expect(rent.figures.net_rental_yield).toBe(3)
  const deposit = applyAnswer(golden, { target: 'cash', asked: 'deposit', wanted: 0 }, 562_898)
  expect(deposit.figures.weekly_cash_flow).toBe(0)
})

it('a deposit that is held in per cent follows the price', () => {
  const held = setAnalysis(golden, { hold: 'deposit_pct' })
  const question = { target: 'cash', asked: 'price', wanted: -200 } as const
  const answer = answerQuestion(held.form, question, true)
  // 530,532.75, reference case V11.
  expect(isKnown(answer) && answer.value.shown).toBe(530_532)
  expect(applyAnswer(held, question, 530_532).form.deposit).toBe(106_106.4)
})

it('the parts of the loan keep their proportions', () => {
  const question = { target: 'gross', asked: 'price', wanted: 5 } as const
  const amountsAt = (state: typeof golden) => partAmounts(state.figures.loan, loanPartsOf(state.form))
  const rest = applyAnswer(setInput(splitLoan(golden), 'analysis.loans.0.amount', 170_000), question, 660_400)
  // 490,400 are borrowed: a quarter, and the rest.
  expect(amountsAt(rest)).toEqual([122_600, 367_800])
  const dollars = applyAnswer(placeLoan(splitLoan(golden), 1, 'amount'), question, 660_401)
  expect(amountsAt(dollars)).toEqual([245_200.5, 245_200.5])
  const shares = placeLoan(placeLoan(splitLoan(golden), 0, 'share'), 1, 'share')
  expect(amountsAt(applyAnswer(shares, question, 660_400))).toEqual([245_200, 245_200])
})

it('says what may be owed of a settled home in place of a deposit', () => {
  const question = { target: 'cash', asked: 'deposit', wanted: -100 } as const
  expect(answerText(question, 286_072, 720_000)).toBe('You may owe at most $433,928 for −$100 of cash each week.')
})
