import { expect, it } from 'vitest'
import { describeDiscount } from './check-coupon.ts'

const off = { percentOff: null, amountOff: null, months: null }

it.each([
  [{ ...off, percentOff: 100, duration: 'once' }, '100% off your first month'],
  [{ ...off, percentOff: 50, duration: 'repeating', months: 6 }, '50% off for 6 months'],
  [{ ...off, percentOff: 50, duration: 'repeating', months: 1 }, '50% off for 1 month'],
  [{ ...off, percentOff: 12.5, duration: 'forever' }, '12.5% off every month'],
  [{ ...off, amountOff: 1, duration: 'forever' }, '$1.00 off every month'],
  [{ ...off, amountOff: 4.99, duration: 'once' }, '$4.99 off your first month'],
  [{ ...off, amountOff: 2.5, duration: 'repeating', months: 3 }, '$2.50 off for 3 months'],
] as const)('%o', (discount, words) => expect(describeDiscount(discount)).toBe(words))
