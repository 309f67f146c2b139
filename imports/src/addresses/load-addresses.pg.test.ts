import { createTestDatabase, type TestDatabase } from '@homeyield/database/testing/test-database'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { loadReferenceData } from '../load-reference-data.ts'
import { loadSampleAddresses } from '../sample-addresses/load-sample-addresses.ts'
import { listOf, sourceAddress } from '../testing/source-addresses.ts'
import type { LoadOptions } from './address-import.ts'
import { applyAddressChanges } from './apply-address-changes.ts'
import { loadAddresses } from './load-addresses.ts'
import type { AddressChange, AddressList, SourceAddress } from './source-address.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
  await loadReferenceData(test.database)
})
afterAll(() => test.drop())

const SYDENHAM = '327000'
const PARTIAL: LoadOptions = {
  partial: true,
  acceptLoss: false,
  locate: () => SYDENHAM,
  signal: new AbortController().signal,
  onProgress: () => undefined,
  onPhase: () => undefined,
}
const colombo = sourceAddress({ id: '10' })
const flat = sourceAddress({ id: '11', unit: '2', houseNumber: 14, suffix: 'A' })
const gore = sourceAddress({ id: '12', street: 'Main Street', suburb: null, city: 'Gore', district: 'Gore District' })

async function ask<Row extends object>(text: string): Promise<Row[]> {
  return (await test.database.pool.query<Row>(text)).rows
}

function load(addresses: readonly SourceAddress[], options: Partial<LoadOptions> = {}) {
  return loadAddresses(test.database, listOf(addresses, '2026-11-01T00:00:00Z'), { ...PARTIAL, ...options })
}

function change(changes: readonly AddressChange[], options: Partial<LoadOptions> = {}) {
  const read = async function* () {
    yield changes
  }
  return applyAddressChanges(
    test.database,
    { source: 'changes', asOf: '2026-11-08T00:00:00Z', read },
    { ...PARTIAL, ...options },
  )
}

/** All addresses with their streets, without the streets' ids. */
function table() {
  return ask(`select addresses.id, label, house_number, suffix, unit, sa2_code, latitude, longitude, name, suburb, city,
    territorial_authority from addresses join streets on streets.id = street_id order by addresses.id`)
}

/** Columns, constraints and indexes of both tables. */
async function schema() {
  const columns = await ask(`select table_name, column_name, data_type, is_nullable, column_default
    from information_schema.columns where table_name in ('streets', 'addresses') order by table_name, ordinal_position`)
  const constraints = await ask(`select conname, pg_get_constraintdef(oid) as definition from pg_constraint
    where conrelid in ('streets'::regclass, 'addresses'::regclass) order by conname`)
  const indexes = await ask(`select indexname, indexdef from pg_indexes
    where tablename in ('streets', 'addresses') order by indexname`)
  return { columns, constraints, indexes }
}

describe('loading all addresses', () => {
  it('replaces samples, and stores what was loaded', async () => {
    await loadSampleAddresses(test.database)
    const report = await load([colombo, flat, gore])
    expect(report).toEqual({
      rows: 3,
      rows_of_whole_country: null,
      partial: true,
      without_area: 0,
      as_of: '2026-11-01T00:00:00Z',
      left_out: [],
    })
    expect(await table()).toMatchObject([
      { id: '10', label: '14', sa2_code: SYDENHAM, name: 'Colombo Street', suburb: 'Sydenham', city: 'Christchurch' },
      { id: '11', label: '2/14A', unit: '2', suffix: 'A', house_number: 14, latitude: -43.5476, longitude: 172.6365 },
      { id: '12', name: 'Main Street', suburb: null, city: 'Gore', territorial_authority: 'Gore District' },
    ])
    expect(await ask('select from addresses where is_sample')).toEqual([])
    expect(await ask(`select source, report from import_reports where name = 'addresses'`)).toEqual([
      { source: 'a test', report },
    ])
    expect(await loadSampleAddresses(test.database)).toMatchObject({ loaded: false })
  })

  it('finds the suburb that an area is mostly in, and the areas of a suburb', async () => {
    const at = (id: string, suburb: string, latitude: number) => sourceAddress({ id, suburb, latitude })
    const list = [at('1', 'Sydenham', 1), at('2', 'Sydenham', 1), at('3', 'Beckenham', 1), at('4', 'Sydenham', 2)]
    await load(list, { locate: (latitude) => (latitude === 1 ? SYDENHAM : '327100') })
    expect(await ask('select suburb, sa2_code, addresses from suburb_areas order by sa2_code, suburb')).toEqual([
      { suburb: 'Beckenham', sa2_code: SYDENHAM, addresses: 1 },
      { suburb: 'Sydenham', sa2_code: SYDENHAM, addresses: 2 },
      { suburb: 'Sydenham', sa2_code: '327100', addresses: 1 },
    ])
  })

  it('leaves the tables as the migrations made them', async () => {
    const before = await schema()
    await load([colombo])
    expect(await schema()).toEqual(before)
    expect(before.indexes).toHaveLength(5)
  })

  it('keeps the ids of streets', async () => {
    await load([colombo, gore])
    const ids = () => ask('select id, name from streets order by name')
    const [onColombo, onMain] = await ids()
    await load([colombo, sourceAddress({ id: '13', street: 'Aaa Street' }), gore])
    expect(await ids()).toMatchObject([{ name: 'Aaa Street' }, onColombo, onMain])
  })

  it('stores text with tabs and backslashes as it is', async () => {
    await load([sourceAddress({ street: 'A\\b\tc Street', unit: '\\N' })])
    expect(await table()).toMatchObject([{ name: 'A\\b\tc Street', unit: '\\N' }])
  })

  it('leaves the area empty when there is none', async () => {
    const faraway = sourceAddress({ id: 'x', latitude: 0 })
    const many = Array.from({ length: 99 }, (_, at) => sourceAddress({ id: String(at) }))
    const report = await load([...many, faraway], { locate: (latitude) => (latitude === 0 ? null : SYDENHAM) })
    expect(report.without_area).toBe(1)
    expect(await ask('select id from addresses where sa2_code is null')).toEqual([{ id: 'x' }])
  })
})

