import { describe, expect, it } from 'vitest'
import type { Deal } from '../analysis/deal/deal.ts'
import { A, B, C, G, goldenDeal, goldenDealFrom, HALF } from '../analysis/testing/golden-deal.ts'
import { owedOn, paymentsOfYear } from './loan-now.ts'
import { nextChange } from './next-change.ts'
import { sumLoansNow } from './sum-loans-now.ts'

// Reference cases, as at 26 November 2026.
const AS_AT = { start: '2026-11-26', settled: true }
const RUNS_OUT = {
  ...G,
  amount: 350_000,
  interest_rate: 6.85,
  fixed_until: '2026-11-20',
  rate_after: 5.35,
  loan_payment_term: 'Monthly',
  term_months: 330,
  drawdown_date: '2023-11-30',
} as const
const REVOLVING = {
  ...RUNS_OUT,
  name: 'Revolving',
  amount: 150_000,
  interest_rate: 7.2,
  fixed_until: null,
  repayment_type: 'Interest only',
  term_months: 120,
  offset_balance: 30_000,
} as const
const OWED = { ...G, amount: 412_350.77, interest_rate: 5.49, term_months: 293, owed_on: '2026-11-26' }

describe('the loans now', () => {
  it('are at the rate after a fixed term that has ended', () => {
    const half = { balance: 313_269.91, rate: 6.9, payment: 1010.38, payments_left: 653, interest_only: false }
    expect(sumLoansNow(goldenDealFrom(AS_AT, HALF, HALF).loans, 905_000)).toEqual({
      loans: [
        { name: 'All', ...half },
        { name: 'All', ...half },
      ],
      debt: 626_539.82,
      weekly_payment: 1010.38,
      weighted_rate: 6.9,
      value: 905_000,
      equity: 278_460.18,
      lvr: 69.23,
    })
  })

  it('keep a fixed rate until the running period ends', () => {
    expect(sumLoansNow(goldenDealFrom(AS_AT, RUNS_OUT, REVOLVING).loans, 655_000)).toMatchObject({
      loans: [
        { balance: 336_079.74, rate: 6.85, payment: 2358.36, payments_left: 295 },
        { balance: 150_000, rate: 7.2, payment: 720, payments_left: 85, interest_only: true },
      ],
      weekly_payment: 710.39,
      weighted_rate: 6.96,
    })
  })

  it('leave a repaid loan out, and count one that is not drawn yet', () => {
    const repaid = { ...G, amount: 20_000, term_months: 36, drawdown_date: '2023-05-18' }
    const later = { ...G, name: 'Later', drawdown_date: '2027-02-01' }
    expect(sumLoansNow(goldenDealFrom(AS_AT, repaid, later).loans, null)).toMatchObject({
      loans: [{ name: 'Later', balance: 680_000, payments_left: 780 }],
      debt: 680_000,
      equity: null,
      lvr: null,
    })
    expect(sumLoansNow([], 1000)).toMatchObject({ loans: [], debt: 0, weighted_rate: null, equity: 1000, lvr: 0 })
  })

  it('count what is owed from its day', () => {
    const [owed] = goldenDealFrom(AS_AT, OWED).loans
    expect(owed).toMatchObject({ balance: 412_350.77, payment: 1179.8, payments_left: 635 })
  })

  it('need no term for interest only', () => {
    const [now] = goldenDealFrom(AS_AT, { ...REVOLVING, term_months: null }).loans
    expect(now).toMatchObject({ payment: 720, payments_left: null, interest_only: true })
  })
})

