import { expect, it } from 'vitest'
import { aWeek, aYear } from '../money/money.ts'
import { loanToValue } from './loan-to-value.ts'

const PRICED = { purchase_price: 850_000, deposit: 170_000 }
// The home of reference case L13.
const LOANS = {
  source: 'several',
  settled: true,
  debt: 626_539.82,
  value: 905_000,
  payment: null,
  interest: aYear(1),
  repayment: aYear(2),
  weekly_payment: aWeek(3),
  weekly_interest: aWeek(1),
  next_change: null,
  change_on: null,
} as const
const noPrice = { reason: 'missing_input', message: 'Add a purchase price to see this.' }

it('is what is owed of what the home is worth, to 0.01', () => {
  expect(loanToValue({ purchase_price: 1, deposit: null }, { value: LOANS })).toEqual({ value: 69.23 })
  expect(loanToValue(PRICED, { value: { ...LOANS, value: null } })).toEqual(noPrice)
})

it('is the price less the deposit of the price where the loans are not known', () => {
  expect(loanToValue(PRICED)).toEqual({ value: 80 })
  expect(loanToValue(PRICED, { reason: 'loans_do_not_add_up', message: '' })).toEqual({ value: 80 })
  expect(loanToValue({ ...PRICED, deposit: 850_000 })).toEqual({ value: 0 })
})

it.each([
  ['a price', { ...PRICED, purchase_price: null }, noPrice],
  ['a price above 0', { ...PRICED, purchase_price: 0 }, noPrice],
  ['a deposit', { ...PRICED, deposit: null }, { ...noPrice, message: 'Add a deposit to see this.' }],
])('is not known without %s', (_, borrowing, unknown) => expect(loanToValue(borrowing)).toEqual(unknown))
