import { describe, expect, it } from 'vitest'
import { aWeek, aYear } from '../../money/money.ts'
import type { Loan } from '../../loans/loan.ts'
import { A, B, C, G, goldenDeal, goldenDealFrom, PROFITABLE } from '../testing/golden-deal.ts'
import { breakEvenRateShift } from './break-even-rate-shift.ts'
import { breakEvenRent } from './break-even-rent.ts'
import { interestOnlyEnd } from './interest-only-end.ts'
import { refix } from './refix.ts'
import { priceSensitivity, sensitivity } from './sensitivity.ts'
import { stressRow } from './stress-rows.ts'
import { vacancyWeeksToZero } from './vacancy-weeks-to-zero.ts'
import { weeklyCashFlowAt } from './weekly-cash-flow-at.ts'

const golden = goldenDeal(G)
const split = goldenDeal(A, B, C)

describe('cash each week', () => {
  it('is that of the method', () => {
    expect(weeklyCashFlowAt(golden, 0)).toBeCloseTo(-572.22, 2)
    expect(weeklyCashFlowAt(golden, 2.5)).toBeCloseTo(-842.87, 2)
  })

  it('counts GST on the fee, a typed vacancy and interest only', () => {
    // 33,020 × 8.5 % × 15 % / 52
    expect(weeklyCashFlowAt({ ...golden, feeShare: 0.085 * 1.15 }, 0)).toBeCloseTo(-572.22 - 8.1, 2)
    // 1,270 / 52 of empty weeks less, 2,600 / 52 typed
    expect(weeklyCashFlowAt({ ...golden, typedVacancy: aYear(2600) }, 0)).toBeCloseTo(-572.22 + 24.42 - 50, 2)
    // (21,743.30 − 44,132) / 52
    expect(weeklyCashFlowAt(goldenDeal({ ...G, repayment_type: 'Interest only', term_months: null }), 0)).toBeCloseTo(
      -430.55,
      2,
    )
  })
})

it('rounds a half of a cent by the decimal value', () => {
  const unborrowed = { ...golden, loans: [], weeklyRent: aWeek(1234), vacancyWeeks: 26.5, fixedCosts: aYear(22_192.02) }
  // 1,234 × 21.08 − 22,192.02 = 3,820.70; / 52 = 73.475
  expect(stressRow(unborrowed, 0)).toEqual({ weekly_cash_flow: 73.48, weekly_profit: 73.48 })
  const loan = { ...G, amount: 528_944, interest_rate: 9.0042, loan_payment_term: 'Weekly', term_months: 351 } as const
  const dear = { ...goldenDeal(loan), weeklyRent: aWeek(1363), fixedCosts: aYear(4680.36) }
  // 1,363 × 45.58 − 4,680.36 = 57,445.18, less 52 × 1,075.43 at 10.0042 %: 1,522.82; / 52 = 29.285
  expect(refix(dear, 1)).toMatchObject({ weekly_after: 1075.43, weekly_cash_flow_after: 29.29 })
  const monthly = { ...G, loan_payment_term: 'Monthly' } as const
  const half = { ...monthly, amount: 159_586, interest_rate: 6.36, interest_only_months: 4, offset_balance: 36_683 }
  const rest = { ...monthly, amount: 438_581, interest_rate: 1.6273, interest_only_months: 360 }
  const short = { ...goldenDeal(half, rest), weeklyRent: aWeek(782), feeShare: 0.17, fixedCosts: aYear(14_277.54) }
  // 782 × 41.16 − 14,277.54 = 17,909.58, less 12 × (753.81 + 960.24): −2,659.02; / 52 = −51.135
  expect(refix(short, 1)).toMatchObject({ weekly_after: 395.55, weekly_cash_flow_after: -51.14 })
})

