import { A, B, C } from '@homeyield/domain/analysis/testing/golden-deal'
import { expect, it } from 'vitest'
import { repaymentsText } from './repayments-text.ts'

// Loans of docs/method/loans.md, "Worked example".
it.each([
  ['a change of the rate', A, '$793.80 a fortnight ($397 a week) until 14 Dec 2027, then $887.08 until 24 Oct 2056'],
  [
    'a change of the rate and the end of interest only',
    B,
    '$998.00 a month ($230 a week) until 1 Dec 2029, then $1,158.00 until 1 Dec 2031, then $1,515.66 until 1 Dec 2056',
  ],
  ['no change', C, '$135.16 a week until 15 Jan 2047'],
])('a loan with %s has each of its repayments', (_, loan, text) => {
  expect(repaymentsText(loan)).toBe(text)
})
