import { createTestDatabase, type TestDatabase } from '@homeyield/database/testing/test-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openAddressStore } from './address-store.ts'
import { searchAddresses } from './search-addresses.ts'
import { openStreetDirectory } from './street-directory.ts'

let test: TestDatabase
let search: (q: string) => Promise<string[]>

beforeAll(async () => {
  test = await createTestDatabase()
  const { pool } = test.database
  await pool.query(`insert into streets (id, name, suburb, city, territorial_authority) values
    (1, 'Ponsonby Road', 'Ponsonby', 'Auckland', 'Auckland'),
    (2, 'Anglesea Street', 'Ponsonby', 'Auckland', 'Auckland'),
    (3, 'Summer Street', 'Ponsonby', 'Auckland', 'Auckland'),
    (4, 'Vermont Street', 'Ponsonby', 'Auckland', 'Auckland'),
    (5, 'Mason Avenue', 'Ōtāhuhu', 'Auckland', 'Auckland'),
    (6, 'Princes Street', 'Ōtāhuhu', 'Auckland', 'Auckland'),
    (7, 'The Parade', 'Island Bay', 'Wellington', 'Wellington City'),
    (8, 'Charles Street', null, 'Kaiapoi', 'Waimakariri District')`)
  await pool.query(`insert into streets (id, name, suburb, city, territorial_authority)
    select 1000 + n, 'Long ' || chr(97 + n / 26) || chr(97 + n % 26) || ' Street', 'Papatoetoe', 'Manukau', 'Manukau'
    from generate_series(1, 300) as n`)
  const homes: [street: number, unit: string, number: number, label?: string][] = [
    [1, '', 12],
    ...Array.from({ length: 9 }, (_, at): [number, string, number] => [1, String(at + 1), 12]),
    [1, '', 120],
    [2, '', 1],
    [2, '', 12],
    [3, '', 12],
    [3, '', 121],
    [4, '', 7],
    [5, '', 3],
    [6, '', 40],
    [6, '2', 40],
    [7, '', 14, '14-16'],
    [7, '', 160],
    [7, '', 22],
    [8, '', 5],
    [1300, '', 77],
  ]
  for (const [at, [street, unit, number, label]] of homes.entries()) {
    await pool.query(
      `insert into addresses (id, street_id, label, house_number, unit, address, sa2_code, latitude, longitude)
       select $1, id, $3, $4, $5, concat_ws(', ', $3 || ' ' || name, suburb, city), '326600', -36.8, 174.7
       from streets where id = $2`,
      [`a${at}`, street, label ?? `${unit === '' ? '' : `${unit}/`}${number}`, number, unit],
    )
  }
  const store = openAddressStore(test.database)
  const action = searchAddresses({ addresses: store, streets: openStreetDirectory(store) })
  search = async (q) => (await action(null, { q })).map(({ address }) => address)
})

afterAll(() => test.drop())

describe('searchAddresses by place', () => {
  const otahuhu = [
    '3 Mason Avenue, Ōtāhuhu, Auckland',
    '40 Princes Street, Ōtāhuhu, Auckland',
    '2/40 Princes Street, Ōtāhuhu, Auckland',
  ]

  it.each(['Otahuhu', 'Ōtāhuhu', 'otahu', 'otahuhu auckland', 'Otahuhu, Auckland', 'otahhuu'])('%j', async (q) => {
    expect(await search(q)).toEqual(otahuhu)
  })

  it('finds a town that has no suburbs, and a district', async () => {
    expect(await search('kaiapoi')).toEqual(['5 Charles Street, Kaiapoi'])
    expect(await search('waimakariri')).toEqual(['5 Charles Street, Kaiapoi'])
  })

  it('puts the street with the name first and others of the suburb after it', async () => {
    expect(await search('ponsonby')).toEqual([
      '12 Ponsonby Road, Ponsonby, Auckland',
      '1/12 Ponsonby Road, Ponsonby, Auckland',
      '2/12 Ponsonby Road, Ponsonby, Auckland',
      '1 Anglesea Street, Ponsonby, Auckland',
      '12 Anglesea Street, Ponsonby, Auckland',
      '12 Summer Street, Ponsonby, Auckland',
      '121 Summer Street, Ponsonby, Auckland',
      '7 Vermont Street, Ponsonby, Auckland',
    ])
  })

  it('finds a number on the street with the name and on others of the suburb, before longer numbers', async () => {
    expect(await search('12 ponsonby')).toEqual([
      '12 Ponsonby Road, Ponsonby, Auckland',
      '1/12 Ponsonby Road, Ponsonby, Auckland',
      '2/12 Ponsonby Road, Ponsonby, Auckland',
      '3/12 Ponsonby Road, Ponsonby, Auckland',
      '4/12 Ponsonby Road, Ponsonby, Auckland',
      '5/12 Ponsonby Road, Ponsonby, Auckland',
      '6/12 Ponsonby Road, Ponsonby, Auckland',
      '7/12 Ponsonby Road, Ponsonby, Auckland',
      '12 Anglesea Street, Ponsonby, Auckland',
      '12 Summer Street, Ponsonby, Auckland',
    ])
  })

  it('finds a number begun, a unit, and no other number', async () => {
    expect(await search('4 otahuhu')).toEqual(otahuhu.slice(1))
    expect(await search('2/40 otahuhu')).toEqual(['2/40 Princes Street, Ōtāhuhu, Auckland'])
    expect(await search('9 otahuhu')).toEqual([])
    expect(await search('12 otahuhu street')).toEqual([])
  })

  it('finds the one home of a number among the hundreds of streets of a town', async () => {
    expect(await search('77 manukau')).toEqual(['77 Long lo Street, Papatoetoe, Manukau'])
  })

  it('finds 14-16 by its end before longer numbers, by street and by suburb', async () => {
    const found = ['14-16 The Parade, Island Bay, Wellington', '160 The Parade, Island Bay, Wellington']
    expect(await search('16 the parade')).toEqual(found)
    expect(await search('16 island bay')).toEqual(found)
    expect(await search('15 the parade')).toEqual([])
  })
})
