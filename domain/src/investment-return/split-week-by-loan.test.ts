import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Week } from './where-the-week-goes.ts'
import { A, B, C, goldenDeal } from '../analysis/testing/golden-deal.ts'
import { splitWeekByLoan } from './split-week-by-loan.ts'

// Loans A, B and C (docs/method/loans.md, "Worked example"): 31,389.23 of interest and 8,253.89 of principal in the
// first year.
const LOANS = goldenDeal(A, B, C).loans

const WEEK: Week = {
  rent: 635,
  parts: [
    { part: 'interest', label: 'Interest', amount: 604 },
    { part: 'principal', label: 'Principal', amount: 159 },
    { part: 'rates', label: 'Rates', amount: 56 },
  ],
  left: -184,
  isComplete: true,
}

it('interest and principal are those of each loan, and add up to what they were', () => {
  const { parts, ...rest } = splitWeekByLoan(WEEK, LOANS)
  // Interest a week: 15,148.40, 11,976.00 and 4,264.80 a year ÷ 52 = 291.32, 230.31 and 82.02.
  // Principal: A 793.80 × 26 − 15,148.40 = 5,490.40, B none, C 135.16 × 52 − 4,264.80 = 2,763.52: shares of 159.
  expect(parts).toEqual([
    { part: 'interest', label: 'Fixed 1 year: interest', amount: 292, loan: 1 },
    { part: 'principal', label: 'Fixed 1 year: principal', amount: 106, loan: 1 },
    { part: 'interest', label: 'Interest only 5 years: interest', amount: 230, loan: 2 },
    { part: 'interest', label: 'Floating, offset: interest', amount: 82, loan: 3 },
    { part: 'principal', label: 'Floating, offset: principal', amount: 53, loan: 3 },
    { part: 'rates', label: 'Rates', amount: 56 },
  ])
  expect(rest).toEqual({ rent: 635, left: -184, isComplete: true })
})

it('where interest is left out, each loan has its whole repayment', () => {
  const week = { ...WEEK, parts: [{ part: 'principal', label: 'Loan repayment', amount: 762 }] as const }
  // 793.80 × 26 ÷ 52 = 396.90, 998.00 × 12 ÷ 52 = 230.31, 135.16: together 762.37.
  expect(splitWeekByLoan(week, LOANS).parts.map(({ label, amount }) => [label, amount])).toEqual([
    ['Fixed 1 year: loan repayment', 397],
    ['Interest only 5 years: loan repayment', 230],
    ['Floating, offset: loan repayment', 135],
  ])
})

it('a week without a loan stays as it is', () => {
  const week = { ...WEEK, parts: WEEK.parts.slice(2) }
  expect(splitWeekByLoan(week, LOANS)).toBe(week)
})

it('the parts add up for any amounts', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), fc.integer({ min: 0, max: 100_000 }), (interest, principal) => {
      const parts = [
        { part: 'interest', label: 'Interest', amount: interest },
        { part: 'principal', label: 'Principal', amount: principal },
      ] as const
      const split = splitWeekByLoan({ ...WEEK, parts }, goldenDeal(B, A, C).loans).parts
      const sumOf = (name: string) =>
        split.filter(({ part }) => part === name).reduce((sum, { amount }) => sum + amount, 0)
      expect([sumOf('interest'), sumOf('principal')]).toEqual([interest, principal])
      expect(split.every(({ amount }) => amount > 0)).toBe(true)
    }),
  )
})
