import { expect, it } from 'vitest'
import { aWeek, aYear } from '../money/money.ts'
import type { Borrowing } from './borrowing.ts'
import { missingForInterest, missingForLoan } from './missing-for-interest.ts'

const GOLDEN: Borrowing & { include_interest_in_calc: boolean } = {
  purchase_price: 850_000,
  deposit: 170_000,
  loan_duration_months: 360,
  interest_rate: 6.49,
  repayment_type: 'Principal and interest',
  loan_payment_term: 'Fortnightly',
  include_interest_in_calc: true,
}

it.each([
  ['nothing of a whole loan', {}, null],
  ['nothing at a rate of 0', { interest_rate: 0 }, null],
  ['nothing of a loan whose interest is left out', { interest_rate: null, include_interest_in_calc: false }, null],
  ['nothing where the deposit covers the price', { deposit: 850_000, interest_rate: null }, null],
  ['the price', { purchase_price: null, interest_rate: null }, 'purchase_price'],
  ['the deposit', { deposit: null }, 'deposit'],
  ['the rate', { interest_rate: null, loan_duration_months: null }, 'interest_rate'],
  ['the duration', { loan_duration_months: null }, 'loan_duration_months'],
  ['the duration where it is 0', { loan_duration_months: 0 }, 'loan_duration_months'],
  ['no duration for interest only', { loan_duration_months: null, repayment_type: 'Interest only' }, null],
] as const)('lacks %s', (_, changes, missing) => {
  expect(missingForInterest({ ...GOLDEN, ...changes }, null)).toBe(missing)
})

const LOANS = {
  source: 'several',
  settled: false,
  debt: 4,
  value: 5,
  payment: null,
  interest: aYear(1),
  repayment: aYear(2),
  weekly_payment: aWeek(3),
  weekly_interest: aWeek(1),
  next_change: null,
  change_on: null,
} as const
const UNPRICED = { purchase_price: null, deposit: null }

it.each([
  ['nothing', { value: LOANS }, {}, null],
  ['nothing of what is owed', { value: { ...LOANS, source: 'owed' } }, { purchase_price: null }, null],
  [
    'the rate where the interest is that of the own fields',
    { value: { ...LOANS, source: 'one', interest: null, weekly_payment: null } },
    {},
    'interest_rate',
  ],
  ['a rate, a term or an amount', { reason: 'missing_input', message: '' }, {}, 'loan_parts'],
  ['the price first', { reason: 'missing_input', message: '' }, { purchase_price: null }, 'purchase_price'],
  ['a term of what is owed first', { reason: 'missing_input', message: '', owed: true }, UNPRICED, 'loan_parts'],
  ['nothing where nothing is borrowed', { reason: 'loans_do_not_add_up', message: '' }, { deposit: 850_000 }, null],
] as const)('of several loans lacks %s', (_, loans, changes, missing) => {
  expect(missingForInterest({ ...GOLDEN, interest_rate: null, ...changes }, loans)).toBe(missing)
})

it('lacks for the repayment what it lacks for the interest, whether that counts or not', () => {
  const left = { ...GOLDEN, include_interest_in_calc: false }
  expect(missingForLoan(left, null)).toBeNull()
  expect(missingForLoan({ ...left, interest_rate: null }, null)).toBe('interest_rate')
  expect(missingForLoan({ ...left, loan_duration_months: null }, null)).toBe('loan_duration_months')
  // A list of one has a repayment of its own, and the interest of the own fields.
  const one = { value: { ...LOANS, source: 'one', interest: null } } as const
  expect(missingForLoan({ ...GOLDEN, interest_rate: null }, one)).toBeNull()
  const unpaid = { value: { ...LOANS, source: 'one', repayment: null } } as const
  expect(missingForLoan({ ...GOLDEN, interest_rate: null }, unpaid)).toBe('interest_rate')
})
