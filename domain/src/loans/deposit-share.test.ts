import { expect, it } from 'vitest'
import { depositOfShare, depositShare } from './deposit-share.ts'

it.each([
  [850_000, 20, 170_000],
  [799_999, 35, 279_999.65],
  [0.05, 10, 0.01],
])('%s at %s per cent is a deposit of %s', (price, percent, deposit) => {
  expect(depositOfShare(price, percent)).toBe(deposit)
})

it.each([
  [850_000, 170_000, 20],
  [400_000, 500_000, 125],
  [0, 100, null],
  [null, 100, null],
  [850_000, null, null],
])('of a price of %s, a deposit of %s is %s per cent', (price, deposit, percent) => {
  expect(depositShare(price, deposit)).toBe(percent)
})
