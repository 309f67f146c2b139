import { createTestDatabase, type TestDatabase } from '@homeyield/database/testing/test-database'
import type { MarketRentEntry } from '@homeyield/domain/rent/market-rent-entry'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openMarketRentStore } from './market-rent-store.ts'
import { openPropertySearchStore } from './property-search-store.ts'
import { readMarketRent, type MarketRentViewer, readMeshblockRent } from './read-market-rent.ts'

let test: TestDatabase
let read: (viewer: MarketRentViewer, sa2_code: string) => Promise<MarketRentEntry[] | 'premium_required'>
let readMeshblock: (viewer: MarketRentViewer, mb: string) => Promise<MarketRentEntry[] | 'premium_required'>
let free: MarketRentViewer
const premium: MarketRentViewer = { accountId: '00000000-0000-4000-8000-000000000000', premium: true }

beforeAll(async () => {
  test = await createTestDatabase()
  const { pool } = test.database
  await pool.query(`
    insert into areas values
      ('100100', 'North Cape', '001', 'Far North District', '01', 'Northland Region', true, -34.5, 172.8),
      ('100200', 'Rangaunu Harbour', '001', 'Far North District', '01', 'Northland Region', true, -34.9, 173.1),
      ('105000', 'Whangarei Heads', '002', 'Whangarei District', '01', 'Northland Region', true, -35.8, 174.5),
      ('343000', 'Chatham Islands', '067', 'Chatham Islands Territory', '99', 'Area Outside Region', true, -44, -176.5)`)
  await pool.query(`insert into meshblocks values ('0000100', '100100'), ('0000501', '343000')`)
  await pool.query(`
    insert into market_rents values
      ('area', '100100', 'House', 3, 570, 640, 700, 12, 1, '2025-07-01'),
      ('area', '100100', 'Any', 2, 480, 550, 620, 9, 1, '2025-04-01'),
      ('area', '105000', 'House', 3, 100, 200, 300, 12, 1, '2025-07-01'),
      ('district', '001', 'House', 3, 500, 560, 600, 30, 3, '2025-07-01'),
      ('district', '001', 'House', 4, 600, 660, 700, 29, 3, '2025-07-01'),
      ('region', '01', 'House', 4, 610, 670, 710, 90, 9, '2025-01-01'),
      ('region', '02', 'House', 5, 900, 950, 999, 90, 9, '2025-07-01')`)
  const tables = openMarketRentStore(test.database)
  const deps = {
    rents: tables,
    tables,
    propertySearches: openPropertySearchStore(test.database),
  }
  read = (viewer, sa2_code) => readMarketRent(deps)(viewer, { sa2_code })
  readMeshblock = (viewer, mb) => readMeshblockRent(deps)(viewer, { mb })
})
afterAll(() => test.drop())

beforeEach(async () => {
  const { rows } = await test.database.pool.query<{ id: string }>(
    `insert into accounts (email, name, password_hash) values (gen_random_uuid() || '@homeyield.test', 'Test', '-') returning id`,
  )
  free = { accountId: rows[0]!.id, premium: false }
})

describe('the market rent of an area', () => {
  it('climbs from the area to its district and region', async () => {
    expect(await read(premium, '100100')).toEqual([
      house(2, [480, 550, 620], 9, '2025-04-01', 'any_dwelling'),
      { ...house(3, [570, 640, 700], 12, '2025-07-01', 'area'), wider: [districtOfThree] },
      house(4, [610, 670, 710], 90, '2025-01-01', 'region'),
      { ...house(2, [480, 550, 620], 9, '2025-04-01', 'any_dwelling'), dwelling: 'Apartment' },
      { ...house(2, [480, 550, 620], 9, '2025-04-01', 'any_dwelling'), dwelling: 'Flat' },
    ])
    expect(await read(premium, '100200')).toEqual([
      house(3, [500, 560, 600], 30, '2025-07-01', 'district'),
      house(4, [610, 670, 710], 90, '2025-01-01', 'region'),
    ])
  })

  it('returns [] for an area without a figure, and for an unknown code', async () => {
    expect(await read(premium, '343000')).toEqual([])
    expect(await read(premium, '999999')).toEqual([])
    expect(await read(premium, "'; drop table areas")).toEqual([])
  })

  it('works for a meshblock, with or without its leading zeros', async () => {
    const expected = await read(premium, '100100')
    expect(await readMeshblock(premium, '0000100')).toEqual(expected)
    expect(await readMeshblock(premium, '100')).toEqual(expected)
    expect(await readMeshblock(premium, '0000999')).toEqual([])
    expect(await readMeshblock(premium, '9999999')).toEqual([])
  })
})

describe('the allowance of a free account', () => {
  it('gives it the first area with figures, again and again, and no other', async () => {
    expect(await read(free, '343000')).toEqual([])
    expect(await read(free, '999999')).toEqual([])
    expect(await read(free, '100100')).toHaveLength(5)
    expect(await read(free, '100200')).toBe('premium_required')
    expect(await read(free, '105000')).toBe('premium_required')
    expect(await read(free, '100100')).toHaveLength(5)
    expect(await read(free, '343000')).toEqual([])
  })

  it('counts a meshblock as its area', async () => {
    expect(await readMeshblock(free, '100')).toHaveLength(5)
    expect(await read(free, '100100')).toHaveLength(5)
    expect(await read(free, '105000')).toBe('premium_required')
  })

  it('is each account’s own, and nothing to a premium one', async () => {
    expect(await read(free, '100100')).toHaveLength(5)
    expect(await read({ ...free, premium: true }, '105000')).not.toBe('premium_required')
    const { rows } = await test.database.pool.query('select sa2_code from property_searches where account_id = $1', [
      free.accountId,
    ])
    expect(rows).toEqual([{ sa2_code: '100100' }])
  })

  it('refuses an account that is gone', async () => {
    const asking = read({ accountId: premium.accountId, premium: false }, '100100')
    await expect(asking).rejects.toMatchObject({ code: 'not_signed_in' })
  })

  it('is never exceeded, however many ask at once', async () => {
    const codes = ['100100', '100200', '105000']
    const responses = await Promise.all(Array.from({ length: 30 }, (_, index) => read(free, codes[index % 3]!)))
    expect(responses.filter((response) => response !== 'premium_required')).toHaveLength(10)
    const { rows } = await test.database.pool.query('select sa2_code from property_searches where account_id = $1', [
      free.accountId,
    ])
    expect(rows).toHaveLength(1)
  })

  it('is as large as stated', async () => {
    const { claimSearch } = openPropertySearchStore(test.database)
    const responses = await Promise.all(
      ['1', '2', '3', '4', '5', '6'].map((code) => claimSearch(free.accountId, code, 3)),
    )
    expect(responses.filter(Boolean)).toHaveLength(3)
  })
})

function house(
  number_of_bedrooms: number,
  [lower_quartile, median, upper_quartile]: [number, number, number],
  bonds: number,
  period: string,
  level: MarketRentEntry['level'],
): MarketRentEntry {
  const place = {
    area: 'North Cape',
    any_dwelling: 'North Cape',
    suburb_group: '',
    district: 'Far North District',
    region: 'Northland Region',
  }
  return {
    dwelling: 'House',
    number_of_bedrooms,
    lower_quartile,
    median,
    upper_quartile,
    bonds,
    period,
    level,
    place: place[level],
    wider: [],
  }
}

const districtOfThree = {
  level: 'district' as const,
  place: 'Far North District',
  lower_quartile: 500,
  median: 560,
  upper_quartile: 600,
  bonds: 30,
  period: '2025-07-01',
}