describe('refusing a load', () => {
  const before = async () => {
    await load([colombo, flat, gore])
    return table()
  }
  const broken = (message: string): AddressList => ({
    source: 'a broken source',
    asOf: null,
    async *read() {
      yield [colombo]
      throw new Error(message)
    },
  })

  it.each<[string, Partial<LoadOptions>, SourceAddress[], RegExp]>([
    ['no address', {}, [], /a test: There is no address\./u],
    ['one id twice', {}, [colombo, colombo], /^a test has the address 10 twice\./u],
    [
      'positions outside',
      { locate: () => null },
      [colombo],
      /Only 0 of 1 addresses lie in a statistical area \(99 % must\)/u,
    ],
    [
      'a part of the country',
      { partial: false },
      [colombo],
      /There is no address in Ashburton District, .* and 61 more districts/u,
    ],
  ])('keeps the current addresses: %s', async (_, options, addresses, message) => {
    const current = await before()
    await expect(load(addresses, options)).rejects.toThrow(message)
    expect(await table()).toEqual(current)
  })

  it('keeps the current addresses when the source fails half-way', async () => {
    const current = await before()
    await expect(loadAddresses(test.database, broken('The source broke off.'), PARTIAL)).rejects.toThrow(
      'The source broke off.',
    )
    expect(await table()).toEqual(current)
    expect(await ask(`select tablename from pg_tables where tablename like 'next%'`)).toEqual([])
  })

  it('runs one import at a time', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const started = Promise.withResolvers<void>()
    const slow = loadAddresses(
      test.database,
      {
        ...listOf([]),
        async *read() {
          yield [colombo]
          started.resolve()
          await promise
        },
      },
      PARTIAL,
    )
    await started.promise
    await expect(load([gore])).rejects.toThrow('Another import of addresses is running.')
    resolve()
    expect(await slow).toMatchObject({ rows: 1 })
  })

  it('serves searches while tables are replaced', async () => {
    const done = new AbortController()
    const asked = ask.bind(null, 'select label, name from addresses join streets on streets.id = street_id')
    const searches = Array.from({ length: 3 }, async () => {
      let count = 0
      for (; !done.signal.aborted; count += 1) expect(await asked()).not.toEqual([])
      return count
    })
    for (let round = 0; round < 5; round += 1) await load(round % 2 === 0 ? [colombo] : [flat, gore])
    done.abort()
    for (const count of await Promise.all(searches)) expect(count).toBeGreaterThan(0)
  })
})

describe('applying changes', () => {
  beforeEach(() => load([colombo, flat, gore]))

  it('gives the table that a full load gives', async () => {
    const moved = { ...flat, street: 'Durham Street', suburb: null }
    const added = sourceAddress({ id: '20', houseNumber: 3, street: 'Pūkeko Place' })
    const report = await change(
      [
        { kind: 'delete', id: '12' },
        { kind: 'store', address: moved },
        { kind: 'store', address: added },
        { kind: 'delete', id: 'unknown' },
      ],
      { acceptLoss: true },
    )
    expect(report).toMatchObject({ rows: 3, as_of: '2026-11-08T00:00:00Z', changes: { stored: 2, deleted: 2 } })
    const changed = await table()
    const streets = await ask('select name, suburb, city, territorial_authority from streets order by name')
    await load([colombo, moved, added])
    expect(changed).toEqual(await table())
    expect(streets).toEqual(await ask('select name, suburb, city, territorial_authority from streets order by name'))
  })

  it('refuses changes that delete too much', async () => {
    const current = await table()
    await expect(change([{ kind: 'delete', id: '12' }])).rejects.toThrow(
      /There are 2 addresses, and 3 in the last load/u,
    )
    expect(await table()).toEqual(current)
  })

  it('refuses one address twice', async () => {
    const twice: AddressChange[] = [
      { kind: 'delete', id: '12' },
      { kind: 'store', address: gore },
    ]
    await expect(change(twice)).rejects.toThrow('changes has the address 12 twice.')
  })

  it('applies none', async () => {
    const current = await table()
    expect(await change([])).toMatchObject({ rows: 3, changes: { stored: 0, deleted: 0 } })
    expect(await table()).toEqual(current)
  })
})
