import { marketRentResponse } from '@homeyield/contract/market-rent'
import { createTestDatabase, type TestDatabase } from '@homeyield/database/testing/test-database'
import { estimateRents } from '@homeyield/domain/rent/estimate-rents'
import { startMbieSandbox, type MbieSandbox } from '@homeyield/sandbox/mbie/start-mbie-sandbox'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openMbieGateway } from '../gateways/mbie/mbie-gateway.ts'
import { SURROUNDINGS } from '../testing/rent-surroundings.ts'
import { openMarketRentStore } from './market-rent-store.ts'
import { openPropertySearchStore } from './property-search-store.ts'
import { providedRents } from './provided-rents.ts'
import { readMarketRent, readMeshblockRent } from './read-market-rent.ts'
import type { RentSource } from './rent-source.ts'

const START = Date.parse('2026-11-21T00:00:00Z')
const premium = { accountId: '00000000-0000-4000-8000-000000000000', premium: true }

let test: TestDatabase
let sandbox: MbieSandbox
let time: number
beforeAll(async () => {
  test = await createTestDatabase()
  await test.database.pool.query(`
    insert into areas values
      ('131200', 'Ponsonby East', '076', 'Auckland', '02', 'Auckland Region', true, -36.8, 174.7),
      ('130400', 'Ponsonby West', '076', 'Auckland', '02', 'Auckland Region', true, -36.8, 174.7),
      ('343000', 'Chatham Islands', '067', 'Chatham Islands Territory', '99', 'Area Outside Region', true, -44, -176);
    insert into meshblocks values ('0430700', '131200');
    insert into market_rents values
      ('area', '131200', 'House', 3, 590, 600, 610, 12, 1, '2025-07-01'),
      ('area', '130400', 'House', 3, 590, 600, 610, 12, 1, '2025-07-01'),
      ('district', '076', 'House', 3, 280, 290, 300, 90, 9, '2025-07-01'),
      ('region', '02', 'House', 3, 270, 280, 290, 90, 9, '2025-07-01');
    ${SURROUNDINGS}`)
  sandbox = await startMbieSandbox(0, () => time)
})
afterAll(async () => {
  await sandbox.close()
  await test.drop()
})
beforeEach(() => {
  sandbox.reset()
  time = START
})

const imported = () => openMarketRentStore(test.database)
function provided(): RentSource {
  const deps = { now: () => time, warn: () => undefined, timeouts: { call: 5_000, total: 5_000 } }
  return providedRents({ tables: imported(), provider: openMbieGateway({ url: sandbox.url, key: sandbox.key }, deps) })
}
const estimatesIn = async (source: RentSource, code = '131200') => {
  const area = await source.rentsOf(code)
  return area === null ? [] : estimateRents([area])
}
const houseIn = async (source: RentSource) =>
  (await estimatesIn(source)).find(
    ({ dwelling, number_of_bedrooms }) => dwelling === 'House' && number_of_bedrooms === 3,
  )

// Every market rent source has to pass these.
describe.each<[string, () => RentSource]>([
  ['the imported tables', imported],
  ['MBIE', provided],
])('%s', (_, open) => {
  it('returns entries of the contract, with the place, the level and the quarter of each', async () => {
    const entries = await estimatesIn(open())
    expect(marketRentResponse.safeParse(entries).error).toBeUndefined()
    expect(await houseIn(open())).toMatchObject({
      level: 'area',
      place: 'Ponsonby East',
    })
    for (const { lower_quartile, median, upper_quartile, period, evidence } of entries) {
      expect(lower_quartile).toBeLessThanOrEqual(median)
      expect(median).toBeLessThanOrEqual(upper_quartile)
      expect(period).toMatch(/^\d{4}-(?:01|04|07|10)-01$/u)
      const wider = [evidence.suburb_group, evidence.district, evidence.region]
      expect(wider.every((figure) => figure?.place !== '')).toBe(true)
    }
  })

  it('has nothing for a code that is unknown', async () => {
    for (const code of ['999999', "'; drop table areas", '']) {
      expect(await estimatesIn(open(), code)).toEqual([])
    }
  })
})

