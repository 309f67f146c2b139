import { createTestDatabase, type TestDatabase } from '@homeyield/database/testing/test-database'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { NO_INPUT } from '../server/handlers.ts'
import { openAreaDirectory } from './area-directory.ts'
import { areaRoutes } from './area-routes.ts'
import { openAreaStore } from './area-store.ts'
import { searchAreas } from './search-areas.ts'

const VIEWER = {
  accountId: 'a',
  address: '192.0.2.1',
  session: null,
  scopes: null,
  premium: false,
  is_property_professional: false,
  email_confirmed: true,
}

let test: TestDatabase
let search: (q: string) => Promise<string[]>

beforeAll(async () => {
  test = await createTestDatabase()
  await test.database.pool.query(`
    insert into areas values
      ('150100', 'Otahuhu Central', '076', 'Auckland', '02', 'Auckland Region', true, -36.9, 174.8),
      ('150200', 'Ōtāhuhu East', '076', 'Auckland', '02', 'Auckland Region', true, -36.9, 174.8),
      ('259900', 'Inlet Otahuhu', '076', 'Auckland', '02', 'Auckland Region', false, -36.9, 174.8)`)
  await test.database.pool.query(`
    insert into areas select (900000 + n)::text, 'Zone ' || n, '001', 'Far North District', '01', 'Northland Region', true, -35, 173
    from generate_series(1, 30) as n`)
  const find = searchAreas(openAreaDirectory({ areas: openAreaStore(test.database) }))
  search = async (q) => (await find(null, { q })).map((area) => area.name)
})
afterAll(() => test.drop())

it('returns the code, name, district and region of areas on land', async () => {
  const find = searchAreas(openAreaDirectory({ areas: openAreaStore(test.database) }))
  expect(await find(null, { q: 'ōtāhuhu c' })).toEqual([
    {
      sa2_code: '150100',
      name: 'Otahuhu Central',
      suburb: 'Otahuhu',
      territorial_authority: 'Auckland',
      region: 'Auckland Region',
    },
  ])
  expect(await search('otahuhu')).toEqual(['Otahuhu', 'Otahuhu Central', 'Ōtāhuhu East'])
  // The everyday suburb is both areas.
  expect((await find(null, { q: 'otahuhu' }))[0]).toMatchObject({ name: 'Otahuhu', sa2_code: '150100,150200' })
})

it('reads an everyday suburb by the codes of its areas, and no others together', async () => {
  const { readArea } = areaRoutes(openAreaDirectory({ areas: openAreaStore(test.database) }))
  const read = async (sa2_code: string) => readArea(VIEWER, { ...NO_INPUT, params: { sa2_code } })
  expect(await read('150100,150200')).toMatchObject({ name: 'Otahuhu', sa2_code: '150100,150200' })
  await expect(read('150100,900001')).rejects.toMatchObject({ status: 404 })
})

it('has the very name first, then the place with the most bonds', async () => {
  await test.database.pool.query(`
    insert into areas values
      ('160100', 'Newton', '076', 'Auckland', '02', 'Auckland Region', true, -36.9, 174.8),
      ('250100', 'Newtown North', '047', 'Wellington City', '09', 'Wellington Region', true, -41.3, 174.8),
      ('250200', 'Newtown South', '047', 'Wellington City', '09', 'Wellington Region', true, -41.3, 174.8);
    insert into market_rents values
      ('area', '160100', 'House', 3, 570, 640, 700, 300, 1, '2025-07-01'),
      ('area', '250100', 'House', 3, 570, 640, 700, 200, 1, '2025-07-01'),
      ('area', '250200', 'Any', 3, 570, 640, 700, 200, 1, '2025-07-01'),
      ('area', '250200', 'House', 3, 570, 640, 700, 100, 1, '2025-07-01')`)
  const found = searchAreas(openAreaDirectory({ areas: openAreaStore(test.database) }))
  const names = async (q: string) => (await found(null, { q })).map(({ name }) => name)
  expect(await names('newto')).toEqual(['Newtown', 'Newton', 'Newtown North', 'Newtown South'])
  expect(await names('newton')).toEqual(['Newton'])
  expect((await names('newtwon'))[0]).toBe('Newtown')
})

it('returns at most ten, and none for an empty text', async () => {
  expect(await search('zone')).toHaveLength(10)
  expect(await search('')).toEqual([])
  expect(await search('   ')).toEqual([])
})

it('responds to any text', () =>
  fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 200 }), async (q) => {
      expect((await search(q)).length).toBeLessThanOrEqual(10)
    }),
  ))

it('finds what an import has added, five seconds later', async () => {
  let now = 0
  const find = searchAreas(openAreaDirectory({ areas: openAreaStore(test.database), now: () => now }))
  const names = async () => (await find(null, { q: 'newly built' })).map((area) => area.name)
  expect(await names()).toEqual([])
  await test.database.pool.query(`
    insert into areas values ('150900', 'Newly Built', '076', 'Auckland', '02', 'Auckland Region', true, -36.9, 174.8);
    insert into import_reports (name, source, report) values ('areas', 'Stats NZ', '{}')`)
  expect(await names()).toEqual([])
  now = 5000
  await vi.waitFor(async () => expect(await names()).toEqual(['Newly Built']))
})

it('tries again after the areas could not be read', async () => {
  let failures = 1
  const store = openAreaStore(test.database)
  const areas = {
    ...store,
    listLandAreas: () => (failures-- > 0 ? Promise.reject(new Error('The database is away.')) : store.listLandAreas()),
  }
  const find = searchAreas(openAreaDirectory({ areas }))
  await expect(find(null, { q: 'zone' })).rejects.toThrow('away')
  expect(await find(null, { q: 'zone' })).toHaveLength(10)
})
