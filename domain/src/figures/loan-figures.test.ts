import { expect, it } from 'vitest'
import type { ListedLoan } from '../loans/listed-loan.ts'
import { LOAN_FIGURES } from './loan-figures.ts'

const FLOATING: ListedLoan = {
  name: 'All',
  balance: 680_000,
  rate: 6.49,
  fixed_until: null,
  months_left: 360,
  payment: 1980.72,
  loan_payment_term: 'Fortnightly',
  interest_only: false,
  interest_only_until: null,
}

const written = (changes: Partial<ListedLoan> = {}): Readonly<Record<string, string>> =>
  Object.fromEntries(LOAN_FIGURES.map(({ label, write }) => [label, write({ ...FLOATING, ...changes })]))

// Figures of docs/method/calculator.md, "Worked example".
it('writes a floating loan of principal and interest', () => {
  expect(written()).toEqual({
    'Owed today': '$680,000',
    Rate: '6.49%',
    'Fixed until': 'Floating',
    'Term left': '30 years',
    Repayment: '$1,980.72 a fortnight',
    'Interest only': 'No',
  })
})

it('writes what is fixed, what is interest only, and a rate with its decimals', () => {
  const fixed = { fixed_until: '2029-12-01', rate: 6.4925, loan_payment_term: 'Monthly', interest_only: true } as const
  expect(written({ ...fixed, interest_only_until: '2031-12-01', months_left: 51 })).toMatchObject({
    Rate: '6.4925%',
    'Fixed until': '1 Dec 2029',
    'Term left': '4 years 3 months',
    Repayment: '$1,980.72 a month',
    'Interest only': 'Until 1 Dec 2031',
  })
  expect(written({ ...fixed, rate: 5, months_left: null })).toMatchObject({
    Rate: '5.00%',
    'Term left': '–',
    'Interest only': 'Whole term',
  })
})

it('has the words beside the amounts', () => {
  expect(LOAN_FIGURES.filter((figure) => 'isText' in figure).map(({ label }) => label)).toEqual([
    'Fixed until',
    'Term left',
    'Interest only',
  ])
})
