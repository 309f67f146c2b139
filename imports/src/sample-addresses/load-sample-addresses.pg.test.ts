import { createTestDatabase, type TestDatabase } from '@homeyield/database/testing/test-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadReferenceData } from '../load-reference-data.ts'
import { loadSampleAddresses } from './load-sample-addresses.ts'

let test: TestDatabase
let first: { addresses: number; loaded: boolean }

beforeAll(async () => {
  test = await createTestDatabase()
  await loadReferenceData(test.database)
  first = await loadSampleAddresses(test.database)
})
afterAll(() => test.drop())

async function ask<Row extends object>(statement: string): Promise<Row[]> {
  return (await test.database.pool.query<Row>(statement)).rows
}

const table = `select md5(string_agg(addresses::text, '\n' order by id)) as addresses from addresses`

describe('loading the sample addresses', () => {
  it('loads a few thousand, all marked as samples', async () => {
    expect(first.loaded).toBe(true)
    expect(first.addresses).toBeGreaterThan(2500)
    expect(first.addresses).toBeLessThan(4000)
    expect(await ask('select count(*)::int, bool_and(is_sample) as samples from addresses')).toEqual([
      { count: first.addresses, samples: true },
    ])
  })

  it('covers about 400 areas on land and every region', async () => {
    expect(
      await ask(`select count(distinct sa2_code)::int as areas, count(distinct region_code)::int as regions, bool_and(on_land) as on_land
        from addresses join areas using (sa2_code)`),
    ).toEqual([{ areas: 400, regions: 16, on_land: true }])
  })

  it('has the suburbs that people try first', async () => {
    const suburbs = [
      'Island Bay',
      'Kaiapoi',
      'Karori',
      'Mount Eden',
      'Ponsonby',
      'Saint Heliers',
      'Sydenham',
      'Ōtāhuhu',
    ]
    const found = await ask<{ suburb: string }>(
      `select distinct suburb from streets join addresses on street_id = streets.id`,
    )
    for (const suburb of suburbs) expect(found).toContainEqual({ suburb })
  })

  it('gives each a meshblock of its area and a position within two kilometres of the area’s centre', async () => {
    expect(
      await ask(`select count(*)::int from addresses
        left join meshblocks using (meshblock) join areas on areas.sa2_code = addresses.sa2_code
        where meshblocks.sa2_code is distinct from addresses.sa2_code
          or abs(addresses.latitude - areas.latitude) > 0.018 or abs(addresses.longitude - areas.longitude) > 0.018`),
    ).toEqual([{ count: 0 }])
  })

  it('writes each address as its label, street, suburb and city, no two alike', async () => {
    expect(
      await ask(`select count(*)::int from addresses join streets on streets.id = street_id
        where address <> concat_ws(', ', label || ' ' || name, suburb, city)
          or label <> case unit when '' then '' else unit || '/' end || house_number || suffix`),
    ).toEqual([{ count: 0 }])
    expect(await ask('select address from addresses group by address having count(*) > 1')).toEqual([])
    expect(await ask(`select count(*) > 100 as flats from addresses where unit <> ''`)).toEqual([{ flats: true }])
    expect(await ask(`select count(*) > 100 as suffixes from addresses where suffix <> ''`)).toEqual([
      { suffixes: true },
    ])
    expect(await ask(`select count(*) > 50 as macrons from streets where name ~ '[āēīōūĀĒĪŌŪ]'`)).toEqual([
      { macrons: true },
    ])
  })

  it('changes nothing when repeated', async () => {
    const [before] = await ask(table)
    expect(await loadSampleAddresses(test.database)).toEqual({ ...first, loaded: false })
    expect(await ask(table)).toEqual([before])
  })

  it('restores deleted samples exactly', async () => {
    const [before] = await ask(table)
    await ask('delete from addresses where house_number = 7')
    expect(await loadSampleAddresses(test.database)).toEqual(first)
    expect(await ask(table)).toEqual([before])
  })

  it('adds none next to real addresses', async () => {
    await ask(
      `insert into streets (id, name, city, territorial_authority) values (1, 'Real Street', 'Gore', 'Gore District')`,
    )
    await ask(`insert into addresses (id, street_id, label, house_number, address, sa2_code, latitude, longitude)
      values ('1', 1, '1', 1, '1 Real Street, Gore', '366700', -46.1, 168.9)`)
    await ask('delete from addresses where is_sample')
    expect(await loadSampleAddresses(test.database)).toEqual({ addresses: 0, loaded: false })
  })
})
