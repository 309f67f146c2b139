import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createTestDatabase, type TestDatabase } from '@homeyield/database/testing/test-database'
import { estimateRents } from '@homeyield/domain/rent/estimate-rents'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openAreaDirectory } from '../areas/area-directory.ts'
import { openAreaStore } from '../areas/area-store.ts'
import { openMarketRentStore } from './market-rent-store.ts'
import { packRentTable } from './pack-rent-table.ts'
import { listPlacedAreas } from './placed-area-store.ts'
import { estimateIn } from './rent-source.ts'

// The golden cases of the rent estimate, section 11, from the shipped tables as `node run/migrate.ts` loads them.
let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
  const program = join(import.meta.dirname, '../../../run/migrate.ts')
  const loading = spawn(process.execPath, [program], {
    env: { ...process.env, DATABASE_URL: test.url },
    stdio: 'ignore',
  })
  expect(await once(loading, 'exit')).toEqual([0, null])
})
afterAll(() => test.drop())

it.each([
  ['252900', 'House', 3, [564, 628, 679], [596, 661], 'High', 'area', 20.7],
  ['252900', 'House', 4, [760, 822, 879], [746, 905], 'Medium', 'area_other', 5.9],
  ['146300', 'House', 1, [478, 529, 586], [433, 646], 'Low', 'area_other', 2.9],
  ['135900', 'Apartment', 2, [483, 548, 611], [506, 593], 'Medium', 'area', 12.9],
  ['135900', 'Room', 1, [437, 447, 480], [432, 462], 'High', 'area', 63.2],
  ['187300', 'House', 4, [654, 707, 756], [528, 947], 'Low', 'region', 0.6],
  ['326600', 'Apartment', 2, [457, 497, 551], [447, 553], 'Medium', 'nearby', 6.9],
] as const)(
  '%s, %s %d',
  async (code, dwelling, bedrooms, quartiles, interval_80, confidence, level, effective_bonds) => {
    const area = await openMarketRentStore(test.database).rentsOf(code)
    const entry = estimateRents(area === null ? [] : [area]).find(
      (entry) => entry.dwelling === dwelling && entry.number_of_bedrooms === bedrooms,
    )
    const [lower_quartile, median, upper_quartile] = quartiles
    expect(entry).toMatchObject({
      lower_quartile,
      median,
      upper_quartile,
      interval_80,
      confidence,
      level,
      effective_bonds,
    })
  },
)

it('takes the areas of a suburb together, weighted by their bonds', async () => {
  const store = openMarketRentStore(test.database)
  const codes = ['252900', '253000', '253600']
  const house = (entries: Awaited<ReturnType<typeof estimateIn>>) =>
    entries.find((entry) => entry.dwelling === 'House' && entry.number_of_bedrooms === 3)
  const apart = await Promise.all(codes.map(async (code) => house(await estimateIn(store, code))))
  const together = house(await estimateIn(store, codes.join(','), 'Newtown'))
  const medians = apart.map((entry) => entry?.median ?? 0)
  expect(together).toMatchObject({ level: 'suburb_group', place: 'Newtown' })
  expect(together?.median).toBeGreaterThan(Math.min(...medians))
  expect(together?.median).toBeLessThan(Math.max(...medians))
  expect(together?.bonds).toBe(apart.reduce((sum, entry) => sum + (entry?.bonds ?? 0), 0))
})

it('packs the estimates of the whole country into at most 400 kB', async () => {
  const { database } = test
  const pack = packRentTable({
    imported: openMarketRentStore(database),
    listPlacedAreas: () => listPlacedAreas(database),
    readAreaNames: openAreaDirectory({ areas: openAreaStore(database) }).current,
    readVersion: () => Promise.resolve('1'),
  })
  const { br, gzip } = await pack()
  expect(br.length).toBeGreaterThan(20_000)
  expect(Math.max(br.length, gzip.length)).toBeLessThanOrEqual(400_000)
})
