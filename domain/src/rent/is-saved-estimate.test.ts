import { expect, it } from 'vitest'
import { isSavedEstimate } from './is-saved-estimate.ts'
import { makeMarketRent } from './testing/make-market-rent.ts'

const SAVED = { market_lower_quartile: 570, market_upper_quartile: 700, market_period: '2025-07-01' }

it.each([
  [SAVED, true],
  [{ ...SAVED, market_lower_quartile: 571 }, false],
  [{ ...SAVED, market_upper_quartile: null }, false],
  [{ ...SAVED, market_period: '2025-04-01' }, false],
  [{ ...SAVED, market_period: null }, true],
])('whether an estimate of July 2025 is what a calculation was made with: %j', (saved, same) => {
  const estimate = makeMarketRent({ lower_quartile: 570, upper_quartile: 700, period: '2025-07-01' })
  expect(isSavedEstimate(saved, estimate)).toBe(same)
})
