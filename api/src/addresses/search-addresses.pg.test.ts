import { createTestDatabase, type TestDatabase } from '@homeyield/database/testing/test-database'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openAddressStore, type AddressStore } from './address-store.ts'
import { searchAddresses } from './search-addresses.ts'
import { openStreetDirectory } from './street-directory.ts'

let test: TestDatabase
let store: AddressStore
let search: (q: string) => Promise<string[]>

beforeAll(async () => {
  test = await createTestDatabase()
  const { pool } = test.database
  await pool.query(`insert into streets (id, name, suburb, city, territorial_authority) values
    (1, 'Colombo Street', 'Sydenham', 'Christchurch', 'Christchurch City'),
    (2, 'Rata Street', 'Naenae', 'Lower Hutt', 'Lower Hutt City'),
    (3, 'Rātā Street', 'Ōtāhuhu', 'Auckland', 'Auckland'),
    (4, 'Tata Street', 'Ōtāhuhu', 'Auckland', 'Auckland'),
    (5, 'Kōwhai Road', null, 'Masterton', 'Masterton District')`)
  const rows: [street: number, label: string, number: number, suffix: string, unit: string][] = [
    [1, '14', 14, '', ''],
    [1, '2/14', 14, '', '2'],
    [1, '10/14', 14, '', '10'],
    [1, '14A', 14, 'A', ''],
    [1, '2/14A', 14, 'A', '2'],
    [1, '14-16', 14, '', ''],
    [1, '140', 140, '', ''],
    [1, 'B/20', 20, '', 'B'],
    [2, '1', 1, '', ''],
    [2, '10', 10, '', ''],
    [2, '12', 12, '', ''],
    [2, '2', 2, '', ''],
    [3, '1', 1, '', ''],
    [3, '100', 100, '', ''],
    [4, '7', 7, '', ''],
    [5, '3', 3, '', ''],
    [5, '5-9', 5, '', ''],
    [5, '22', 22, '', ''],
    [5, '1/22', 22, '', '1'],
  ]
  for (const [at, row] of rows.entries()) {
    await pool.query(
      `insert into addresses (id, street_id, label, house_number, suffix, unit, address, sa2_code, meshblock, latitude, longitude, is_sample)
       select $1, id, $3, $4, $5, $6, concat_ws(', ', $3 || ' ' || name, suburb, city), '326600', '2677000', -43.5, 172.6, $7
       from streets where id = $2`,
      [`a${at}`, ...row, row[0] === 1],
    )
  }
  store = openAddressStore(test.database)
  const action = searchAddresses({ addresses: store, streets: openStreetDirectory(store) })
  search = async (q) => (await action(null, { q })).map(({ address }) => address)
})

afterAll(() => test.drop())

const colombo = (label: string) => `${label} Colombo Street, Sydenham, Christchurch`

