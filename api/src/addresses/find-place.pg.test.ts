import { createTestDatabase, type TestDatabase } from '@homeyield/database/testing/test-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openAreaDirectory } from '../areas/area-directory.ts'
import { openAreaStore } from '../areas/area-store.ts'
import { openAddressStore } from './address-store.ts'
import { findPlace } from './find-place.ts'
import type { PlaceResult } from './place-source.ts'
import { openStreetDirectory } from './street-directory.ts'

let test: TestDatabase
let find: (text: string) => Promise<PlaceResult>

const NEWTOWN = ['250100', '250200']
const streets: [id: number, name: string, suburb: string | null, city: string, district: string][] = [
  [1, 'Rintoul Street', 'Newtown', 'Wellington', 'Wellington City'],
  [2, 'Rintoul Street', null, 'Kaitaia', 'Far North District'],
  [3, 'Colombo Street', 'Sydenham', 'Christchurch', 'Christchurch City'],
  [4, 'Queen Street', 'Naenae', 'Lower Hutt', 'Lower Hutt City'],
  [5, 'Queen Street', 'Petone', 'Lower Hutt', 'Lower Hutt City'],
  [6, 'Ōrākei Road', 'Remuera', 'Auckland', 'Auckland'],
  [7, 'Owen Street', 'Newtown', 'Wellington', 'Wellington City'],
  [8, 'Owens Street', 'Newtown', 'Wellington', 'Wellington City'],
  [9, 'Hall Street North', 'Newtown', 'Wellington', 'Wellington City'],
  [10, 'Severn Street', 'Island Bay', 'Wellington', 'Wellington City'],
  [12, 'Mountain Road', 'Island Bay', 'Wellington', 'Wellington City'],
  [11, 'Made Up Street', 'Newtown', 'Wellington', 'Wellington City'],
  [14, 'Dairy Flat Highway', 'Island Bay', 'Wellington', 'Wellington City'],
  [13, 'Taharepa Road', 'Tauhara', 'Taupō', 'Taupō District'],
]
const homes: [street: number, label: string, number: number, sa2: string, suffix?: string, unit?: string][] = [
  [1, '12', 12, '250100'],
  [1, '2/14', 14, '250100', '', '2'],
  [1, '3/14', 14, '250100', '', '3'],
  [1, '16-20', 16, '250100'],
  [1, '30A', 30, '250100', 'A'],
  [1, '30', 30, '250100'],
  [1, '301', 301, '250200'],
  [1, '303', 303, '250200'],
  [1, '305', 305, '250200'],
  [1, '307', 307, '250200'],
  [2, '12', 12, '100700'],
  [3, '14', 14, '326600'],
  [3, '2/14', 14, '326600', '', '2'],
  [4, '5', 5, '245300'],
  [5, '5', 5, '246200'],
  [5, '7', 7, '246200'],
  [6, '27', 27, '145100'],
  [7, '9', 9, '250100'],
  [8, '9', 9, '250100'],
  [8, '11', 11, '250100'],
  [9, '4', 4, '250100'],
  [10, '3', 3, '254800'],
  [11, '1', 1, '250100'],
  [12, '4355', 4355, '254800'],
  [13, '10', 10, '188700'],
  [14, '1/276', 276, '254800', '', '1'],
]
const areas: [code: string, name: string, district: string, region: string][] = [
  ['250100', 'Newtown North', 'Wellington City', 'Wellington Region'],
  ['250200', 'Newtown South', 'Wellington City', 'Wellington Region'],
  ['254800', 'Island Bay East', 'Wellington City', 'Wellington Region'],
  ['254900', 'Berhampore', 'Wellington City', 'Wellington Region'],
  ['255000', 'Mount Victoria', 'Wellington City', 'Wellington Region'],
  ['100700', 'Kaitaia East', 'Far North District', 'Northland Region'],
  ['326600', 'Sydenham Central', 'Christchurch City', 'Canterbury Region'],
  ['245300', 'Naenae Central', 'Lower Hutt City', 'Wellington Region'],
  ['246200', 'Petone Central', 'Lower Hutt City', 'Wellington Region'],
  ['145100', 'Remuera West', 'Auckland', 'Auckland Region'],
  ['167000', 'Richmond', 'Tasman District', 'Tasman Region'],
  ['327000', 'Richmond', 'Christchurch City', 'Canterbury Region'],
  ['131700', 'Avondale', 'Auckland', 'Auckland Region'],
  ['325800', 'Avondale (Christchurch City)', 'Christchurch City', 'Canterbury Region'],
  ['178900', 'Frankton Junction', 'Hamilton City', 'Waikato Region'],
  ['348400', 'Frankton', 'Queenstown-Lakes District', 'Otago Region'],
  ['188700', 'Tauhara', 'Taupō District', 'Waikato Region'],
  ['186900', 'Rangitaiki', 'Taupō District', 'Bay of Plenty Region'],
  ['121100', 'Northcote', 'Auckland', 'Auckland Region'],
  ['316200', 'Northcote (Christchurch City)', 'Christchurch City', 'Canterbury Region'],
]

