import { describe, expect, it } from 'vitest'
import { A, B, C, G, goldenDeal } from '../analysis/testing/golden-deal.ts'
import { buildLoanSchedule } from './build-loan-schedule.ts'
import { loanBalanceOn } from './testing/loan-balance-on.ts'
import { loanSchedule } from './loan-schedule.ts'
import { loanYears } from './loan-years.ts'

// The loans of docs/method/loans.md, "Worked example": first and last repayment, their number, and year 1.
describe.each([
  ['G', G, 198_072, 198_902, 780, '2056-10-24', 86_496_990, [4_389_749, 760_123, 67_239_877]],
  ['A', A, 79_380, 88_127, 780, '2056-10-24', 34_939_803, [1_514_840, 549_040, 33_450_960]],
  ['B', B, 99_800, 151_710, 360, '2056-12-01', 27_841_944, [1_197_600, 0, 24_000_000]],
  ['C', C, 13_516, 5207, 1050, '2047-01-15', 4_183_491, [426_483, 276_349, 9_723_651]],
] as const)('loan %s', (_, loan, first, last, number, date, interest, year) => {
  it('has the repayments of the method', () => {
    const schedule = buildLoanSchedule(loan)
    expect(schedule[0]?.payment).toBe(first)
    expect(schedule).toHaveLength(number)
    expect(schedule.at(-1)).toMatchObject({ payment: last, date, balance: 0 })
    expect(schedule.reduce((sum, row) => sum + row.interest, 0)).toBe(interest)
    const [one] = loanYears(goldenDeal(loan).loans, 1)
    expect([one?.interest, one?.principal, one?.balance]).toEqual(year)
    expect(one?.payment).toBe(year[0] + year[1])
  })
})

it('changes the repayment with the rate and at the end of interest only', () => {
  const [a, b] = [buildLoanSchedule(A), buildLoanSchedule(B)]
  expect(a[26]).toMatchObject({ date: '2027-12-14', rate: 4.49, payment: 79_380 })
  expect(a[27]).toMatchObject({ date: '2027-12-28', rate: 5.49, payment: 88_708 })
  expect(b[35]).toMatchObject({ date: '2029-12-01', payment: 99_800 })
  expect(b[36]).toMatchObject({ date: '2030-01-01', payment: 115_800 })
  expect(b[60]).toMatchObject({ date: '2032-01-01', payment: 151_566 })
})

it('keeps the rate when none is given for after the fixed term', () => {
  expect(loanSchedule({ ...A, rate_after: null })[27]).toMatchObject({ rate: 4.49, payment: 79_380 })
})

it('pays interest only until the amount is due', () => {
  const loan = { ...G, amount: 250_000, interest_rate: 5.5, repayment_type: 'Interest only' } as const
  const schedule = loanSchedule({ ...loan, loan_payment_term: 'Monthly', term_months: 120 })
  expect(schedule[0]?.payment).toBe(114_583)
  expect(schedule.at(-1)?.payment).toBe(25_114_583)
})

it('counts months from the first day, also after a short month', () => {
  const loan = { ...G, amount: 80_000, interest_rate: 7.25, term_months: 7, drawdown_date: '2027-01-31' }
  const schedule = loanSchedule({ ...loan, loan_payment_term: 'Monthly' })
  expect(schedule.map(({ date }) => date).slice(0, 3)).toEqual(['2027-02-28', '2027-03-31', '2027-04-30'])
  expect(schedule.at(-1)).toMatchObject({ payment: 1_170_639, date: '2027-08-31' })
})

it('repays without interest, and yearly', () => {
  const free = loanSchedule({ ...G, amount: 300_000, interest_rate: 0, loan_payment_term: 'Weekly', term_months: 240 })
  expect([free[0]?.payment, free.at(-1)?.payment, free.length]).toEqual([28_846, 29_006, 1040])
  const yearly = { ...G, amount: 123_456.78, interest_rate: 6.125, term_months: 300 }
  expect(loanSchedule({ ...yearly, loan_payment_term: 'Yearly' }).at(-1)).toMatchObject({
    payment: 977_241,
    date: '2051-12-01',
  })
})

it('pays no interest while the offset is larger than the loan', () => {
  expect(loanSchedule({ ...G, offset_balance: 700_000 })[0]).toMatchObject({ interest: 0, payment: 198_072 })
})

it('has no repayment without a term or an amount', () => {
  expect(buildLoanSchedule({ ...G, term_months: null })).toEqual([])
  expect(loanSchedule({ ...G, amount: 0 })).toEqual([])
})

it('pays interest for a hundred years where interest only has no end', () => {
  const schedule = loanSchedule({ ...G, repayment_type: 'Interest only', term_months: null })
  // 680,000 × 6.49 % ÷ 26.
  expect(schedule[0]).toMatchObject({ interest: 169_738, principal: 0, balance: 68_000_000 })
  expect(schedule[2598]).toMatchObject({ interest: 169_738, principal: 0, balance: 68_000_000 })
})

it('returns the stored schedule for the same loan under another name', () => {
  expect(loanSchedule({ ...G, name: 'Other' })).toBe(loanSchedule({ ...G }))
})

it('forgets what was not asked for lately', () => {
  const first = loanSchedule({ ...G })
  for (let months = 1; months <= 47; months += 1) loanSchedule({ ...G, term_months: months })
  expect(loanSchedule({ ...G })).toBe(first)
  for (let months = 1; months <= 48; months += 1) loanSchedule({ ...G, term_months: months })
  expect(loanSchedule({ ...G })).not.toBe(first)
  expect(loanSchedule({ ...G })).toEqual(first)
})

it('returns the stored schedule for the same object, however many others were asked for', () => {
  const loan = { ...G, amount: 1234 }
  const first = loanSchedule(loan)
  for (let months = 1; months <= 60; months += 1) loanSchedule({ ...G, term_months: months })
  expect(loanSchedule(loan)).toBe(first)
})

describe('what is owed on a day', () => {
  it.each([
    ['2026-11-30', 0, 0, 0],
    ['2026-12-01', 34_000_000, 0, 0],
    // 58,715 cents in 14 days
    ['2026-12-08', 34_000_000, 29_358, 0],
    ['2026-12-15', 33_979_335, 0, 58_715],
    ['2028-03-20', 33_320_047, 65_332, 1_995_555],
    ['2056-10-24', 0, 0, 34_939_803],
    ['2060-01-01', 0, 0, 34_939_803],
  ])('loan A on %s', (day, balance, accrued_interest, interest_to_date) => {
    expect(loanBalanceOn(A, day)).toEqual({ balance, accrued_interest, interest_to_date })
  })
})
