import { expect, it } from 'vitest'
import { paymentDates } from './payment-dates.ts'

it.each([
  ['Weekly', ['2027-01-31', '2027-02-07', '2027-02-14']],
  ['Fortnightly', ['2027-01-31', '2027-02-14', '2027-02-28']],
  // Clamped to the month's last day, always from the first date.
  ['Monthly', ['2027-01-31', '2027-02-28', '2027-03-31']],
  ['Yearly', ['2027-01-31', '2028-01-31', '2029-01-31']],
] as const)('%s repayments', (loan_payment_term, days) => {
  expect(paymentDates({ loan_payment_term, drawdown_date: '2027-01-31', owed_on: null }, 2).slice(0, 3)).toEqual(days)
})

it('computes the days of loans that share them once, and more when more are asked for', () => {
  const loan = { loan_payment_term: 'Weekly', drawdown_date: '2026-05-01', owed_on: null } as const
  const dates = paymentDates(loan, 1)
  expect(dates).toEqual(['2026-05-01', '2026-05-08'])
  expect(paymentDates({ ...loan }, 3)).toBe(dates)
  expect(dates).toEqual(['2026-05-01', '2026-05-08', '2026-05-15', '2026-05-22'])
  expect(paymentDates({ ...loan, drawdown_date: '2026-05-02' }, 1)).toEqual(['2026-05-02', '2026-05-09'])
})

it('forgets the days that were asked for longest ago', () => {
  const loan = (day: number) =>
    ({ loan_payment_term: 'Monthly', drawdown_date: `2020-01-${day + 10}`, owed_on: null }) as const
  const [first, second] = [paymentDates(loan(0), 1), paymentDates(loan(1), 1)]
  for (let day = 2; day < 16; day += 1) paymentDates(loan(day), 1)
  expect(paymentDates(loan(0), 1)).toBe(first)
  paymentDates(loan(16), 1)
  expect(paymentDates(loan(0), 1)).toBe(first)
  expect(paymentDates(loan(1), 1)).not.toBe(second)
})

it('counts from the day on which it is owed', () => {
  const loan = { loan_payment_term: 'Monthly', drawdown_date: '2019-03-29', owed_on: '2024-08-30' } as const
  expect(paymentDates(loan, 2).slice(0, 3)).toEqual(['2024-08-30', '2024-09-30', '2024-10-30'])
})
