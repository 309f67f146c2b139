import { describe, expect, it } from 'vitest'
import { aWeek, aYear, yearToWeek } from '../../money/money.ts'
import { breakEvenRent } from '../stress/break-even-rent.ts'
import { G, goldenDeal, goldenDealFrom, PROFITABLE } from '../testing/golden-deal.ts'
import { missing } from '../testing/golden-targets.ts'
import { depositForLvr, depositForWeeklyCashFlow, mostOwed } from './solve-deposit.ts'
import { priceForGrossYield, priceForNetYield, priceForWeeklyCashFlow } from './solve-price.ts'
import { rentForGrossYield, rentForNetYield } from './solve-rent.ts'
import { withPrice } from '../deal/with-price.ts'

const golden = goldenDeal(G)
const interestOnly = goldenDeal({ ...G, repayment_type: 'Interest only' })
const near = (value: number) => ({ value: expect.closeTo(value, 2) })

describe('the golden case', () => {
  it('has the answers of the method', () => {
    expect(priceForGrossYield(golden, 5)).toEqual(near(660_400))
    expect(priceForNetYield(golden, 1)).toEqual(near(438_838.66))
    expect(priceForNetYield(interestOnly, 0)).toEqual(near(505_027.73))
    expect(priceForNetYield(PROFITABLE, 9)).toEqual(near(228_931.11))
    expect(priceForWeeklyCashFlow(golden, aWeek(0))).toEqual(near(457_102.64))
    expect(priceForWeeklyCashFlow(golden, aWeek(-200), 'deposit_pct')).toEqual(near(530_532.75))
    expect(depositForWeeklyCashFlow(golden, aWeek(0))).toEqual(near(562_897.36))
    expect(depositForWeeklyCashFlow(PROFITABLE, aWeek(-1000))).toEqual({ value: 0 })
    expect(depositForLvr(850_000, 70)).toBeCloseTo(255_000, 6)
    expect(rentForGrossYield(golden, 4.5)).toEqual(near(735.58))
    expect(rentForNetYield(golden, 3)).toEqual(near(1680.51))
    expect(breakEvenRent(golden, aWeek(0))).toEqual(near(1287.82))
  })

  it('makes $418 a week without a loan, and no more', () => {
    const none = { reason: 'no_answer', message: 'Even without a loan it makes $418 a week.' }
    expect(depositForWeeklyCashFlow(golden, aWeek(500))).toEqual(none)
    expect(priceForWeeklyCashFlow(golden, aWeek(500))).toEqual(none)
  })
})

describe('where there is no answer', () => {
  const none = { reason: 'no_answer', message: 'No price gives that.' }

  it('says so', () => {
    expect(priceForGrossYield(golden, 0)).toEqual(none)
    expect(priceForGrossYield(golden, -1)).toEqual(none)
    expect(priceForNetYield(golden, -20)).toEqual(none)
    // More than the deposit at no interest, less than nothing below it.
    expect(priceForNetYield({ ...golden, weeklyRent: aWeek(0) }, 5)).toEqual(none)
    expect(priceForWeeklyCashFlow({ ...golden, price: 0 }, aWeek(0), 'deposit_pct')).toEqual(none)
    expect(priceForWeeklyCashFlow({ ...golden, deposit: 850_000 }, aWeek(0), 'deposit_pct')).toEqual(none)
    expect(rentForNetYield({ ...golden, feeShare: 1 }, 3)).toMatchObject({ reason: 'no_answer' })
    expect(rentForNetYield({ ...golden, feeShare: 1, vacancyWeeks: 0 }, 3)).toMatchObject({ reason: 'no_answer' })
  })

  it('needs no repayment for any loan', () => {
    const free = goldenDeal({ ...G, interest_rate: 0, repayment_type: 'Interest only' })
    expect(depositForWeeklyCashFlow(free, aWeek(0))).toEqual({ value: 0 })
    expect(priceForWeeklyCashFlow(free, aWeek(0))).toEqual(none)
  })

  it('takes exactly what is left', () => {
    const all = { ...golden, fixedCosts: aYear(0), feeShare: 0, vacancyWeeks: 0 }
    expect(priceForWeeklyCashFlow(all, aWeek(635))).toEqual({ value: 170_000 })
    expect(depositForWeeklyCashFlow(all, aWeek(635))).toEqual({ value: 850_000 })
    expect(priceForGrossYield({ weeklyRent: aWeek(0) }, 5)).toEqual(missing('a rent'))
  })

  it('needs no rent below 0', () => {
    expect(rentForGrossYield(golden, -5)).toEqual({ value: 0 })
    expect(rentForNetYield(golden, -50)).toEqual({ value: 0 })
  })
})

it('leaves the interest out when it does not count', () => {
  // 5200 × 635 less 100 × 11,276.70, / 3
  expect(priceForNetYield({ ...golden, countsInterest: false }, 3)).toEqual(near(724_776.67))
  // (3 × 8,500 + 7,200) / 45.58
  expect(rentForNetYield({ ...golden, countsInterest: false }, 3)).toEqual(near(717.42))
})

