import { propertyDataSchema } from '@homeyield/contract/property-data'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import {
  readAdditional,
  readCapitalValue,
  readCore,
  readImage,
  readLastSale,
  readMatch,
  readStatisticsPlace,
  readTrends,
  readValuation,
} from './read-shapes.ts'

const ORIGIN = 'https://images.example'

describe('a malformed part', () => {
  const READERS = [
    ['core', readCore, ['beds', 'bedrooms', 'landArea', 'carSpaces']],
    ['additional', readAdditional, ['floorArea', 'yearBuilt', 'deck', 'wallMaterial']],
    ['last sale', readLastSale, ['lastSale', 'price', 'contractDate']],
    ['image', (body: unknown) => readImage(body, [ORIGIN]), ['defaultImage']],
    ['valuation', readValuation, ['estimate', 'valuations', 'avm']],
    ['capital value', readCapitalValue, ['capitalValue', 'ratingValuation', 'currentValuation']],
    ['trends', (body: unknown) => readTrends(body, 'percent'), ['seriesResponseList']],
  ] as const

  it.each(READERS)('of %s is unknown or in the shape of the contract', (_, read, names) => {
    const shape = z.partial(propertyDataSchema)
    for (const value of [null, [], {}, [null], 'text', -1, true, { value: null }, { value: [] }]) {
      for (const name of names) {
        const fields = read({ [name]: value })
        expect(fields === null || shape.safeParse(fields).success, `${name}: ${JSON.stringify(value)}`).toBe(true)
      }
    }
  })
})

describe('the property of an address', () => {
  it.each([
    ['exact', { matchDetails: { propertyId: 17660220, matchType: 'E', matchRule: '000' } }, '17660220'],
    ['an alias', { matchDetails: { propertyId: '17660220', matchType: 'A' } }, '17660220'],
    ['the other shape', { matches: [{ references: { propertyIdList: [17660220] } }] }, '17660220'],
    ['the other shape with a type', { matches: [{ matchType: 'E', references: { propertyIdList: [5] } }] }, '5'],
    ...['P', 'F', 'B', 'S', 'X', 'D', 'N', 'M', 'Q', '', 'EA'].map(
      (matchType) => [`type ${matchType}`, { matchDetails: { propertyId: 1, matchType } }, null] as const,
    ),
    ['a partial one of the other shape', { matches: [{ matchType: 'P', references: { propertyIdList: [5] } }] }, null],
    ['one of several', { matches: [{ references: { propertyIdList: [5, 6] } }] }, null],
    ['none', { matches: [] }, null],
    ['no data', null, null],
    ['an id that is a path', { matchDetails: { propertyId: '1/../../2', matchType: 'E' } }, null],
    ['an id below 0', { matchDetails: { propertyId: -1, matchType: 'E' } }, null],
    ['a shape that nobody knows', { result: [] }, undefined],
    ['a text', 'E', undefined],
  ] as const)('is taken only where it is certain: %s', (_, body, id) => {
    expect(readMatch(body)).toBe(id)
  })
})

describe('attributes', () => {
  it('are read in the shape of the contract', () => {
    expect(readCore({ beds: 3, baths: 2, carSpaces: 1, landArea: 512, propertyType: 'HOUSE' })).toEqual({
      beds: 3,
      baths: 2,
      car_spaces: 1,
      land_area: 512,
    })
    const additional = { floorArea: 142, yearBuilt: '1975', wallMaterial: 'Brick', siteCover: 150, unitsOfUse: 1 }
    expect(readAdditional({ ...additional, deck: 'Y', pool: false })).toEqual({
      floor_area: 142,
      year_built: '1975',
      wall_material: 'Brick',
      site_cover: 150,
      units_of_use: 1,
      deck: 'Y',
      pool: 'N',
    })
  })

  it('are null where they are missing or make no sense', () => {
    expect(readCore({ beds: 'three', baths: -1, landArea: { value: '512' }, carSpaces: 1e30 })).toEqual({
      beds: null,
      baths: null,
      car_spaces: null,
      land_area: 512,
    })
    expect(readCore({})).toEqual({ beds: null, baths: null, car_spaces: null, land_area: null })
    expect(readAdditional({ yearBuilt: 1975, deck: 'perhaps', wallMaterial: 'a\u0000b\u202ec' })).toMatchObject({
      year_built: '1975',
      deck: null,
      wall_material: 'a b c',
    })
  })

  it.each([null, 'x', [], 7, { somethingElse: true }])('are no attributes: %j', (body) => {
    expect(readCore(body)).toBeNull()
    expect(readAdditional(body)).toBeNull()
  })
})

describe('the last sale', () => {
  it.each([
    [{ lastSale: { price: 845000, contractDate: '2019-04-12', settlementDate: '2019-05-10' } }, '2019-04-12', 845000],
    [{ price: '845000', settlementDate: '2019-05-10T00:00:00' }, '2019-05-10', 845000],
    [{ lastSale: { price: 0, contractDate: '2019-02-30' } }, null, null],
    [{ lastSale: null }, null, null],
  ])('%j', (body, date, value) => {
    expect(readLastSale(body)).toEqual({ last_sale: { date, value } })
  })
})

