import type { RawRent } from '@homeyield/domain/rent/market-rent-entry'
import { makeMarketRent } from '@homeyield/domain/rent/testing/make-market-rent'
import { expect, it } from 'vitest'
import { describeUnused, listEvidence, listOtherSizes } from './list-evidence.ts'

const raw: RawRent = {
  lower_quartile: 200,
  median: 200,
  upper_quartile: 200,
  bonds: 9,
  period: '2025-07-01',
  used: false,
}
const { evidence } = makeMarketRent()
const district = { ...raw, level: 'district', place: 'Wellington City' } as const

it('has each area of a suburb, the district and the region, with what was not used and why', () => {
  const rows = listEvidence(
    makeMarketRent({
      level: 'suburb_group',
      evidence: {
        ...evidence,
        areas: [
          { place: 'Newtown North', own: raw },
          { place: 'Newtown South', own: null },
          { place: 'Newtown West', own: { ...raw, used: true } },
        ],
        district,
        region: { ...district, level: 'region', place: 'Wellington Region' },
      },
    }),
  )
  expect(rows.map(({ place, note }) => [place, note])).toEqual([
    ['Estimate for 3-bedroom houses', 'Jul–Sep 2025'],
    ['Newtown North', 'Jul–Sep 2025, not used'],
    ['Newtown South', 'no bonds of this kind'],
    ['Newtown West', 'Jul–Sep 2025'],
    ['Wellington City', 'Jul–Sep 2025, for comparison'],
    ['Wellington Region', 'Jul–Sep 2025, for comparison'],
  ])
  expect(rows[2]?.figures).toBeNull()
  expect(describeUnused(rows)).toBe(
    'Not used: looks like rooms let separately or social rents. For comparison: the estimate is drawn towards homes around here, not to these figures.',
  )
  expect(describeUnused(listEvidence(makeMarketRent()))).toBe('')
})

it('names the other kinds of home in the area', () => {
  const kinds = [
    { dwelling: 'House', number_of_bedrooms: 1 },
    { dwelling: 'Flat', number_of_bedrooms: 5 },
    { dwelling: 'Room', number_of_bedrooms: 1 },
    { dwelling: 'Any', number_of_bedrooms: 3 },
  ] as const
  const area_other = kinds.map((kind) => Object.assign({}, raw, kind))
  const rows = listOtherSizes(makeMarketRent({ evidence: { ...evidence, area_other } }))
  expect(rows.map(({ place }) => place)).toEqual([
    'House, 1 bedroom',
    'Flat, 5 or more bedrooms',
    'Room',
    'All homes, 3 bedrooms',
  ])
})
