import { expect, it } from 'vitest'
import {
  describeConfidence,
  describeConfidenceShortly,
  describeLevel,
  describeSetAside,
  nameConfidence,
} from './describe-estimate.ts'
import type { MarketRentEntry } from './market-rent-entry.ts'
import { makeMarketRent } from './testing/make-market-rent.ts'

it('says how sure an estimate is, and from how many bonds', () => {
  const newtown = makeMarketRent({ median: 628, interval_80: [596, 661], bonds: 6 })
  expect(describeConfidence(newtown)).toBe(
    'Confidence: High. Likely within ±5 % of what such homes rent for here: 6 bonds of its own and what is known around it.',
  )
  expect(describeConfidence(makeMarketRent({ interval_80: [528, 947], confidence: 'Low', bonds: 0 }))).toBe(
    'Confidence: Low. Likely within ±29 % of what such homes rent for here: what is known around it.',
  )
})

it('says shortly how sure an estimate is, with the interval of the area’s median', () => {
  // Newtown North and Te Kūiti West. Source: rent estimate, section 11.
  const newtown = makeMarketRent({ median: 628, interval_80: [596, 661] })
  const teKuiti = makeMarketRent({ median: 707, interval_80: [528, 947], confidence: 'Low' })
  expect(describeConfidenceShortly(newtown)).toBe('High confidence. Area median likely $596–661.')
  expect(describeConfidenceShortly(teKuiti)).toBe('Low confidence. Area median likely $528–947.')
  expect(describeConfidenceShortly(makeMarketRent({ interval_80: [950, 1205] }))).toContain('$950–1,205.')
  expect(nameConfidence('Medium')).toBe('Medium confidence')
})

it.each<[MarketRentEntry['level'], string]>([
  ['area', 'From 6 bonds in Newtown North, drawn towards its surroundings.'],
  ['suburb_group', 'From 6 bonds in Newtown North, drawn towards its surroundings.'],
  [
    'area_other',
    'No bonds for this size here; from other homes in Newtown North and the usual difference between sizes.',
  ],
  ['nearby', 'From homes within a few kilometres.'],
  ['district', 'From Newtown North: take it as a first idea.'],
  ['region', 'From Newtown North: take it as a first idea.'],
  ['any_dwelling', 'Too few homes of this kind were let here, so homes of every type are counted.'],
])('says what an estimate of level %s comes from', (level, sentence) => {
  expect(describeLevel({ level, place: 'Newtown North', bonds: 6 })).toBe(sentence)
})

it('says which bonds were not used', () => {
  const own = { lower_quartile: 200, median: 200, upper_quartile: 200, bonds: 9, period: '2025-07-01' }
  const withOwn = (used: boolean) => {
    const { evidence } = makeMarketRent()
    return describeSetAside({ evidence: { ...evidence, own: { ...own, used } } })
  }
  expect(withOwn(false)).toBe('9 bonds at $200 were not used: they look like rooms let one by one or social rents.')
  expect(withOwn(true)).toBe('')
  expect(describeSetAside(makeMarketRent())).toBe('')
})
