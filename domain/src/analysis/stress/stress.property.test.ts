import fc from 'fast-check'
import { expect, inject, it } from 'vitest'
import { aWeek } from '../../money/money.ts'
import type { Deal } from '../deal/deal.ts'
import { netOperatingIncome, yearlyShareOfRent } from '../deal/deal.ts'
import { depositForWeeklyCashFlow } from '../solve/solve-deposit.ts'
import { interestOf, priceForGrossYield, priceForNetYield, priceForWeeklyCashFlow } from '../solve/solve-price.ts'
import { rentForGrossYield, rentForNetYield } from '../solve/solve-rent.ts'
import { withPrice } from '../deal/with-price.ts'
import { anyDeal, oddNumbers } from '../testing/arbitrary-deal.ts'
import { breakEvenRateShift } from './break-even-rate-shift.ts'
import { breakEvenRent } from './break-even-rent.ts'
import { refix } from './refix.ts'
import { priceSensitivity, sensitivity } from './sensitivity.ts'
import { vacancyWeeksToZero } from './vacancy-weeks-to-zero.ts'
import { weeklyCashFlowAt } from './weekly-cash-flow-at.ts'
import { slowRuns } from '../testing/slow-runs.ts'

const numRuns = inject('propertyRuns')
const target = fc.integer({ min: -3000, max: 3000 }).map((cash) => aWeek(cash))

function expectNear(actual: number, wanted: number, size: number): void {
  expect(Math.abs(actual - wanted)).toBeLessThanOrEqual(1e-9 * Math.max(Math.abs(size), 1))
}

/** Every deal has a price, of which a part is not borrowed. */
function pricedOf({ price, deposit }: Deal): { price: number; deposit: number } {
  if (price === null || deposit === null) throw new Error('There is no price')
  return { price, deposit }
}

it('reaches the target with what it solves', () => {
  fc.assert(
    fc.property(anyDeal, target, (deal, cash) => {
      const paid = pricedOf(deal)
      const size = Math.abs(weeklyCashFlowAt(deal, 0)) + paid.price + deal.weeklyRent
      const rent = breakEvenRent(deal, cash)
      if ('value' in rent && rent.value > 0) {
        const reached = { ...deal, weeklyRent: rent.value }
        expectNear(weeklyCashFlowAt(reached, 0), cash, size + rent.value * 100)
      }
      const price = priceForWeeklyCashFlow(deal, cash)
      if ('value' in price) {
        expectNear(weeklyCashFlowAt(withPrice(deal, price.value, paid.deposit), 0), cash, size + price.value)
      }
      const scaled = priceForWeeklyCashFlow(deal, cash, 'deposit_pct')
      if ('value' in scaled) {
        const deposit = (paid.deposit / paid.price) * scaled.value
        expectNear(weeklyCashFlowAt(withPrice(deal, scaled.value, deposit), 0), cash, size + scaled.value)
      }
      const deposit = depositForWeeklyCashFlow(deal, cash)
      if ('value' in deposit && deposit.value > 0) {
        expectNear(weeklyCashFlowAt(withPrice(deal, paid.price, deposit.value), 0), cash, size)
      }
    }),
    { numRuns },
  )
})

it('reaches the net yield with the price and the rent that it solves', () => {
  fc.assert(
    fc.property(anyDeal, fc.integer({ min: -20, max: 30 }), (deal, wanted) => {
      const { price: paid, deposit } = pricedOf(deal)
      const netYield = (one: Deal, price: number) =>
        (netOperatingIncome(one) - interestOf(one, price - deposit)) * (100 / price)
      const price = priceForNetYield(deal, wanted)
      if ('value' in price && price.value >= 1) {
        expect(netYield(deal, price.value)).toBeCloseTo(wanted, 5)
        // No dearer home gives it.
        expect(netYield(deal, price.value * 1.001)).toBeLessThan(wanted)
      }
      const rent = rentForNetYield(deal, wanted)
      if ('value' in rent && rent.value > 0 && paid >= 1) {
        expect(netYield({ ...deal, weeklyRent: rent.value }, paid)).toBeCloseTo(wanted, 5)
      }
    }),
    { numRuns },
  )
})

it('brings less at higher rates and more at higher rents', () => {
  fc.assert(
    fc.property(anyDeal, fc.integer({ min: 0, max: 10 }), fc.integer({ min: 1, max: 500 }), (deal, shift, more) => {
      const today = weeklyCashFlowAt(deal, 0)
      expect(weeklyCashFlowAt(deal, shift)).toBeLessThanOrEqual(today + 1e-6)
      if (yearlyShareOfRent(deal) > 0) {
        expect(weeklyCashFlowAt({ ...deal, weeklyRent: aWeek(deal.weeklyRent + more) }, 0)).toBeGreaterThan(today)
      }
      const shiftToZero = breakEvenRateShift(deal)
      if ('value' in shiftToZero) {
        expect(weeklyCashFlowAt(deal, shiftToZero.value)).toBeGreaterThanOrEqual(0)
        expect(weeklyCashFlowAt(deal, shiftToZero.value + 1e-8)).toBeLessThan(1e-3)
      }
    }),
    { numRuns },
  )
})

it('has no NaN, Infinity or −0 anywhere', () => {
  fc.assert(
    fc.property(anyDeal, target, (deal, cash) => {
      const all = [
        weeklyCashFlowAt(deal, 0),
        breakEvenRent(deal, cash),
        breakEvenRateShift(deal, cash),
        vacancyWeeksToZero(deal),
        sensitivity(deal),
        priceSensitivity(deal),
        priceForGrossYield(deal, cash / 100),
        priceForNetYield(deal, cash / 100),
        priceForWeeklyCashFlow(deal, cash),
        priceForWeeklyCashFlow(deal, cash, 'deposit_pct'),
        rentForGrossYield(deal, cash / 100),
        rentForNetYield(deal, cash / 100),
        depositForWeeklyCashFlow(deal, cash),
      ]
      expect(oddNumbers(all)).toEqual([])
    }),
    { numRuns },
  )
  fc.assert(
    fc.property(anyDeal, fc.integer({ min: 0, max: 3 }), (deal, shift) => {
      expect(oddNumbers(refix(deal, shift))).toEqual([])
    }),
    { numRuns: slowRuns(20) },
  )
})
