import { expect, it } from 'vitest'
import { describeFirstYear, type FirstYear } from './describe-first-year.ts'

// 52 × −281.23 = −14,623.96, and half a year of −312 in its place.
const CHANGING: FirstYear = {
  start: '2026-11-26',
  weekly_cash_flow: -281,
  next_change: { date: '2027-05-21', because: 'fixed_rate_ends', weekly_cash_flow: -312 },
  cash_flow_before_tax: -15_423.98,
  capital_spend: 0,
  followsLaw: false,
}

it('says the change that the first year holds', () => {
  expect(describeFirstYear(CHANGING)).toBe(
    'The first year holds a change on 21 May 2027, so it is not 52 times the week.',
  )
})

it('says nothing where the year is 52 times the week in whole dollars', () => {
  expect(describeFirstYear({ ...CHANGING, cash_flow_before_tax: -14_623.96 })).toBe('')
})

it('says nothing of a change after the year', () => {
  const after = { date: '2027-11-26', because: 'fixed_rate_ends', weekly_cash_flow: -312 } as const
  expect(describeFirstYear({ ...CHANGING, next_change: after })).toBe('')
  expect(describeFirstYear({ ...CHANGING, next_change: { ...after, date: '2027-11-25' } })).toContain('25 Nov 2027')
  expect(describeFirstYear({ ...CHANGING, next_change: null })).toBe('')
})

it('says what is spent in it, and that the rent follows the law', () => {
  expect(describeFirstYear({ ...CHANGING, next_change: null, capital_spend: 5000 })).toBe(
    'The first year holds spending of $5,000, so it is not 52 times the week.',
  )
  expect(describeFirstYear({ ...CHANGING, capital_spend: 5000, followsLaw: true })).toBe(
    'The first year holds a change on 21 May 2027 and spending of $5,000 and the rent increases that the law allows, so it is not 52 times the week.',
  )
})