describe('the payments that follow', () => {
  const [half] = goldenDealFrom(AS_AT, HALF).loans
  const [golden] = goldenDeal(G).loans

  it('are those of a year from the start, fewer in the last', () => {
    const days = (year: number) => half && paymentsOfYear(half, year).map(({ date }) => date)
    // The 128th to the 153rd of 780.
    expect([days(0)?.length, days(0)?.[0], days(0)?.at(-1)]).toEqual([26, '2026-12-07', '2027-11-22'])
    expect(days(1)?.[0]).toBe('2027-12-06')
    expect(days(25)).toEqual(['2051-11-06', '2051-11-20', '2051-12-04'])
    expect(days(26)).toEqual([])
  })

  it('lower what is owed from their days on', () => {
    expect(golden && owedOn(golden, '2026-12-14')).toBe(680_000)
    // 680,000 + 1,697.38 − 1,980.72
    expect(golden && owedOn(golden, '2026-12-15')).toBe(679_716.66)
    expect(half && owedOn(half, '2026-12-06')).toBe(313_269.91)
    expect(half && owedOn(half, '2026-12-21')).toBe(312_911.42)
    expect(half && owedOn(half, '2060-01-01')).toBe(0)
  })
})

describe('the next change', () => {
  const changeOf = ({ loans, start }: Deal) => nextChange(loans, start)

  it('is the first that changes a payment', () => {
    expect(changeOf(goldenDeal(A, B, C))).toEqual({
      date: '2027-12-14',
      changes: [{ name: 'Fixed 1 year', because: 'fixed_rate_ends', payment_before: 793.8, payment_after: 887.08 }],
      weekly_step: 46.64,
    })
  })

  it('may lower a payment', () => {
    expect(changeOf(goldenDealFrom(AS_AT, RUNS_OUT, REVOLVING))).toMatchObject({
      date: '2026-11-30',
      changes: [{ payment_before: 2358.36, payment_after: 2050.99 }],
      weekly_step: -70.93,
    })
  })

  it('is the end of a loan, without its adjusted last payment', () => {
    const short = { ...G, amount: 50_000, interest_rate: 6.5, loan_payment_term: 'Monthly', term_months: 6 } as const
    expect(changeOf(goldenDeal(short, { ...G, amount: 630_000 }))).toMatchObject({
      date: '2027-06-01',
      changes: [{ because: 'loan_repaid', payment_before: 8492.03, payment_after: 0 }],
      weekly_step: -1959.7,
    })
  })

  it('names loans of the same day together', () => {
    const interestFirst = { ...G, interest_only_months: 12, loan_payment_term: 'Monthly' } as const
    const change = changeOf(goldenDeal(interestFirst, { ...interestFirst, name: 'Other' }))
    expect(change?.changes.map(({ name, because }) => [name, because])).toEqual([
      ['All', 'interest_only_ends'],
      ['Other', 'interest_only_ends'],
    ])
  })

  it('is after the start, also of a loan drawn before the settlement, whose first payment counts until then', () => {
    const early = { ...HALF, name: 'Early', repayment_type: 'Interest only', interest_only_months: 72 } as const
    const settling = { start: '2026-12-01', settled: false }
    // 156 fortnights of interest only after 10 January 2022; 340,000 × 2.99 % / 26 = 391.
    expect(changeOf(goldenDealFrom(settling, early))).toMatchObject({
      date: '2028-01-03',
      changes: [{ because: 'interest_only_ends', payment_before: 391 }],
    })
    expect(changeOf(goldenDealFrom(settling, { ...HALF, term_months: 36 }))).toBeNull()
  })

  it('does not exist where an offset leaves nothing to pay until the loan ends', () => {
    expect(changeOf(goldenDealFrom(AS_AT, { ...REVOLVING, offset_balance: 150_000 }))).toBeNull()
  })

  it('is the end of a fixed rate also of interest only that has no term', () => {
    const fixed = { ...REVOLVING, term_months: null, fixed_until: '2027-01-01', rate_after: 9 }
    // 120,000 without what is offset: 7.2 % and 9 % of it a month.
    expect(changeOf(goldenDealFrom(AS_AT, fixed))?.changes).toMatchObject([
      { because: 'fixed_rate_ends', payment_before: 720, payment_after: 900 },
    ])
  })

  it('does not exist when nothing is owed, or an interest-only loan has no term', () => {
    expect(nextChange([], AS_AT.start)).toBeNull()
    expect(changeOf(goldenDealFrom(AS_AT, { ...REVOLVING, term_months: null }))).toBeNull()
  })
})
