import { expect, it } from 'vitest'
import { A, B, C, G } from '../analysis/testing/golden-deal.ts'
import { listRepaymentLevels } from './list-repayment-levels.ts'
import { loanSchedule } from './loan-schedule.ts'

// The loans of docs/method/loans.md, "Worked example": "payments, from k" and "last payment, date".
it.each([
  ['G', G, [[198_072, '2056-10-24']]],
  [
    'A',
    A,
    [
      [79_380, '2027-12-14'],
      [88_708, '2056-10-24'],
    ],
  ],
  [
    'B',
    B,
    [
      [99_800, '2029-12-01'],
      [115_800, '2031-12-01'],
      [151_566, '2056-12-01'],
    ],
  ],
  ['C', C, [[13_516, '2047-01-15']]],
] as const)('loan %s has the repayments of the method, each with its last day', (_, loan, levels) => {
  expect(listRepaymentLevels(loanSchedule(loan)).map(({ payment, until }) => [payment, until])).toEqual(levels)
})

it('of a loan with one repayment, or none, are one or none', () => {
  const one = loanSchedule({ ...G, loan_payment_term: 'Yearly', term_months: 12 })
  // 680,000 × 1.0649
  expect(listRepaymentLevels(one)).toEqual([{ payment: 72_413_200, until: '2027-12-01' }])
  expect(listRepaymentLevels([])).toEqual([])
})
