import { createTestDatabase, type TestDatabase } from '@homeyield/database/testing/test-database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openAreaStore } from '../../areas/area-store.ts'
import { listSuburbs } from '../../areas/list-suburbs.ts'
import { openMarketRentStore } from '../../market-rent/market-rent-store.ts'
import { listPlacedAreas } from '../../market-rent/placed-area-store.ts'
import { estimateIn } from '../../market-rent/rent-source.ts'
import { openMarketTrendStore } from '../../market-trends/market-trend-store.ts'
import { readRegionRents } from '../../market-trends/read-region-rents.ts'
import { loadShippedData } from '../../testing/import-addresses.ts'
import { openRentMapStore } from './rent-map-store.ts'
import { openRentMaps, type RentMaps } from './rent-maps.ts'
import { openSuburbRents } from './suburb-rents.ts'

// The shipped areas and rents, with the figures of docs/method/market-rent.md, "Worked examples".
let test: TestDatabase
let maps: RentMaps
let describeSuburb: ReturnType<typeof openSuburbRents>

beforeAll(async () => {
  test = await createTestDatabase()
  await loadShippedData(test.url)
  const rents = openMarketRentStore(test.database)
  const readYears = readRegionRents({ trends: openMarketTrendStore(test.database) })
  maps = await openRentMaps({
    store: openRentMapStore(test.database),
    rents,
    readSuburbs: async () => listSuburbs(await listPlacedAreas(test.database), []),
  })
  describeSuburb = openSuburbRents({ maps, rents, readRegionRents: (sa2_code) => readYears({ sa2_code }) })
})
afterAll(() => test.drop())

const HOUSE = { dwelling: 'House', bedrooms: 3 } as const

async function pageOf(district: string, slug: string, kind: Parameters<typeof describeSuburb>[1] = HOUSE) {
  const found = maps.findSuburb(district, slug)
  if (found === null) throw new Error(`There is no suburb ${slug} in ${district}`)
  return describeSuburb(found, kind)
}

it('has an address of its own for every suburb, and a suburb for every area', async () => {
  const areas = await openAreaStore(test.database).listLandAreas()
  const shown = areas.filter(
    ({ territorial_authority }) => territorial_authority !== 'Area Outside Territorial Authority',
  )
  expect(shown.length).toBeGreaterThan(2_000)
  for (const { sa2_code } of shown) expect(maps.districtOf(sa2_code), sa2_code).not.toBeNull()
  const named = new Set(maps.suburbs.flatMap((suburb) => suburb.areas.map(({ sa2_code }) => sa2_code)))
  expect(named.size).toBe(shown.length)
  const addresses = maps.suburbs.map(({ district, slug }) => `${district}/${slug}`)
  expect(new Set(addresses).size).toBe(addresses.length)
  for (const { slug } of maps.suburbs) expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u)
})

it('shows Newtown as its areas together, beside each of them', async () => {
  const { entries, areas, nearby, codes, years } = await pageOf('wellington-city', 'newtown')
  expect(areas[0]).toEqual({
    sa2_code: '252900',
    name: 'Newtown North',
    rent: { median: 661, interval_80: [599, 728], confidence: 'Medium' },
  })
  expect(areas.map(({ name }) => name)).toEqual(['Newtown North', 'Newtown West', 'Newtown South'])
  expect(codes).toBe('252900,253000,253600')
  expect(entries).toEqual(await estimateIn(openMarketRentStore(test.database), codes, 'Newtown'))
  const house = entries.find((entry) => entry.dwelling === 'House' && entry.number_of_bedrooms === 3)
  const medians = areas.map(({ rent }) => rent?.median ?? 0)
  expect(house).toMatchObject({ level: 'suburb_group', place: 'Newtown' })
  expect(house?.median).toBeGreaterThan(Math.min(...medians))
  expect(house?.median).toBeLessThan(Math.max(...medians))
  // Berhampore is next to it, and no other suburb nearer.
  expect(nearby).toHaveLength(10)
  expect(nearby[0]).toMatchObject({
    slug: 'berhampore',
    district: { slug: 'wellington-city', name: 'Wellington City' },
  })
  expect(years.place).toBe('Wellington Region')
  expect(years.months.length).toBeGreaterThan(120)
})

it.each([
  ['auckland', 'freemans-bay', HOUSE, 'Freemans Bay', 1015, [931, 1106], 'Medium'],
  ['auckland', 'point-england', { dwelling: 'House', bedrooms: 1 }, 'Point England', 542, [449, 655], 'Low'],
  ['queenstown-lakes-district', 'wanaka', HOUSE, 'Wānaka North', 876, [841, 912], 'High'],
  ['auckland', 'takapuna', HOUSE, 'Takapuna South', 1047, [851, 1287], 'Low'],
  [
    'christchurch-city',
    'christchurch-central',
    { dwelling: 'Apartment', bedrooms: 2 },
    'Christchurch Central',
    497,
    [452, 547],
    'Medium',
  ],
] as const)('%s/%s has the worked example %s', async (district, slug, kind, name, median, interval_80, confidence) => {
  const { areas, entries, suburb } = await pageOf(district, slug, kind)
  const own = areas.find((area) => area.name === name)?.rent
  const alone = entries.find((entry) => entry.dwelling === kind.dwelling && entry.number_of_bedrooms === kind.bedrooms)
  expect(own ?? (suburb.name === name ? alone : null)).toMatchObject({ median, interval_80, confidence })
})

it('writes suburbs on the map of their district', async () => {
  const { names = [], width, height } = (await maps.drawDistrict('wellington-city')) ?? {}
  const placed = names.map(({ name }) => name)
  for (const name of ['Newtown', 'Te Aro', 'Karori', 'Johnsonville']) expect(placed).toContain(name)
  expect(new Set(placed).size).toBe(placed.length)
  for (const { x, y } of names) {
    expect(x).toBeLessThan(width ?? 0)
    expect(y).toBeLessThan(height ?? 0)
  }
})
