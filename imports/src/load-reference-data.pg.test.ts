import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@homeyield/database/connection'
import { migrate } from '@homeyield/database/migrate'
import { createTestDatabase, type TestDatabase } from '@homeyield/database/testing/test-database'
import { afterAll, beforeEach, afterEach, describe, expect, it } from 'vitest'
import { loadReferenceData } from './load-reference-data.ts'
import { SEEDS } from './reference/seed-tables.ts'
import { importMarketRents } from './mbie-quarterly/import-market-rents.ts'
import { undoMarketRents } from './mbie-quarterly/undo-market-rents.ts'

let test: TestDatabase
const folders: string[] = []
beforeEach(async () => void (test = await createTestDatabase()))
afterEach(() => test.drop())
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))))

async function ask<Row extends object>(sql: string): Promise<Row[]> {
  return (await test.database.pool.query<Row>(sql)).rows
}

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'homeyield-seeds-'))
  folders.push(folder)
  return folder
}

/** The shipped tables with changed rents. */
async function changeRents(change: (rents: string) => string): Promise<string> {
  const folder = await makeFolder()
  await cp(SEEDS, folder, { recursive: true })
  const path = join(folder, 'market-rents.csv')
  await writeFile(path, change(await readFile(path, 'utf8')))
  return folder
}

/** An MBIE file with one figure for that quarter. */
async function writeTenancies(quarter: string): Promise<string> {
  const path = join(await makeFolder(), 'tenancy.csv')
  const header =
    'TimeFrame,Location Id,Dwelling Type,Number Of Beds,Total Bonds,Median Rent,Upper Quartile Rent,Lower Quartile Rent'
  await writeFile(path, `${header}\n${quarter},135600,House,3,12,777,800,700\n`)
  return path
}

const ACCEPTED = { acceptLoss: true }

const ONE_FIGURE = `select median from market_rents where area_kind = 'area' and area_code = '135600'
  and dwelling = 'House' and number_of_bedrooms = 3`

describe('loading the shipped tables', () => {
  it('loads areas, meshblocks and rents once', async () => {
    expect(await loadReferenceData(test.database)).toEqual({ loaded: true })
    expect(
      await ask(`select (select count(*)::int from areas) as areas, (select count(*)::int from meshblocks) as meshblocks,
        (select count(*)::int from market_rents where area_kind = 'area') > 3000 as rents`),
    ).toEqual([{ areas: 2253, meshblocks: 53_589, rents: true }])
    expect(await ask(`select sa2_code from meshblocks where meshblock = '0000501'`)).toEqual([{ sa2_code: '100300' }])
    expect(await ask(`select count(*)::int from market_rents where area_kind = 'district'`)).not.toEqual([{ count: 0 }])
    expect(await loadReferenceData(test.database)).toEqual({ loaded: false })
    expect(await ask(`select name, report ->> 'rents' as rents from import_reports`)).toEqual([
      { name: 'reference_data', rents: 'loaded' },
    ])
  })

  it('measures the surroundings of every area, and marks the cells that are set aside', async () => {
    await loadReferenceData(test.database)
    expect(
      await ask(`select count(*)::int as areas, min(newest_period)::text as period from rent_surroundings`),
    ).toEqual([{ areas: 2253, period: '2025-07-01' }])
    expect(
      await ask(`select set_aside, count(*)::int from market_rents where set_aside is not null group by set_aside`),
    ).toEqual([{ set_aside: 'far_below', count: 43 }])
    // Newtown North: a three-bedroom house there rents for exp(6.55) = $700 a week. Freemans Bay:
    // docs/method/market-rent.md, "Worked examples".
    expect(
      await ask(`select round(base::numeric, 4) as base from rent_surroundings where sa2_code = '252900'`),
    ).toEqual([{ base: expect.stringMatching(/^6\.55/u) }])
    expect(
      await ask(`select round(step::numeric, 2)::float as step from rent_surroundings where sa2_code = '131800'`),
    ).toEqual([{ step: 0.29 }])
    expect(
      await ask(
        `select count(*)::int as kinds from rent_district_differences where territorial_authority_code = '047'`,
      ),
    ).toEqual([{ kinds: 14 }])
  })

  it('loads again when the shipped tables have changed or were deleted', async () => {
    await loadReferenceData(test.database)
    const folder = await changeRents((rents) => rents.replace(/(135600,House,3,)\d+,\d+,\d+/, '$1500,501,502'))
    expect(await loadReferenceData(test.database, folder)).toEqual({ loaded: true })
    expect(await ask(ONE_FIGURE)).toEqual([{ median: 501 }])
    await ask('truncate market_rents')
    expect(await loadReferenceData(test.database, folder)).toEqual({ loaded: true })
    expect(await ask(ONE_FIGURE)).toEqual([{ median: 501 }])
  })

  it('measures the surroundings of a database of before again, and leaves the rest as it is', async () => {
    await loadReferenceData(test.database)
    const measured = await ask('select * from rent_surroundings order by sa2_code')
    const marked = await ask(`select area_code from market_rents where set_aside = 'far_below' order by 1`)
    // xmin changes when a row is written again.
    const tables = () =>
      ask(`select xmin::text, area_code, dwelling, number_of_bedrooms from market_rents where area_kind = 'region'
        order by 2, 3, 4`)
    const before = await tables()
    await ask(`
      alter table rent_surroundings drop column step;
      update rent_surroundings set base = base - 0.1;
      update market_rents set set_aside = null where set_aside = 'far_below';
      delete from schema_migrations where name like '%_add_step_of_surroundings.sql'`)
    expect(await migrate(test.url)).toEqual([expect.stringMatching(/_add_step_of_surroundings\.sql$/u)])
    expect(await ask('select count(step)::int as steps from rent_surroundings')).toEqual([{ steps: 0 }])

    expect(await loadReferenceData(test.database)).toEqual({ loaded: true })
    expect(await ask('select * from rent_surroundings order by sa2_code')).toEqual(measured)
    expect(await ask(`select area_code from market_rents where set_aside = 'far_below' order by 1`)).toEqual(marked)
    expect(await tables()).toEqual(before)
    // Processes and browsers that know the rents of before ask again.
    expect(await ask(`select report ->> 'rents' as rents from import_reports order by id`)).toEqual([
      { rents: 'loaded' },
      { rents: 'unchanged' },
    ])
    expect(await loadReferenceData(test.database)).toEqual({ loaded: false })
  })

  it('lets two processes start at once', async () => {
    const other = openDatabase(test.url)
    try {
      const results = await Promise.all([loadReferenceData(test.database), loadReferenceData(other)])
      expect(results.filter((result) => result.loaded)).toHaveLength(1)
    } finally {
      await other.close()
    }
  })

  it('changes nothing when a table is unreadable', async () => {
    await loadReferenceData(test.database)
    const folder = await changeRents((rents) => `${rents}135600,Castle,3,1,2,3,6,2025-07-01\n`)
    await expect(loadReferenceData(test.database, folder)).rejects.toThrow()
    expect(await ask(`select count(*)::int as areas from areas`)).toEqual([{ areas: 2253 }])
  })
})