describe('break-evens', () => {
  it('are those of the method', () => {
    expect(breakEvenRent(golden)).toEqual({ value: expect.closeTo(1287.82, 2) })
    expect(breakEvenRateShift(PROFITABLE)).toEqual({ value: expect.closeTo(4.39635, 6) })
    expect(vacancyWeeksToZero(PROFITABLE)).toEqual({ value: expect.closeTo(13.9023, 4) })
  })

  it('aim at a target', () => {
    // (7,200 + 51,498.81 + 5,200) / 45.58
    expect(breakEvenRent(golden, aWeek(100))).toEqual({ value: expect.closeTo(1401.9, 1) })
    expect(breakEvenRent(golden, aWeek(-2000))).toEqual({ value: 0 })
  })

  it('tell why there is none', () => {
    expect(breakEvenRent({ ...golden, feeShare: 1 })).toEqual({
      reason: 'no_answer',
      message: 'The fee and vacancy take all of any rent.',
    })
    expect(breakEvenRent({ ...golden, vacancyWeeks: 47.58 })).toMatchObject({ reason: 'no_answer' })
    expect(breakEvenRateShift(golden)).toEqual({
      reason: 'never_pays',
      message: 'No rate would make it pay: even with no interest it is short $18 a week.',
    })
    expect(breakEvenRateShift({ ...PROFITABLE, weeklyRent: aWeek(20_000) })).toEqual({
      reason: 'always_pays',
      message: 'It pays at any rate up to 100%.',
    })
    expect(vacancyWeeksToZero(golden)).toEqual({
      reason: 'already_short',
      message: 'It is short before a single empty week.',
    })
    expect(vacancyWeeksToZero({ ...golden, weeklyRent: aWeek(0) })).toEqual({
      reason: 'not_defined',
      message: 'Add a rent to see this.',
    })
  })

  it('know a home without a loan', () => {
    expect(breakEvenRateShift({ ...golden, loans: [] })).toMatchObject({ reason: 'always_pays' })
    expect(breakEvenRateShift({ ...golden, loans: [], weeklyRent: aWeek(0) })).toMatchObject({ reason: 'never_pays' })
    expect(vacancyWeeksToZero({ ...golden, loans: [], fixedCosts: aYear(0), feeShare: 0 })).toEqual({ value: 52 })
    expect(vacancyWeeksToZero({ ...golden, loans: [], fixedCosts: aYear(0), feeShare: 1 })).toEqual({ value: 0 })
  })

  it('do not call it no interest when only the lowest of several rates is 0', () => {
    const loanAt = (interest_rate: number) => ({ ...G, amount: 287_000, interest_rate })
    const at = (...rates: number[]) => goldenDeal(...rates.map(loanAt)).loans
    // Repayments of 287,000 in 30 years: 9,566.67 a year without interest, 10,855.35 at 0.86 %. (20,114 − 20,422.01) / 52
    const short = { ...golden, weeklyRent: aWeek(0), fixedCosts: aYear(-20_114), loans: at(5.75, 4.89) }
    expect(breakEvenRateShift(short)).toEqual({
      reason: 'never_pays',
      message: 'Even with every rate 4.89 points lower it is short $6 a week.',
    })
    // One rate in two loans: (18,821 − 19,133.33) / 52
    expect(breakEvenRateShift({ ...short, fixedCosts: aYear(-18_821), loans: at(4.89, 4.89) })).toEqual({
      reason: 'never_pays',
      message: 'No rate would make it pay: even with no interest it is short $6 a week.',
    })
    expect(breakEvenRateShift({ ...short, loans: at(5.75, 0) })).toMatchObject({
      message: expect.stringMatching(/^The lowest rate is 0% already, and it is short \$\d+ a week\.$/u) as string,
    })
    expect(breakEvenRateShift({ ...short, fixedCosts: aYear(-1_000_000), loans: at(5, 99) })).toEqual({
      reason: 'always_pays',
      message: 'It pays even with every rate 1 point higher.',
    })
  })

  it('leave a typed vacancy out of the empty weeks', () => {
    expect(vacancyWeeksToZero({ ...PROFITABLE, typedVacancy: aYear(9999) })).toEqual({
      value: expect.closeTo(13.9023, 4),
    })
  })

  it('keep the lowest and the highest rate between 0 and 100 %', () => {
    const small = { ...G, amount: 1000 }
    const { loans } = goldenDeal({ ...small, interest_rate: 1 }, { ...small, interest_rate: 50 })
    // It pays at 1 point less and not at 50 more.
    const deal = { ...golden, weeklyRent: aWeek(0), fixedCosts: aYear(-600), loans }
    const shift = breakEvenRateShift(deal)
    expect('value' in shift && shift.value).toBeGreaterThan(-1)
    expect('value' in shift && shift.value).toBeLessThan(50)
    // 1,510 a year at 50 points more, 523 at 1 less; beyond, it would pay, and would not.
    expect(breakEvenRateShift({ ...deal, fixedCosts: aYear(-1700) })).toMatchObject({ reason: 'always_pays' })
    expect(breakEvenRateShift({ ...deal, fixedCosts: aYear(-510) })).toMatchObject({ reason: 'never_pays' })
    expect(breakEvenRateShift({ ...deal, fixedCosts: aYear(-100_000) })).toMatchObject({ reason: 'always_pays' })
    expect(breakEvenRateShift({ ...deal, fixedCosts: aYear(0) })).toMatchObject({ reason: 'never_pays' })
  })
})

describe('the tables', () => {
  it('have the figures of the method', () => {
    expect(sensitivity(split)).toEqual([
      [-294, -400, -509, -621, -736],
      [-266, -372, -481, -593, -708],
      [-239, -344, -453, -566, -681],
      [-211, -316, -425, -538, -653],
      [-183, -289, -398, -510, -625],
    ])
  })

  it('offer no rate below 0', () => {
    expect(sensitivity(goldenDeal(A, { ...C, interest_rate: 0.99 }))[0]?.map((cell) => cell === null)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ])
    expect(sensitivity(goldenDeal({ ...C, interest_rate: 1 }))[0]?.[0]).not.toBeNull()
  })

  it('scale the loan with the price', () => {
    const known = priceSensitivity(golden)
    const table = 'value' in known ? known.value : []
    expect(table).toHaveLength(5)
    expect(table[2]).toEqual(sensitivity(golden)[2])
    // 10 % cheaper: 595,000 borrowed. (21,743.30 − 51,498.81 × 595 / 680) / 52
    expect(table[0]?.[1]).toBe(-448)
    // 10 % dearer: 765,000 borrowed.
    expect(table[4]?.[1]).toBe(-696)
  })
})

