import { createTestDatabase, type TestDatabase } from '@homeyield/database/testing/test-database'
import type { MarketRentEntry } from '@homeyield/domain/rent/market-rent-entry'
import { nameKind, RENT_KINDS } from '@homeyield/domain/rent/rent-kind'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SURROUNDINGS } from '../testing/rent-surroundings.ts'
import { openMarketRentStore } from './market-rent-store.ts'
import { openPropertySearchStore } from './property-search-store.ts'
import { readMarketRent, type MarketRentViewer, readMeshblockRent } from './read-market-rent.ts'

let test: TestDatabase
let read: (
  viewer: MarketRentViewer,
  sa2_code: string,
  index?: 'false',
) => Promise<MarketRentEntry[] | 'premium_required'>
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
      ('area', '105000', 'House', 3, 570, 640, 700, 12, 1, '2025-07-01'),
      ('district', '001', 'House', 3, 500, 560, 600, 30, 3, '2025-07-01'),
      ('district', '001', 'House', 4, 600, 660, 700, 29, 3, '2025-07-01'),
      ('region', '01', 'House', 4, 610, 670, 710, 90, 9, '2025-01-01'),
      ('region', '02', 'House', 5, 900, 950, 999, 90, 9, '2025-07-01');
    insert into market_rents values ('area', '100100', 'House', 1, 100, 110, 120, 6, 1, '2025-07-01', 'far_below');
    ${SURROUNDINGS};
    insert into rent_surroundings values
      ('100200', ln(600), 0, 20, 20, 0, '2025-07-01', 0), ('343000', ln(600), 0, 0, 0, 0, '2025-07-01', 0);
    insert into rent_district_differences values ('001', 'House', 4, 0.1), ('002', 'House', 4, 0.2);
    -- Twelve months at 500 to September 2025, then a year at 550: the mean of the last twelve months is 550.
    insert into region_months
      select '01', to_char(date '2024-10-01' + n * interval '1 month', 'YYYY-MM'), null, null, null,
        case when n < 12 then 500 else 550 end
      from generate_series(0, 23) as n`)
  const tables = openMarketRentStore(test.database)
  const deps = {
    rents: tables,
    tables,
    propertySearches: openPropertySearchStore(test.database),
    readSuburbGroups: () => Promise.resolve([]),
  }
  read = (viewer, sa2_code, index) => readMarketRent(deps)(viewer, { sa2_code, index })
  readMeshblock = (viewer, mb) => readMeshblockRent(deps)(viewer, { mb })
})
afterAll(() => test.drop())

beforeEach(async () => {
  const { rows } = await test.database.pool.query<{ id: string }>(
    `insert into accounts (email, name, password_hash) values (gen_random_uuid() || '@homeyield.test', 'Test', '-') returning id`,
  )
  free = { accountId: rows[0]!.id, premium: false }
})

async function entryOf(sa2Code: string, number_of_bedrooms: number): Promise<MarketRentEntry | undefined> {
  const entries = (await read(premium, sa2Code)) as MarketRentEntry[]
  return entries.find((entry) => entry.dwelling === 'House' && entry.number_of_bedrooms === number_of_bedrooms)
}

describe('the market rent of an area', () => {
  it('is an estimate of every kind of home, with its evidence, by dwelling and bedrooms', async () => {
    expect(await entryOf('100100', 3)).toEqual({
      dwelling: 'House',
      number_of_bedrooms: 3,
      // 590, 640 and 684 before the index.
      lower_quartile: 649,
      median: 704,
      upper_quartile: 753,
      // 704 × exp(±1.15 × √(0.0255 / 26.4 + 12 × 0.00005)), and ±0.55.
      interval_80: [673, 737],
      interval_50: [689, 719],
      confidence: 'High',
      level: 'area',
      place: 'North Cape',
      effective_bonds: 26.4,
      bonds: 12,
      conflict: null,
      period: '2025-07-01',
      evidence: {
        own: { lower_quartile: 570, median: 640, upper_quartile: 700, bonds: 12, period: '2025-07-01', used: true },
        area_other: [
          { dwelling: 'Any', number_of_bedrooms: 2, median: 550, used: true },
          { dwelling: 'House', number_of_bedrooms: 1, median: 110, used: false },
        ].map((cell) => expect.objectContaining(cell)),
        suburb_group: null,
        district: { ...districtOfThree, level: 'district', place: 'Far North District' },
        region: null,
        areas: [],
      },
      index: { factor: 1.1, months: 12, from: '2025-09', to: '2026-09', region: 'Northland Region' },
      // 640 × exp(±1.15 × √(0.0255 / 26.4))
      before_index: {
        lower_quartile: 590,
        median: 640,
        upper_quartile: 684,
        interval_80: [618, 663],
        confidence: 'High',
      },
    })
    const entries = (await read(premium, '100100')) as MarketRentEntry[]
    expect(entries.map(({ dwelling, number_of_bedrooms }) => `${dwelling} ${number_of_bedrooms}`)).toEqual(
      RENT_KINDS.map(nameKind),
    )
  })

  it('leaves out the step by the region’s rents when asked to', async () => {
    const entries = await read(premium, '100100', 'false')
    expect(entries).toContainEqual(
      expect.objectContaining({
        dwelling: 'House',
        number_of_bedrooms: 3,
        lower_quartile: 590,
        median: 640,
        upper_quartile: 684,
        interval_80: [618, 663],
        index: { factor: 1, months: 0, from: '2025-09', to: '2025-09', region: 'Northland Region' },
      }),
    )
  })

  it('uses no cell that is set aside', async () => {
    expect(await entryOf('100100', 1)).toMatchObject({
      level: 'area_other',
      bonds: 0,
      evidence: { own: { median: 110, used: false } },
    })
  })

  it('takes what the district adds for the kind, and shows the raw figures of a wide enough area', async () => {
    // 600 × exp(0.1508 + 0.1) × 1.1
    expect(await entryOf('100200', 4)).toMatchObject({
      median: 848,
      level: 'district',
      place: 'Far North District',
      evidence: { own: null, district: null, region: { median: 670, bonds: 90 } },
    })
  })

  it('returns [] where only the country is known, and for an unknown code', async () => {
    expect(await read(premium, '343000')).toEqual([])
    expect(await read(premium, '999999')).toEqual([])
    expect(await read(premium, "'; drop table areas")).toEqual([])
  })

  it('returns [] for an area that is not land', async () => {
    await test.database.pool.query(`update areas set on_land = false where sa2_code = '100200'`)
    expect(await read(premium, '100200')).toEqual([])
    await test.database.pool.query(`update areas set on_land = true where sa2_code = '100200'`)
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
    expect(await read(free, '100100')).toHaveLength(16)
    expect(await read(free, '100200')).toBe('premium_required')
    expect(await read(free, '105000')).toBe('premium_required')
    expect(await read(free, '100100')).toHaveLength(16)
    expect(await read(free, '343000')).toEqual([])
  })

  it('counts a meshblock as its area', async () => {
    expect(await readMeshblock(free, '100')).toHaveLength(16)
    expect(await read(free, '100100')).toHaveLength(16)
    expect(await read(free, '105000')).toBe('premium_required')
  })

  it('is each account’s own, and nothing to a premium one', async () => {
    expect(await read(free, '100100')).toHaveLength(16)
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
      ['1', '2', '3', '4', '5', '6'].map((code) =>
        claimSearch({ accountId: free.accountId, codes: [code], allowance: 3, groups: [] }),
      ),
    )
    expect(responses.filter(Boolean)).toHaveLength(3)
  })
})

const districtOfThree = { lower_quartile: 500, median: 560, upper_quartile: 600, bonds: 30, period: '2025-07-01' }