describe('a provider over the tables', () => {
  it('estimates from its own figures, of its own quarter, with the wider ones as evidence', async () => {
    // Its 48 bonds at 732 are 4.8 times further from 640 than scatter explains, so 14.4 bonds of surroundings count as 3.0.
    expect(await houseIn(provided())).toMatchObject({
      level: 'area',
      place: 'Ponsonby East',
      period: '2026-07-01',
      bonds: 48,
      effective_bonds: 13.1,
      conflict: 'dearer',
      median: 726,
      evidence: {
        own: { lower_quartile: 682, median: 732, upper_quartile: 792, used: true },
        suburb_group: { place: 'Ponsonby, Herne Bay, Saint Marys Bay', median: 732 },
        district: { place: 'Auckland', median: 696 },
        region: { place: 'Auckland Region', median: 624 },
      },
      index: { months: 0, from: '2026-09' },
    })
  })

  it('keeps the group of suburbs as evidence alone where the area’s own figures are withheld', async () => {
    const entries = await estimatesIn(provided())
    // (902 × 342 + 987 × 345) / 687 = 944.7; the quartiles 50 below and 60 above.
    expect(entries.find(({ number_of_bedrooms }) => number_of_bedrooms === 5)).toMatchObject({
      dwelling: 'House',
      level: 'area_other',
      place: 'Ponsonby East',
      bonds: 0,
      evidence: {
        own: null,
        suburb_group: { lower_quartile: 895, median: 945, upper_quartile: 1005, bonds: 687 },
      },
    })
  })

  it('does not use a figure far below what is around it', async () => {
    await test.database.pool.query(`update rent_surroundings set base = ln(1300)`)
    expect(await houseIn(provided())).toMatchObject({
      level: 'area_other',
      bonds: 0,
      evidence: { own: { median: 732, used: false } },
    })
    await test.database.pool.query(`update rent_surroundings set base = ln(640)`)
  })

  it('is replaced by the tables while it is unavailable, with their quarter', async () => {
    sandbox.misbehave('all', { fault: 'broken' })
    expect(await houseIn(provided())).toEqual(await houseIn(imported()))
    expect(await houseIn(imported())).toMatchObject({ level: 'area', bonds: 12, period: '2025-07-01' })
  })

  it('makes no call for an unknown code', async () => {
    await provided().rentsOf('999999')
    expect(sandbox.calls()).toEqual([])
  })

  it('serves a meshblock through our own table', async () => {
    const rents = provided()
    const deps = {
      rents,
      tables: imported(),
      propertySearches: openPropertySearchStore(test.database),
      readSuburbGroups,
    }
    const entries = await readMeshblockRent(deps)(premium, { mb: '430700' })
    expect(entries).toContainEqual(await houseIn(rents))
  })
})

const readSuburbGroups = () => Promise.resolve([])

describe('the allowance of a free account', () => {
  it('is decided before any call', async () => {
    const { rows } = await test.database.pool.query<{ id: string }>(
      `insert into accounts (email, name, password_hash) values ('free@homeyield.test', 'Test', '-') returning id`,
    )
    const free = { accountId: rows[0]!.id, premium: false }
    const deps = {
      rents: provided(),
      tables: imported(),
      propertySearches: openPropertySearchStore(test.database),
      readSuburbGroups,
    }
    const read = readMarketRent(deps)
    expect(await read(free, { sa2_code: '131200' })).not.toEqual('premium_required')
    const asked = sandbox.calls().length
    expect(asked).toBe(7)
    expect(await read(free, { sa2_code: '130400' })).toBe('premium_required')
    expect(await read(free, { sa2_code: '343000' })).toEqual([])
    expect(sandbox.calls()).toHaveLength(asked)
    // Its own area is available again, even the day after.
    time += 24 * 60 * 60 * 1000
    expect(await read(free, { sa2_code: '131200' })).not.toEqual('premium_required')
    expect(sandbox.calls().length).toBeGreaterThan(asked)
  })

  it('is nothing for an account that is gone', async () => {
    const deps = {
      rents: provided(),
      tables: imported(),
      propertySearches: openPropertySearchStore(test.database),
      readSuburbGroups,
    }
    const asking = readMarketRent(deps)({ ...premium, premium: false }, { sa2_code: '131200' })
    await expect(asking).rejects.toMatchObject({ code: 'not_signed_in' })
    expect(sandbox.calls()).toEqual([])
  })
})
