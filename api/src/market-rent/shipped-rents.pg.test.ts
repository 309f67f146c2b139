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

// The cases of docs/method/market-rent.md, "Worked examples", from the shipped tables as `node run/migrate.ts` loads
// them.
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
  ['252900', 'House', 3, [594, 661, 715], [599, 728], 'Medium', 'area', 3.8, 'cheaper'],
  ['252900', 'House', 4, [760, 822, 879], [753, 896], 'Medium', 'area_other', 5.9, null],
  ['131800', 'House', 3, [923, 1015, 1073], [931, 1106], 'Medium', 'area', 4.9, null],
  ['146300', 'House', 1, [491, 542, 601], [449, 655], 'Low', 'area_other', 2.7, null],
  ['135900', 'Apartment', 2, [473, 532, 590], [495, 572], 'Medium', 'area', 12.9, null],
  ['152100', 'House', 2, [487, 517, 551], [449, 594], 'Low', 'area', 2.0, 'cheaper'],
  ['346700', 'House', 3, [825, 876, 922], [841, 912], 'High', 'area', 31.1, null],
  ['187300', 'House', 4, [654, 707, 756], [544, 919], 'Low', 'region', 0.6, null],
  ['128600', 'House', 3, [957, 1047, 1126], [851, 1287], 'Low', 'area', 0.8, 'dearer'],
  ['326600', 'Apartment', 2, [457, 497, 551], [452, 547], 'Medium', 'nearby', 6.9, null],
] as const)(
  '%s, %s %d',
  async (code, dwelling, bedrooms, quartiles, interval_80, confidence, level, effective_bonds, conflict) => {
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
      conflict,
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
