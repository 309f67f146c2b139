import { expect, it } from 'vitest'
import { describeCashFrom, describeNextChange } from './describe-next-change.ts'

it.each([
  ['fixed_rate_ends', -312, 'From 21 May 2027: −$312 a week (fixed rate ends)'],
  ['interest_only_ends', -1312, 'From 21 May 2027: −$1,312 a week (interest only ends)'],
  ['loan_repaid', 418, 'From 21 May 2027: $418 a week (loan repaid)'],
] as const)('describes the next change: %s', (because, weekly_cash_flow, words) => {
  expect(describeNextChange({ date: '2027-05-21', because, weekly_cash_flow })).toBe(words)
})

it('leaves the reason out where there is little room', () => {
  const change = { date: '2027-05-21', because: 'fixed_rate_ends', weekly_cash_flow: -312 } as const
  expect(describeCashFrom(change)).toBe('From 21 May 2027: −$312')
})
