import { expect, it } from 'vitest'
import { describeNewerRents } from './describe-newer-rents.ts'
import { makeMarketRent } from './testing/make-market-rent.ts'

const SAVED = {
  market_lower_quartile: 468,
  market_upper_quartile: 600,
  market_period: '2025-07-01',
  house_condition: 50,
  market_indexed: true,
}

it.each([
  // The middle of 468 and 600 is 534, that of 564 and 679 621.5.
  ['other quartiles', { lower_quartile: 564, upper_quartile: 679 }, 'Newer rents: $622 instead of $534.'],
  [
    'another quarter',
    { lower_quartile: 468, upper_quartile: 600, period: '2025-10-01' },
    'Newer rents: $534 as before.',
  ],
  ['the figures that it was made with', { lower_quartile: 468, upper_quartile: 600 }, ''],
])('tells of %s', (_, estimate, text) => {
  expect(describeNewerRents(SAVED, makeMarketRent(estimate))).toBe(text)
})

it('has nothing to tell without a market rent', () => {
  expect(describeNewerRents({ ...SAVED, market_upper_quartile: null }, makeMarketRent())).toBe('')
})

it('compares with the figures of the same choice, with or without the step by the region’s rents', () => {
  const before_index = {
    lower_quartile: 550,
    median: 600,
    upper_quartile: 660,
    interval_80: [570, 640],
    confidence: 'High',
  } as const
  const estimate = makeMarketRent({ lower_quartile: 564, upper_quartile: 679, before_index })
  const unindexed = { ...SAVED, market_indexed: false }
  expect(describeNewerRents(unindexed, estimate)).toBe('Newer rents: $605 instead of $534.')
  // Estimates stored on a device have no figures without the step.
  const { before_index: _, ...stored } = estimate
  expect(describeNewerRents(unindexed, stored)).toBe('')
})
