import { expect, it } from 'vitest'
import { NOTHING_GIVEN } from '../calculation/fields.ts'
import { describeRentConfidence, labelRentConfidence, nameRentConfidence, storedConfidence } from './rent-confidence.ts'
import { takeMarketRent, withoutMarketRent } from './rent-transitions.ts'
import { makeMarketRent } from './testing/make-market-rent.ts'

// Te Kūiti West, House 4, of the golden cases.
const TE_KUITI = makeMarketRent({
  number_of_bedrooms: 4,
  lower_quartile: 654,
  median: 707,
  upper_quartile: 756,
  interval_80: [528, 947],
  confidence: 'Low',
  level: 'region',
})
const HOME = { ...NOTHING_GIVEN, property: 'x', number_of_bedrooms: 4 }
const SAVED = takeMarketRent(HOME, [TE_KUITI])
const OLDER = { ...SAVED, market_confidence: null, market_interval_lower: null, market_interval_upper: null }
// What the same kind of home rents for after another import.
const NEWER = makeMarketRent({ number_of_bedrooms: 4, lower_quartile: 680, upper_quartile: 790 })

it('is saved with the rent, and goes with it', () => {
  expect(SAVED).toMatchObject({ market_confidence: 'Low', market_interval_lower: 528, market_interval_upper: 947 })
  expect(withoutMarketRent(SAVED)).toMatchObject({
    market_confidence: null,
    market_interval_lower: null,
    market_interval_upper: null,
  })
})

it.each([
  ['the estimate of today', OLDER, TE_KUITI, 'Low confidence. Area median likely $528–947.', 'Low confidence'],
  ['no estimate', SAVED, null, 'Low confidence. Area median likely $528–947.', 'Low confidence'],
  ['a newer estimate', SAVED, NEWER, 'Low confidence. Area median likely $528–947.', 'Low confidence'],
  ['a newer estimate and nothing saved', OLDER, NEWER, 'Confidence not known.', 'Confidence not known'],
])('is that of the saved figures with %s', (_, saved, estimate, sentence, words) => {
  expect(describeRentConfidence(saved, 'market', estimate)).toBe(sentence)
  expect(nameRentConfidence(saved, 'market', estimate)).toBe(words)
})

it.each(['typed', 'range'] as const)('says nothing of a rent of one’s own: %s', (source) => {
  expect(describeRentConfidence(SAVED, source, TE_KUITI)).toBe('')
  expect(nameRentConfidence(SAVED, source, TE_KUITI)).toBe('')
  expect(labelRentConfidence(SAVED, source)).toBe('')
})

it('is never silent in a list', () => {
  expect(labelRentConfidence(SAVED, 'market')).toBe('Low confidence, area median $528–947')
  expect(labelRentConfidence(OLDER, 'market')).toBe('Confidence not known')
})

it('is stored whole and with its market rent, or not at all', () => {
  const nothing = { market_confidence: null, market_interval_lower: null, market_interval_upper: null }
  expect(storedConfidence(SAVED)).toEqual({
    market_confidence: 'Low',
    market_interval_lower: 528,
    market_interval_upper: 947,
  })
  expect(storedConfidence({ ...SAVED, market_interval_upper: null })).toEqual(nothing)
  expect(storedConfidence({ ...SAVED, market_lower_quartile: null })).toEqual(nothing)
})