describe('searchAddresses', () => {
  it.each([
    ['14 Colombo Street', ['14', '14-16', '2/14', '10/14', '14A', '2/14A', '140'].map(colombo)],
    ['14 colombo st, sydenham', ['14', '14-16', '2/14', '10/14', '14A', '2/14A', '140'].map(colombo)],
    ['2/14 colombo', [colombo('2/14'), colombo('2/14A')]],
    ['Unit 10, 14 Colombo St', [colombo('10/14')]],
    ['14a colombo st', [colombo('14A'), colombo('2/14A')]],
    ['a/14 colombo st', [colombo('14A')]],
    ['2/14A Colombo', [colombo('2/14A')]],
    ['20b colombo st', [colombo('B/20')]],
    ['14-16 colombo', ['14-16', '14', '2/14', '10/14', '14A', '2/14A', '140'].map(colombo)],
    ['sydenham 2/14a colombo st', [colombo('2/14A')]],
    ['14a christchurch colombo st', [colombo('14A'), colombo('2/14A')]],
    ['christchurch colombo st 14a', [colombo('14A'), colombo('2/14A')]],
    ['14 colmobo st', ['14', '14-16', '2/14', '10/14', '14A', '2/14A', '140'].map(colombo)],
  ])('%j', async (q, expected) => {
    expect(await search(q)).toEqual(expected)
  })

  it('reads the addresses of all searches that wait with one query', async () => {
    await search('14 colombo')
    const query = vi.spyOn(test.database.pool, 'query')
    const found = await Promise.all(['14a colombo', '3 kowhai', '7 tata'].map(search))
    expect(found.map(([first]) => first)).toEqual([
      colombo('14A'),
      '3 Kōwhai Road, Masterton',
      '7 Tata Street, Ōtāhuhu, Auckland',
    ])
    expect(query).toHaveBeenCalledTimes(1)
  })

  it('takes a number for itself first and then for the beginning of one, on all equally good streets', async () => {
    expect(await search('1 rata st')).toEqual([
      '1 Rātā Street, Ōtāhuhu, Auckland',
      '1 Rata Street, Naenae, Lower Hutt',
      '10 Rata Street, Naenae, Lower Hutt',
      '12 Rata Street, Naenae, Lower Hutt',
      '100 Rātā Street, Ōtāhuhu, Auckland',
    ])
  })

  it('never returns another number', async () => {
    expect(await search('15 colombo street')).toEqual([])
    expect(await search('3/12 colombo street')).toEqual([])
    expect(await search('6 kowhai road')).toEqual([])
    expect(await search('11 kowhai road')).toEqual([])
  })

  it('returns the range that a number is in, on its side of the street', async () => {
    expect(await search('7 kowhai road')).toEqual(['5-9 Kōwhai Road, Masterton'])
    expect(await search('9 kowhai road')).toEqual(['5-9 Kōwhai Road, Masterton'])
  })

  it('returns the house for a letter that is not in the file', async () => {
    expect(await search('22A kowhai road')).toEqual(['22 Kōwhai Road, Masterton'])
    expect(await search('3/22a kowhai road')).toEqual(['22 Kōwhai Road, Masterton'])
    expect(await search('14c colombo street')).toEqual([colombo('14'), colombo('14-16')])
  })

  it('returns the house for a unit that is not in the file', async () => {
    expect(await search('7/14 colombo street')).toEqual([colombo('14'), colombo('14-16')])
  })

  it('returns the street of the place typed before the number, not its namesakes', async () => {
    expect(await search('naenae 1 rata st')).toEqual([
      '1 Rata Street, Naenae, Lower Hutt',
      '10 Rata Street, Naenae, Lower Hutt',
      '12 Rata Street, Naenae, Lower Hutt',
    ])
    expect((await search('masterton kowhai rd'))[0]).toBe('3 Kōwhai Road, Masterton')
  })

  it('forgives a typo when the street typed exists without that number', async () => {
    expect(await search('7 rata st otahuhu')).toEqual(['7 Tata Street, Ōtāhuhu, Auckland'])
  })

  it('returns the first addresses of the best streets when there is no number', async () => {
    expect(await search('rata st')).toEqual([
      '1 Rātā Street, Ōtāhuhu, Auckland',
      '100 Rātā Street, Ōtāhuhu, Auckland',
      '1 Rata Street, Naenae, Lower Hutt',
      '2 Rata Street, Naenae, Lower Hutt',
      '10 Rata Street, Naenae, Lower Hutt',
      '12 Rata Street, Naenae, Lower Hutt',
    ])
    expect((await search('Kōwhai'))[0]).toBe('3 Kōwhai Road, Masterton')
  })

  it('returns nothing for fewer than three letters and digits, or without a street', async () => {
    for (const q of ['', 'ra', ' r-a ', '1 r', '1234', '%%%', '\0\0\0']) expect(await search(q)).toEqual([])
    expect(await search('rat')).not.toEqual([])
  })

  it('marks the addresses that are samples', async () => {
    const action = searchAddresses({ addresses: store, streets: openStreetDirectory(store) })
    expect(await action(null, { q: '10/14 Colombo' })).toEqual([{ id: 'a2', address: colombo('10/14'), sample: true }])
    expect(await action(null, { q: '3 kowhai rd' })).toEqual([
      { id: 'a15', address: '3 Kōwhai Road, Masterton', sample: false },
    ])
  })

  it('returns at most ten lines for any text', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc
        .array(fc.constantFrom('1', '99999', '2/', 'a', 'rata', 'st', ' ', ',', "'", ';--', '\0', '\ud800'))
        .map((parts) => parts.join('')),
    )
    await fc.assert(
      fc.asyncProperty(text, async (q) => {
        expect((await search(q)).length).toBeLessThanOrEqual(10)
      }),
    )
  })
})

describe('readAddress', () => {
  it('returns an address with its place and codes', async () => {
    expect(await store.findAddress('a1')).toEqual({
      id: 'a1',
      address: '2/14 Colombo Street, Sydenham, Christchurch',
      suburb: 'Sydenham',
      city: 'Christchurch',
      sa2_id: '326600',
      meshblock: '2677000',
      latitude: -43.5,
      longitude: 172.6,
      sample: true,
    })
  })

  it('returns null for an unknown id', async () => {
    for (const id of ['', 'nobody', "a1'; --", 'a1\0']) {
      expect(await store.findAddress(id)).toBeNull()
    }
  })
})
