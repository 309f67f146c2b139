import { expect, it } from 'vitest'
import { describeFirstYear, type FirstYear } from './describe-first-year.ts'

// 52 × −281.23 = −14,623.96, and half a year of −312 in its place.
const CHANGING: FirstYear = {
  plan: { start: '2026-11-26', capital_spend: {}, rent_mode: 'smooth' },
  week: -281,
  next_change: { date: '2027-05-21', because: 'fixed_rate_ends', weekly_cash_flow: -312 },
  cash_flow_before_tax: -15_423.98,
}
const SPENDING = { ...CHANGING.plan, capital_spend: { 1: 5000 } }
const ROUNDED =
  'Each repayment of the first year is rounded to the cent, so it may be a dollar a week from the week shown.'
const LAST = 'The first year holds the last repayment of a loan, so it is not 52 times the week.'

it('says the change that the first year holds', () => {
  expect(describeFirstYear(CHANGING)).toBe(
    'The first year holds a change on 21 May 2027, so it is not 52 times the week.',
  )
})

it('says nothing where the year is 52 times the week in whole dollars', () => {
  expect(describeFirstYear({ ...CHANGING, cash_flow_before_tax: -14_623.96 })).toBeNull()
})

it('says nothing of a change after the year', () => {
  const after = { date: '2027-11-26', because: 'fixed_rate_ends', weekly_cash_flow: -312 } as const
  expect(describeFirstYear({ ...CHANGING, next_change: { ...after, date: '2027-11-25' } })).toContain('25 Nov 2027')
  // −14,638 ÷ 52 = −281.5, a dollar from −281.
  expect(describeFirstYear({ ...CHANGING, cash_flow_before_tax: -14_638, next_change: after })).toBe(ROUNDED)
})

it('says the last repayment, on the last day too, and without a change of what is paid', () => {
  const last = { date: '2027-11-26', because: 'loan_repaid', weekly_cash_flow: 100 } as const
  expect(describeFirstYear({ ...CHANGING, next_change: last })).toBe(
    'The first year holds a change on 26 Nov 2027, so it is not 52 times the week.',
  )
  expect(describeFirstYear({ ...CHANGING, next_change: { ...last, date: '2027-11-27' } })).toBe(LAST)
  expect(describeFirstYear({ ...CHANGING, next_change: null })).toBe(LAST)
})

it('says what is spent in it, and that the rent follows the law', () => {
  expect(describeFirstYear({ ...CHANGING, next_change: null, plan: SPENDING })).toBe(
    'The first year holds spending of $5,000, so it is not 52 times the week.',
  )
  expect(describeFirstYear({ ...CHANGING, plan: { ...SPENDING, rent_mode: 'lawful' } })).toBe(
    'The first year holds a change on 21 May 2027 and spending of $5,000 and the rent increases that the law allows, so it is not 52 times the week.',
  )
})