beforeAll(async () => {
  test = await createTestDatabase()
  const { pool } = test.database
  for (const [code, name, district, region] of areas) {
    await pool.query(`insert into areas values ($1, $2, '001', $3, '01', $4, true, -41, 174)`, [
      code,
      name,
      district,
      region,
    ])
  }
  for (const street of streets) await pool.query('insert into streets values ($1, $2, $3, $4, $5)', street)
  for (const [at, [street, label, number, sa2, suffix = '', unit = '']] of homes.entries()) {
    await pool.query(
      `insert into addresses (id, street_id, label, house_number, suffix, unit, sa2_code, meshblock, latitude, longitude, is_sample)
       values ($1, $2, $3, $4, $5, $6, $7, '2120000', -41, 174, $8)`,
      [`a${at}`, street, label, number, suffix, unit, sa2, street === 11],
    )
  }
  await pool.query(`insert into suburb_areas values
    ('Newtown', '250100', 9), ('Newtown', '250200', 4), ('Island Bay', '254800', 1), ('Sydenham', '326600', 2),
    ('Naenae', '245300', 1), ('Petone', '246200', 2), ('Kaitaia', '100700', 1), ('Remuera', '145100', 1)`)
  const store = openAddressStore(test.database)
  find = findPlace({
    addresses: store,
    streets: openStreetDirectory(store),
    areas: openAreaDirectory({ areas: openAreaStore(test.database) }),
  })
})

afterAll(() => test.drop())

/** The place as text with its area, a question's candidates, or nothing. */
function describeResult(result: PlaceResult): unknown {
  if (result.state === 'not_found') return null
  if (result.state === 'question') return result.candidates.map(({ address }) => address)
  const { found, address, sa2_code, doubts } = result.place
  return [found, address, sa2_code, ...doubts]
}

it.each([
  ['14 Main Road, Avondale, Christchurch', ['suburb', '14 Main Road, Avondale, Christchurch', '325800', 'street']],
  ['14 Main Road, Avondale, Auckland', ['suburb', '14 Main Road, Avondale, Auckland', '131700', 'street']],
])('takes the suburb of the town that is written: %s', async (text, place) => {
  expect(describeResult(await find(text))).toEqual(place)
})

it.each(['1 Queen Ave, Frankton, Hamilton', '1 Queen Avenue Frankton Hamilton', '9 Zed Road, Avondale, Tauranga'])(
  'takes no suburb of another town: %s',
  async (text) => {
    const result = await find(text)
    const place = result.state === 'known' ? result.place.city : null
    expect(['Hamilton', null]).toContain(place)
  },
)

const rintoul = (label: string) => `${label} Rintoul Street, Newtown, Wellington`

