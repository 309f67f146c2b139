import { expect, it } from 'vitest'
import type { MarketRentEntry } from './market-rent-entry.ts'
import { restsOn } from './rests-on.ts'
import { makeMarketRent } from './testing/make-market-rent.ts'

type Evidence = MarketRentEntry['evidence']
type OtherCell = Evidence['area_other'][number]

const { evidence: NONE } = makeMarketRent()
const FIGURES = { lower_quartile: 570, median: 640, upper_quartile: 700, period: '2025-07-01' }
const cellOf = (dwelling: OtherCell['dwelling'], number_of_bedrooms: number, bonds: number, used = true) => ({
  ...FIGURES,
  dwelling,
  number_of_bedrooms,
  bonds,
  used,
})
const DISTRICT = { ...FIGURES, level: 'district', place: 'Wellington City', bonds: 402 } as const
const REGION = { ...FIGURES, level: 'region', place: 'Wellington Region', bonds: 900 } as const
const restsOf = (evidence: Partial<Evidence>, bonds = 0) =>
  restsOn(makeMarketRent({ bonds, evidence: { ...NONE, ...evidence } }))

it('counts its own bonds, those of other sizes here, and those of the nearest wider area', () => {
  const area_other = [cellOf('House', 2, 12), cellOf('Apartment', 1, 27)]
  expect(restsOf({ area_other, district: DISTRICT, region: REGION }, 6)).toEqual({
    own: 6,
    otherSizes: 39,
    wider: { level: 'district', place: 'Wellington City', bonds: 402 },
  })
})

it('counts each bond once: of all dwellings together only what no other cell has', () => {
  const own = { ...FIGURES, bonds: 6, used: true }
  const alike = [cellOf('Apartment', 3, 9), cellOf('Any', 3, 20), cellOf('Any', 2, 7), cellOf('House', 2, 7)]
  // 9 apartments, 5 that are in no other cell, 7 houses with 2 bedrooms.
  expect(restsOf({ own, area_other: alike }, 6).otherSizes).toBe(21)
  expect(restsOf({ area_other: [cellOf('Any', 1, 8), cellOf('Room', 1, 5)] }).otherSizes).toBe(13)
  expect(restsOf({ area_other: [cellOf('Any', 2, 5), cellOf('House', 2, 6)] }).otherSizes).toBe(6)
})

it('leaves out bonds that were set aside', () => {
  const own = { ...FIGURES, bonds: 9, used: false }
  expect(restsOf({ own, area_other: [cellOf('House', 1, 6, false), cellOf('House', 4, 8)] })).toEqual({
    own: 0,
    otherSizes: 8,
    wider: null,
  })
})

it.each([
  [{ district: null, region: REGION }, 'Wellington Region'],
  [{ suburb_group: { ...FIGURES, level: 'suburb_group', place: 'Newtown', bonds: 31 }, district: DISTRICT }, 'Newtown'],
] as const)('takes the nearest wider area that has figures', (evidence, place) => {
  expect(restsOf(evidence).wider?.place).toBe(place)
})