it('borrows nothing where the deposit is the larger', () => {
  expect(withPrice(golden, 100_000, 170_000).loans).toMatchObject([{ balance: 0, payment: 0 }])
  expect(withPrice(golden, 510_000, 170_000).loans[0]?.balance).toBeCloseTo(340_000, 6)
  // (3 × 8,500 + 7,200) / 45.58
  expect(rentForNetYield(withPrice(golden, 850_000, 900_000), 3)).toEqual(near(717.42))
})

describe('interest-only loans with an offset', () => {
  const half = { ...G, amount: 340_000, interest_rate: 6, repayment_type: 'Interest only' } as const
  const offset = goldenDeal({ ...half, offset_balance: 100_000 }, half)

  it('cost nothing of what the offset covers', () => {
    // 6 % of x less half of 6,000: (21,743.30 + 6,000) / 0.06 = 462,388.33
    expect(depositForWeeklyCashFlow(offset, aWeek(0))).toEqual(near(850_000 - 462_388.33))
    expect(priceForWeeklyCashFlow(offset, aWeek(0))).toEqual(near(170_000 + 462_388.33))
    // 2,600 a year left: less than the offset covers of its half, so the other costs alone: 2 × 2,600 / 0.06.
    expect(priceForWeeklyCashFlow(offset, yearToWeek(aYear(21_743.3 - 2600)))).toEqual(near(170_000 + 86_666.67))
    // Nothing left: both halves are offset.
    const covered = goldenDeal({ ...half, offset_balance: 100_000 }, { ...half, offset_balance: 50_000 })
    expect(
      priceForWeeklyCashFlow({ ...covered, fixedCosts: aYear(0), feeShare: 0, vacancyWeeks: 0 }, aWeek(635)),
    ).toEqual(near(170_000 + 100_000))
  })

  it('leave the interest out of the yield in the same way', () => {
    // 0.01 P = 21,743.30 + 6,000 − 0.06 (P − 170,000)
    expect(priceForNetYield(offset, 1)).toEqual(near((27_743.3 + 10_200) / 0.07))
    // (3 × 8,500 + 7,200 + 40,800 − 6,000) / 45.58
    expect(rentForNetYield(offset, 3)).toEqual(near(1480.91))
    // Below the deposit nothing is borrowed: 21,743.30 / 0.15
    expect(priceForNetYield(offset, 15)).toEqual(near(144_955.33))
  })

  it('have a price for a yield below 0 only where they cover it', () => {
    const none = { reason: 'no_answer', message: 'No price gives that.' }
    expect(priceForNetYield(offset, -6)).toEqual(none)
    // −0.04 P = 27,743.30 − 0.06 (P − 170,000)
    expect(priceForNetYield(offset, -4)).toEqual(near((27_743.3 + 10_200) / 0.02))
    // Costs without rent: only where the first 100,000 cost nothing, −0.02 P = −5,000 − 0.03 (P − 270,000).
    const offsets = goldenDeal({ ...half, offset_balance: 100_000 }, { ...half, offset_balance: 50_000 })
    const costly = { ...offsets, weeklyRent: aWeek(0), fixedCosts: aYear(5000) }
    expect(priceForNetYield(costly, -2)).toEqual(near(310_000))
    expect(priceForNetYield({ ...costly, fixedCosts: aYear(50_000) }, -2)).toEqual(none)
  })
})

describe('a settled home', () => {
  // A quarter of the golden loan's term has passed.
  const settled = goldenDealFrom({ start: '2034-06-01', settled: true }, G)
  const owed = settled.loans[0]?.balance ?? 0

  it('owes what is left, whose payments in force scale', () => {
    // 51,498.72 of payments a year of what is owed.
    const most = (21_743.3 * owed) / (26 * 1980.72)
    expect(settled.deposit).toBeCloseTo(850_000 - owed, 2)
    expect(depositForWeeklyCashFlow(settled, aWeek(0))).toEqual(near(850_000 - most))
    expect(priceForWeeklyCashFlow(settled, aWeek(0))).toEqual(near(850_000 - owed + most))
    expect(mostOwed(850_000, 562_898)).toBe(287_102)
    expect(mostOwed(850_000.5, 900_000)).toBe(0)
  })

  it('needs a price for what is of the price', () => {
    const unpriced = { ...settled, price: null, deposit: null, value: null }
    for (const solve of [
      priceForNetYield,
      priceForWeeklyCashFlow,
      rentForGrossYield,
      rentForNetYield,
      depositForWeeklyCashFlow,
    ])
      expect(solve(unpriced, aWeek(0))).toEqual(missing('a purchase price'))
    expect(priceForGrossYield(unpriced, 5)).toEqual({ value: 660_400 })
    expect(breakEvenRent(unpriced, aWeek(0))).toHaveProperty('value')
  })

  it('has no price below 0 where more is owed than was paid', () => {
    // 680,000 owed of 100,000: D = −580,000.
    const offset = { ...G, offset_balance: 25_000 }
    const owing = {
      ...goldenDealFrom({ start: '2026-12-02', settled: true }, offset),
      price: 100_000,
      deposit: -580_000,
    }
    expect(priceForNetYield(owing, 5)).toMatchObject({ reason: 'no_answer' })
  })
})

it('computes a deposit in exact cents', () => {
  // 1,914,086 × 3.25 % is 62,207.795.
  expect(depositForLvr(1_914_086, 96.75)).toBe(62_207.8)
})