describe('findPlace', () => {
  it.each<[text: string, expected: unknown]>([
    ['12 Rintoul Street, Newtown, Wellington', ['address', rintoul('12'), '250100']],
    ['12 rintoul st newtown', ['address', rintoul('12'), '250100']],
    ['12 RINTOUL ST, NEWTOWN 6021, WGTN, NEW ZEALAND', ['address', rintoul('12'), '250100']],
    ['12 Rintoul St, RD 2, Newtown', ['address', rintoul('12'), '250100']],
    ['12 Rintoul St RD4 Newtown 6021', ['address', rintoul('12'), '250100']],
    ['Lot 3, 12 Rintoul St, Newtown', ['address', rintoul('12'), '250100']],
    ['Mountain Road 4355, Island Bay', ['address', '4355 Mountain Road, Island Bay, Wellington', '254800']],
    ['Newtown, 12 Rintoul St', ['address', rintoul('12'), '250100']],
    ['Rintoul Street 12, Newtown', ['address', rintoul('12'), '250100']],
    ['12 Rintoul, Newtown', ['address', rintoul('12'), '250100']],
    ['12 Rintoul St, Kaitaia', ['address', '12 Rintoul Street, Kaitaia', '100700']],
    ['Unit 2, 14 Rintoul St, Newtown', ['address', rintoul('2/14'), '250100']],
    ['Flat 3/14 Rintoul St, Newtown', ['address', rintoul('3/14'), '250100']],
    ['30a Rintoul Street, Newtown', ['address', rintoul('30A'), '250100']],
    ['16-20 Rintoul St, Newtown', ['address', rintoul('16-20'), '250100']],
    ['27 Orakei Rd, Remuera', ['address', '27 Ōrākei Road, Remuera, Auckland', '145100']],
    ['27 Ooraakei Rd, Remuera', ['address', '27 Ōrākei Road, Remuera, Auckland', '145100']],
    ['4 Hall St Nth, Newtown', ['address', '4 Hall Street North, Newtown, Wellington', '250100']],
    ['14 Colombo Street', ['address', '14 Colombo Street, Sydenham, Christchurch', '326600']],
    ['7 Queen Street, Lower Hutt', ['address', '7 Queen Street, Petone, Lower Hutt', '246200']],
    ['14 Colombo Street, Canterbury', ['address', '14 Colombo Street, Sydenham, Christchurch', '326600']],
    ['Dairy Flat Highway 1/276, Island Bay', ['address', '1/276 Dairy Flat Highway, Island Bay, Wellington', '254800']],
    ['10 Taharepa Road, Tauhara, Waikato', ['address', '10 Taharepa Road, Tauhara, Taupō', '188700']],
  ])('is sure of %s', async (text, expected) => expect(describeResult(await find(text))).toEqual(expected))

  it.each<[text: string, expected: unknown]>([
    ['7/12 Rintoul St, Newtown', ['address', rintoul('7/12'), '250100', 'house']],
    ['12B Rintoul St, Newtown', ['address', rintoul('12B'), '250100', 'house']],
    ['14 Rintoul St, Newtown', ['address', rintoul('14'), '250100', 'house']],
    ['18 Rintoul St, Newtown', ['address', rintoul('18'), '250100', 'range']],
    ['12-14 Rintoul St, Newtown', ['address', rintoul('12-14'), '250100', 'range']],
    ['12 Rintol St, Newtown', ['address', rintoul('12'), '250100', 'spelling']],
    ['12 Rintoul Road, Newtown', ['address', rintoul('12'), '250100', 'spelling']],
    ['12 Rintoul St, Newtwon', ['address', rintoul('12'), '250100', 'spelling']],
    ['12 Rintoul St, Berhampore, Wellington', ['address', rintoul('12'), '250100', 'suburb']],
    ['304 Rintoul St, Newtown', ['street', rintoul('304'), '250200', 'number']],
    ['Severn Street, Island Bay', ['street', 'Severn Street, Island Bay, Wellington', '254800', 'no_number']],
    [
      '8 Nowhere Street, Newtown, Wellington',
      ['suburb', '8 Nowhere Street, Newtown, Wellington', NEWTOWN.join(','), 'street'],
    ],
  ])('says what is not as written in %s', async (text, expected) =>
    expect(describeResult(await find(text))).toEqual(expected),
  )

  it.each<[text: string, expected: unknown]>([
    ['Newtown', ['suburb', 'Newtown, Wellington', NEWTOWN.join(',')]],
    ['newtown wellington', ['suburb', 'Newtown, Wellington', NEWTOWN.join(',')]],
    ['Wellington, Newtown', ['suburb', 'Newtown, Wellington', NEWTOWN.join(',')]],
    ['Mt Victoria, Wellington', ['suburb', 'Mount Victoria, Wellington', '255000']],
    ['Richmond, Christchurch', ['suburb', 'Richmond, Christchurch', '327000']],
    ['Newtwon, Wellington', ['suburb', 'Newtown, Wellington', NEWTOWN.join(','), 'spelling']],
  ])('finds the suburb of %s', async (text, expected) => expect(describeResult(await find(text))).toEqual(expected))

  it.each<[text: string, expected: readonly string[]]>([
    ['12 Rintoul Street', [rintoul('12'), '12 Rintoul Street, Kaitaia']],
    ['5 Queen Street, Lower Hutt', ['5 Queen Street, Naenae, Lower Hutt', '5 Queen Street, Petone, Lower Hutt']],
    ['14 Colmbo Street', ['14 Colombo Street, Sydenham, Christchurch']],
    ['14 Colombo Street, Hamilton', ['14 Colombo Street, Sydenham, Christchurch']],
    ['9 Owenn Street, Newtown', ['9 Owen Street, Newtown, Wellington', '9 Owens Street, Newtown, Wellington']],
    ['Richmond', ['Richmond, Tasman', 'Richmond, Christchurch']],
    ['Frankton', ['Frankton, Queenstown-Lakes', 'Frankton, Hamilton']],
    ['Northcote', ['Northcote, Auckland', 'Northcote (Christchurch City), Christchurch']],
    [
      'Rintoul Street, Newtown',
      ['Rintoul Street, Newtown, Wellington (Newtown North)', 'Rintoul Street, Newtown, Wellington (Newtown South)'],
    ],
  ])('asks about %s', async (text, expected) => expect(describeResult(await find(text))).toEqual(expected))

  it.each(['', '12', 'Zzyzx', '8 Nowhere Street', '\0', 'a'.repeat(5000), '1 '.repeat(900)])(
    'finds nothing for %j',
    async (text) => expect(await find(text)).toEqual({ state: 'not_found' }),
  )

  it('does not take a sample street for a real one in another suburb', async () => {
    expect(describeResult(await find('1 Made Up Street, Berhampore'))).toEqual([
      '1 Made Up Street, Newtown, Wellington',
    ])
    expect(await find('1 Made Up Street, Newtown')).toMatchObject({ state: 'known', place: { sample: true } })
  })

  it('gives the position and meshblock of an address alone', async () => {
    const address = { meshblock: '2120000', latitude: -41, longitude: 174 }
    expect(await find('12 Rintoul St, Newtown')).toMatchObject({
      place: { suburb: 'Newtown', city: 'Wellington', ...address },
    })
    const none = { meshblock: null, latitude: null, longitude: null }
    expect(await find('Newtown')).toMatchObject({ place: { suburb: 'Newtown', city: 'Wellington', ...none } })
  })
})