describe('rents imported by the operator', () => {
  it('replace the shipped ones, with a report', async () => {
    await loadReferenceData(test.database)
    const { report } = await importMarketRents(test.database, await writeTenancies('2026-01-01'), ACCEPTED)
    expect(report).toMatchObject({ bedroom_quarter: '2026-01-01', newest_quarter: '2026-01-01' })
    expect(await ask('select area_kind, area_code, median, bonds from market_rents order by area_kind')).toEqual([
      { area_kind: 'area', area_code: '135600', median: 777, bonds: 12 },
      { area_kind: 'district', area_code: '076', median: 777, bonds: 12 },
      { area_kind: 'region', area_code: '02', median: 777, bonds: 12 },
    ])
    expect(await ask(`select source, report from import_reports where name = 'market_rents'`)).toEqual([
      { source: 'tenancy.csv', report },
    ])
  })

  it('survive a restart, and new shipped tables of the same or an older quarter', async () => {
    await loadReferenceData(test.database)
    await importMarketRents(test.database, await writeTenancies('2025-07-01'), ACCEPTED)
    expect(await loadReferenceData(test.database)).toEqual({ loaded: false })
    expect(await ask(ONE_FIGURE)).toEqual([{ median: 777 }])
    const folder = await changeRents((rents) => rents.replace(/(135600,House,3,)\d+,\d+,\d+/, '$1500,501,502'))
    expect(await loadReferenceData(test.database, folder)).toEqual({ loaded: true })
    expect(await ask(ONE_FIGURE)).toEqual([{ median: 777 }])
    expect(await loadReferenceData(test.database, folder)).toEqual({ loaded: false })
  })

  it('get their surroundings at a start that finds none, as after an update of Homeyield', async () => {
    await loadReferenceData(test.database)
    await importMarketRents(test.database, await writeTenancies('2026-01-01'), ACCEPTED)
    const before = await ask('select * from rent_surroundings order by sa2_code')
    expect(before).toHaveLength(2253)
    await ask('truncate rent_surroundings')
    expect(await loadReferenceData(test.database)).toEqual({ loaded: true })
    expect(await ask(ONE_FIGURE)).toEqual([{ median: 777 }])
    expect(await ask('select count(*)::int > 3000 as can_be_undone from previous_market_rents')).toEqual([
      { can_be_undone: true },
    ])
    expect(await ask('select * from rent_surroundings order by sa2_code')).toEqual(before)
  })

  it('give way to new shipped tables of a later quarter', async () => {
    await loadReferenceData(test.database)
    await importMarketRents(test.database, await writeTenancies('2025-07-01'), ACCEPTED)
    const folder = await changeRents((rents) => `${rents}135600,Room,1,200,210,220,6,2026-07-01\n`)
    await loadReferenceData(test.database, folder)
    expect(await ask(ONE_FIGURE)).not.toEqual([{ median: 777 }])
  })

  it('give way to new shipped tables of their own quarter once undone', async () => {
    await loadReferenceData(test.database)
    const shipped = await ask(ONE_FIGURE)
    await importMarketRents(test.database, await writeTenancies('2026-01-01'), ACCEPTED)
    await undoMarketRents(test.database)
    expect(await ask(ONE_FIGURE)).toEqual(shipped)
    const folder = await changeRents((rents) => rents.replace(/(135600,House,3,)\d+,\d+,\d+/, '$1500,501,502'))
    expect(await loadReferenceData(test.database, folder)).toEqual({ loaded: true })
    expect(await ask(ONE_FIGURE)).toEqual([{ median: 501 }])
    await expect(undoMarketRents(test.database)).rejects.toThrow('There is no import to undo.')
  })

  it('change nothing when the file is invalid', async () => {
    await loadReferenceData(test.database)
    const before = await ask('select count(*)::int from market_rents')
    const path = join(await makeFolder(), 'other.csv')
    await writeFile(path, 'a,b\n1,2\n')
    await expect(importMarketRents(test.database, path)).rejects.toThrow(/no column timeframe/)
    expect(await ask('select count(*)::int from market_rents')).toEqual(before)
  })
})
