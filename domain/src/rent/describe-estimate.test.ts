import { describe, expect, it } from 'vitest'
import { describeConfidenceShortly, nameConfidence } from './confidence-text.ts'
import {
  describeConfidence,
  describeGap,
  describeIndexStep,
  describeLevel,
  describeOrder,
  describeRestsOn,
  describeSetAside,
} from './describe-estimate.ts'
import type { MarketRentEntry } from './market-rent-entry.ts'
import { makeMarketRent } from './testing/make-market-rent.ts'

it('says how sure an estimate is, and from how many bonds', () => {
  const newtown = makeMarketRent({ median: 661, interval_80: [599, 728], confidence: 'Medium', bonds: 6 })
  expect(describeConfidence(newtown)).toBe(
    'Confidence: Medium. Likely within ±10\u00A0% of what such homes rent for here: 6 bonds of its own and what is known around it.',
  )
  expect(describeConfidence(makeMarketRent({ interval_80: [544, 919], confidence: 'Low', bonds: 0 }))).toBe(
    'Confidence: Low. Likely within ±26\u00A0% of what such homes rent for here: no bonds of its own, only what is known around it.',
  )
})

it.each([
  [6, 39, 'district', '6 bonds of its own, 39 of other sizes here and 402 in the district'],
  [0, 39, 'district', 'no bonds of its own, but 39 of other sizes here and 402 in the district'],
  [1, 0, 'region', '1 bond of its own and 402 in the region'],
  [0, 0, 'suburb_group', 'no bonds of its own, but 402 in Newtown'],
] as const)('says what it rests on: %d own, %d of other sizes, and the %s', (own, otherSizes, level, words) => {
  expect(describeRestsOn({ own, otherSizes, wider: { level, place: 'Newtown', bonds: 402 } })).toBe(words)
})

it('says that it rests on other sizes where nothing wider is known', () => {
  expect(describeRestsOn({ own: 6, otherSizes: 1039, wider: null })).toBe(
    '6 bonds of its own and 1,039 of other sizes here',
  )
})

it('says shortly how sure an estimate is, with the interval of the area’s median', () => {
  // Wānaka North and Te Kūiti West. Source: docs/method/market-rent.md, "Worked examples".
  const wanaka = makeMarketRent({ median: 876, interval_80: [841, 912] })
  const teKuiti = makeMarketRent({ median: 707, interval_80: [544, 919], confidence: 'Low' })
  expect(describeConfidenceShortly(wanaka)).toBe('High confidence. Area median likely $841–912.')
  expect(describeConfidenceShortly(teKuiti)).toBe('Low confidence. Area median likely $544–919.')
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

it('does not say that a suburb without bonds has some', () => {
  expect(describeLevel({ level: 'suburb_group', place: 'Newtown', bonds: 0 })).toBe(
    'No bonds of this kind in Newtown; from what is known around it.',
  )
})

describe('an estimate away from its own bonds', () => {
  const { evidence } = makeMarketRent()
  const bonds = (median: number, used = true) => ({ ...makeMarketRent({ median }), used })

  // Freemans Bay and Wānaka North, House 3, before the index. Source: docs/method/market-rent.md, "Worked examples".
  it.each([
    [
      1004,
      bonds(1050),
      'These bonds alone have a median of $1,050: the fewer they are, the more the homes around them count.',
    ],
    [861, bonds(850), ''],
    [661, bonds(550, false), ''],
    [661, null, ''],
  ])('of $%d', (median, own, sentence) => {
    expect(describeGap(makeMarketRent({ median, evidence: { ...evidence, own } }))).toBe(sentence)
  })

  it('names the lowest and highest median of a suburb’s areas', () => {
    const areas = [970, 945].map((median) => ({ place: 'Ponsonby', own: bonds(median) }))
    const sentence =
      'These bonds alone have medians of $945 to $970: the fewer they are, the more the homes around them count.'
    expect(describeGap(makeMarketRent({ median: 872, evidence: { ...evidence, areas } }))).toBe(sentence)
    expect(describeGap(makeMarketRent({ median: 920, evidence: { ...evidence, areas } }))).toBe('')
  })
})

// Source: docs/method/market-rent.md, "In words".
describe('bonds that contradict what is known around them', () => {
  const { evidence } = makeMarketRent()
  const own = (median: number) => ({ ...makeMarketRent({ median }), used: true })

  it('are said to be dearer or cheaper, and nothing else on the gap', () => {
    const takapuna = makeMarketRent({ median: 1047, conflict: 'dearer', evidence: { ...evidence, own: own(1313) } })
    expect(describeGap(takapuna)).toBe(
      'These bonds ($1,313) are dearer than what is known around them: the range is wider.',
    )
    const newtown = makeMarketRent({ median: 661, conflict: 'cheaper', evidence: { ...evidence, own: own(550) } })
    expect(describeGap(newtown)).toBe(
      'These bonds ($550) are cheaper than what is known around them: the range is wider. They count less: so low a median seldom lasts.',
    )
  })

  it('are only some of those of several areas', () => {
    const areas = [550, 690].map((median) => ({ place: 'Newtown', own: own(median) }))
    expect(describeGap(makeMarketRent({ conflict: 'cheaper', evidence: { ...evidence, areas } }))).toMatch(
      /^Some of these bonds \(\$550 to \$690\) are cheaper than what is known around them: /u,
    )
  })
})

it('says which numbers of bedrooms are shown alike', () => {
  // Symonds Street East. Source: docs/method/market-rent.md, "Worked examples".
  const alike = { dwelling: 'Apartment', lower_quartile: 473, median: 532, upper_quartile: 590 } as const
  const one = makeMarketRent({ dwelling: 'Apartment', number_of_bedrooms: 1, median: 402 })
  const [two, three, four] = [2, 3, 4].map((number_of_bedrooms) => makeMarketRent({ ...alike, number_of_bedrooms }))
  const house = makeMarketRent({ ...alike, dwelling: 'House', number_of_bedrooms: 2 })
  expect(describeOrder([one, two!, three!, house], two!)).toBe(
    'Two and three bedrooms are shown alike, as the bonds do not tell them apart.',
  )
  expect(describeOrder([one, two!, three!, four!], four!)).toMatch(/^Two, three and four bedrooms/u)
  expect(describeOrder([one, two!, three!], one)).toBe('')
})

it('says how far a figure was brought by the region’s rents, and what it was before', () => {
  const index = { factor: 1.0182, months: 10, from: '2025-09', to: '2026-07', region: 'Wellington Region' }
  const { before_index } = makeMarketRent({ lower_quartile: 554, median: 617, upper_quartile: 667 })
  const after = 'Before it: $554 to $667, median $617.'
  expect(describeIndexStep({ index, before_index })).toBe(
    `Brought from September 2025 to July 2026 with Wellington Region’s rents: +1.8\u00A0%. ${after}`,
  )
  expect(describeIndexStep({ index: { ...index, factor: 0.9749 }, before_index })).toContain('−2.5\u00A0%. Before')
  expect(describeIndexStep({ index: { ...index, months: 0 }, before_index })).toBe('')
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
