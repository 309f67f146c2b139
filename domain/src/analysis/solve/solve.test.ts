import { describe, expect, it } from 'vitest'
import { breakEvenRent } from '../stress/break-even-rent.ts'
import { G, goldenDeal, PROFITABLE } from '../testing/golden-deal.ts'
import { depositForLvr, depositForWeeklyCashFlow } from './solve-deposit.ts'
import { priceForGrossYield, priceForNetYield, priceForWeeklyCashFlow } from './solve-price.ts'
import { rentForGrossYield, rentForNetYield } from './solve-rent.ts'
import { withPrice } from './with-price.ts'

const golden = goldenDeal(G)
const interestOnly = goldenDeal({ ...G, repayment_type: 'Interest only' })
const near = (value: number) => ({ value: expect.closeTo(value, 2) })

describe('the golden case', () => {
  it('has the answers of the specification', () => {
    expect(priceForGrossYield(golden, 5)).toEqual(near(660_400))
    expect(priceForNetYield(golden, 1)).toEqual(near(438_838.66))
    expect(priceForNetYield(interestOnly, 0)).toEqual(near(505_027.73))
    expect(priceForNetYield(PROFITABLE, 9)).toEqual(near(228_931.11))
    expect(priceForWeeklyCashFlow(golden, 0)).toEqual(near(457_102.64))
    expect(priceForWeeklyCashFlow(golden, -200, 'deposit_pct')).toEqual(near(530_532.75))
    expect(depositForWeeklyCashFlow(golden, 0)).toEqual(near(562_897.36))
    expect(depositForWeeklyCashFlow(PROFITABLE, -1000)).toEqual({ value: 0 })
    expect(depositForLvr(850_000, 70)).toBeCloseTo(255_000, 6)
    expect(rentForGrossYield(golden, 4.5)).toEqual(near(735.58))
    expect(rentForNetYield(golden, 3)).toEqual(near(1680.51))
    expect(breakEvenRent(golden, 0)).toEqual(near(1287.82))
  })

  it('makes $418 a week without a loan, and no more', () => {
    const none = { reason: 'no_answer', message: 'Even without a loan it makes $418 a week.' }
    expect(depositForWeeklyCashFlow(golden, 500)).toEqual(none)
    expect(priceForWeeklyCashFlow(golden, 500)).toEqual(none)
  })
})

describe('where there is no answer', () => {
  const none = { reason: 'no_answer', message: 'No price gives that.' }

  it('says so', () => {
    expect(priceForGrossYield(golden, 0)).toEqual(none)
    expect(priceForGrossYield(golden, -1)).toEqual(none)
    expect(priceForNetYield(golden, -20)).toEqual(none)
    // More than the deposit at no interest, less than nothing below it.
    expect(priceForNetYield({ ...golden, weeklyRent: 0 }, 5)).toEqual(none)
    expect(priceForWeeklyCashFlow({ ...golden, price: 0 }, 0, 'deposit_pct')).toEqual(none)
    expect(priceForWeeklyCashFlow({ ...golden, deposit: 850_000 }, 0, 'deposit_pct')).toEqual(none)
    expect(rentForNetYield({ ...golden, feeShare: 1 }, 3)).toMatchObject({ reason: 'no_answer' })
    expect(rentForNetYield({ ...golden, feeShare: 1, vacancyWeeks: 0 }, 3)).toMatchObject({ reason: 'no_answer' })
  })

  it('needs no repayment for any loan', () => {
    const free = goldenDeal({ ...G, interest_rate: 0, repayment_type: 'Interest only' })
    expect(depositForWeeklyCashFlow(free, 0)).toEqual({ value: 0 })
    expect(priceForWeeklyCashFlow(free, 0)).toEqual(none)
  })

  it('takes exactly what is left', () => {
    const all = { ...golden, fixedCosts: 0, feeShare: 0, vacancyWeeks: 0 }
    expect(priceForWeeklyCashFlow(all, 635)).toEqual({ value: 170_000 })
    expect(depositForWeeklyCashFlow(all, 635)).toEqual({ value: 850_000 })
    // No rent and no cost: only nothing yields anything.
    expect(priceForGrossYield({ weeklyRent: 0 }, 5)).toEqual({ value: 0 })
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
  expect(withPrice(golden, 100_000, 170_000).loans).toEqual([{ ...G, amount: 0 }])
  expect(withPrice(golden, 510_000, 170_000).loans[0]?.amount).toBeCloseTo(340_000, 6)
  // (3 × 8,500 + 7,200) / 45.58
  expect(rentForNetYield({ ...golden, deposit: 900_000 }, 3)).toEqual(near(717.42))
})
