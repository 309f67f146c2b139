import { expect, it } from 'vitest'
import { findSavedEstimate } from './find-saved-estimate.ts'
import { makeMarketRent } from './testing/make-market-rent.ts'

const SAVED = { market_lower_quartile: 570, market_upper_quartile: 700, market_period: '2025-07-01' }
const BEFORE = {
  lower_quartile: 560,
  median: 629,
  upper_quartile: 688,
  interval_80: [600, 660],
  confidence: 'Medium',
} as const
const ESTIMATE = makeMarketRent({
  lower_quartile: 570,
  upper_quartile: 700,
  period: '2025-07-01',
  before_index: BEFORE,
})

it.each([
  [SAVED, ESTIMATE],
  [{ ...SAVED, market_lower_quartile: 571 }, null],
  [{ ...SAVED, market_upper_quartile: null }, null],
  [{ ...SAVED, market_period: '2025-04-01' }, null],
  [{ ...SAVED, market_period: null }, ESTIMATE],
  [
    { ...SAVED, market_lower_quartile: 560, market_upper_quartile: 688 },
    { ...ESTIMATE, ...BEFORE },
  ],
])('finds the estimate of July 2025 that a calculation was made with: %j', (saved, found) => {
  expect(findSavedEstimate(saved, ESTIMATE)).toEqual(found)
})

it('knows an estimate stored on a device as of the newest month only', () => {
  const { before_index: _, ...stored } = ESTIMATE
  expect(findSavedEstimate(SAVED, stored)).toEqual(stored)
  expect(findSavedEstimate({ ...SAVED, market_lower_quartile: 560, market_upper_quartile: 688 }, stored)).toBeNull()
})