describe('a valuation', () => {
  it.each([
    [{ estimate: 910000, lowEstimate: 830000, highEstimate: 990000, isCurrent: true }, 910000],
    [{ estimatedValue: { value: 910000 } }, 910000],
    [{ estimatedValue: 910000 }, 910000],
    [{ valuation: { estimate: 910000 } }, 910000],
    [{ valuations: [{ estimate: 1 }, { estimate: 910000, isCurrent: true }] }, 910000],
    [{ valuations: [{ valuation: { estimate: 910000 } }] }, 910000],
    [{ valuations: [] }, null],
    [{ estimate: null }, null],
    [{ estimate: 0 }, null],
    [{}, null],
  ])('%j', (body, value) => {
    expect(readValuation(body)).toEqual({ avm: { value } })
  })

  it('of an unknown shape is none', () => {
    expect(readValuation({ price: 910000 })).toBeNull()
  })
})

it.each([
  [{ capitalValue: 820000 }, 820000],
  [{ ratingValuation: { capitalValue: 820000 } }, 820000],
  [{}, null],
])('the capital value of %j', (body, value) => {
  expect(readCapitalValue(body)).toEqual({ cv: { value } })
})

it.each([
  [{ capitalValue: 820000, valuationDate: '2024-06-01' }],
  [{ ratingValuation: { capitalValue: 820000, valuationDate: '2024-06-01T00:00:00Z' } }],
])('the capital value of %j has its date', (body) => {
  expect(readCapitalValue(body)).toEqual({ cv: { value: 820000, date: '2024-06-01' } })
})

describe('a photo', () => {
  const photo = (mediumPhotoUrl: unknown, largePhotoUrl?: unknown) => ({
    defaultImage: { mediumPhotoUrl, largePhotoUrl },
  })
  it.each([
    [photo('https://images.example/a.jpg'), 'https://images.example/a.jpg'],
    [photo(null, 'https://images.example/large.jpg'), 'https://images.example/large.jpg'],
    [photo('http://images.example/a.jpg'), null],
    [photo('https://images.example.evil.test/a.jpg'), null],
    [photo('https://images.example@evil.test/a.jpg'), null],
    [photo('https://user:password@images.example/a.jpg'), null],
    [photo('javascript:alert(1)'), null],
    [photo('data:image/svg+xml,<svg onload=alert(1)>'), null],
    [photo('//images.example/a.jpg'), null],
    [photo(7), null],
    [{ defaultImage: null, secondaryImageList: [] }, null],
  ])('comes from a host that is allowed: %j', (body, url) => {
    expect(readImage(body, [ORIGIN])).toEqual({ image: { url } })
  })

  it('comes from nowhere when no host is', () => {
    expect(readImage(photo('https://images.example/a.jpg'), [])).toEqual({ image: { url: null } })
  })
})

describe('statistics', () => {
  const series = (metricTypeId: number | string, ...points: [string, number | null][]) => ({
    metricTypeId,
    seriesDataList: points.map(([dateTime, value]) => ({ dateTime, value })),
  })
  const body = {
    seriesResponseList: [
      series(21, ['2026-06-30', 840000], ['2026-08-31', null], ['2026-07-31', 845000]),
      series('72', ['2026-08-31', 0.0713]),
      series(79, ['2026-08-31', -0.02]),
    ],
  }
  it('are the newest points that have a value', () => {
    expect(readTrends(body, 'fraction')).toEqual({
      market_trends: {
        metrics: [
          { metric_id: 21, value: 845000 },
          { metric_id: 72, value: 7.13 },
          { metric_id: 79, value: -2 },
        ],
      },
    })
  })

  it('hold a change as it is written where that is percent', () => {
    const percent = { seriesResponseList: [series(72, ['2026-08-31', 7.125]), series(79, ['x', 5])] }
    expect(readTrends(percent, 'percent')).toEqual({
      market_trends: {
        metrics: [
          { metric_id: 21, value: null },
          { metric_id: 72, value: 7.13 },
          { metric_id: 79, value: null },
        ],
      },
    })
  })

  it.each([
    [
      { locality: { id: 14489 }, councilArea: { id: 76 } },
      { locationId: '14489', locationTypeId: '8' },
    ],
    [{ localityId: '14489' }, { locationId: '14489', locationTypeId: '8' }],
    [{ location: { suburb: { id: 14489 } } }, { locationId: '14489', locationTypeId: '8' }],
    [{ territorialAuthority: { id: 76 } }, { locationId: '76', locationTypeId: '9' }],
    [{ locality: { id: '14489; drop' } }, null],
    [{}, null],
    [{ where: 1 }, undefined],
  ])('are requested for the place of the property: %j', (body, place) => {
    expect(readStatisticsPlace(body)).toEqual(place)
  })
})