describe('refixing', () => {
  it('is that of the method', () => {
    expect(refix(split, 2)).toEqual({
      loans: [
        {
          name: 'Fixed 1 year',
          from_date: '2027-12-14',
          balance: 334_293.47,
          payment_before: 793.8,
          payment_after: 985.19,
          weekly_step: 95.7,
        },
        {
          name: 'Interest only 5 years',
          from_date: '2029-12-01',
          balance: 240_000,
          payment_before: 998,
          payment_after: 1398,
          weekly_step: 92.31,
        },
        {
          name: 'Floating, offset',
          from_date: '2026-12-01',
          balance: 100_000,
          payment_before: 135.16,
          payment_after: 165.86,
          weekly_step: 30.7,
        },
      ],
      weekly_before: 762.37,
      weekly_after: 981.07,
      weekly_cash_flow_after: -562.93,
      // (21,743.30 − interest of 21,570.88 + 16,776 + 5,733.51, less that of the offset) / 52
      weekly_profit_after: -429.56,
    })
  })

  it('leaves out a loan that is repaid before, and one that ends on its date', () => {
    const short = { ...A, term_months: 6 }
    expect(refix(goldenDeal(short, C), 1).loans.map(({ name }) => name)).toEqual(['Floating, offset'])
    const same = { ...B, interest_only_months: null, term_months: 36 }
    expect(refix(goldenDeal(same), 1)).toMatchObject({ loans: [], weekly_before: 0, weekly_after: 0 })
  })

  it('repays principal where interest only has ended', () => {
    const loan = { ...B, interest_only_months: 12, fixed_until: '2027-12-01', offset_balance: 1000 }
    const [at] = refix(goldenDeal(loan), 1).loans
    // Interest only of 239,000 before, 348 repayments after: 240,000 at 5.99 %.
    expect(at).toMatchObject({
      from_date: '2027-12-01',
      balance: 240_000,
      payment_before: 993.84,
      payment_after: 1455.28,
    })
  })

  it('compares with the repayment of the fixed term', () => {
    const loan = { ...B, interest_only_months: 12 }
    const [at] = refix(goldenDeal(loan), 0).loans
    // 240,000 at 4.99 % over 348 months, at the same rate after 36
    expect(at).toMatchObject({ from_date: '2029-12-01', payment_before: 1306.21, payment_after: 1306.21 })
  })

  it('counts the offset of interest only', () => {
    const [at] = refix(goldenDeal({ ...C, repayment_type: 'Interest only' }), 1).loans
    // 75,000 × 5.79 % / 52, and 6.79 %
    expect(at).toMatchObject({ payment_before: 83.51, payment_after: 97.93 })
  })
})

it('refixes a home that settled before from what is owed now', () => {
  // Reference case S20, its first and last loan.
  const fixed = {
    ...G,
    amount: 300_000,
    interest_rate: 5.89,
    fixed_until: '2027-05-18',
    rate_after: 6.2,
    drawdown_date: '2023-05-18',
  }
  const floating = {
    ...C,
    amount: 60_000,
    interest_rate: 6.74,
    drawdown_date: '2023-05-18',
    offset_balance: 15_000,
  }
  const deal = goldenDealFrom({ start: '2026-11-26', settled: true }, fixed, floating)
  expect(refix(deal, 1).loans).toEqual([
    {
      name: 'All',
      from_date: '2027-05-27',
      balance: 283_381.19,
      payment_before: 819.99,
      payment_after: 902.12,
      weekly_step: 41.07,
    },
    {
      name: 'Floating, offset',
      from_date: '2026-11-26',
      balance: 53_495.95,
      payment_before: 89.65,
      payment_after: 91.44,
      weekly_step: 1.79,
    },
  ])
})

describe('the end of interest only', () => {
  const endsOf = (loan: Loan, start = '2026-12-01', settled = start > '2026-12-01') => {
    const [now] = goldenDealFrom({ start, settled }, loan).loans
    return now && interestOnlyEnd(now, start)
  }

  it('is that of the method', () => {
    expect(endsOf(B)).toEqual({
      name: 'Interest only 5 years',
      ends: '2031-12-01',
      balance: 240_000,
      payment_before: 1158,
      payment_after: 1515.66,
      weekly_step: 82.54,
    })
  })

  it('does not exist without interest only, or for the whole term', () => {
    expect(endsOf(G)).toBeNull()
    expect(endsOf({ ...G, repayment_type: 'Interest only' })).toBeNull()
  })

  it('does not exist once it is over', () => {
    expect(endsOf(B, '2031-11-30')).toMatchObject({ ends: '2031-12-01' })
    expect(endsOf(B, '2031-12-01')).toBeNull()
  })

  it('does not exist before the start of a home that is not settled, of a loan drawn before', () => {
    expect(endsOf(B, '2031-11-30', false)).toMatchObject({ ends: '2031-12-01' })
    expect(endsOf(B, '2031-12-01', false)).toBeNull()
  })
})
