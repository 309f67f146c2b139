import { createTestDatabase, type TestDatabase } from '@homeyield/database/testing/test-database'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { loadReferenceData } from '../load-reference-data.ts'
import { formatTenancies, writeTemporaryFile } from '../testing/tenancy-file.ts'
import { importMarketRents } from './import-market-rents.ts'
import { undoMarketRents } from './undo-market-rents.ts'

let test: TestDatabase
let areas: string[]
beforeAll(async () => {
  test = await createTestDatabase()
  await loadReferenceData(test.database)
  const rows = await ask<{ sa2_code: string }>('select sa2_code from areas where on_land order by 1 limit 20')
  areas = rows.map((row) => row.sa2_code)
})
afterAll(() => test.drop())
beforeEach(async () => {
  await importMarketRents(test.database, await writeTemporaryFile(formatTenancies(areas)), { acceptLoss: true })
})

async function ask<Row extends object>(sql: string): Promise<Row[]> {
  return (await test.database.pool.query<Row>(sql)).rows
}

const current = () =>
  ask(`select rents, (select max(id) from import_reports) as report from market_rents as rents
    order by area_kind, area_code, dwelling, number_of_bedrooms`)
const medians = () => ask(`select distinct median from market_rents`)
const load = async (content: string | Buffer, options = {}) =>
  importMarketRents(test.database, await writeTemporaryFile(content), options)

describe('a file with much less than is loaded', () => {
  it.each<[string, () => string | Buffer, RegExp]>([
    ['fewer areas', () => formatTenancies(areas.slice(0, 17)), /areas fall from 20 to 17; figures fall from 20 to 17/u],
    ['fewer bonds', () => formatTenancies(areas, { bonds: 9 }), /: bonds fall from 240 to 180\. .*--accept-loss/u],
    [
      'an older quarter',
      () => formatTenancies(areas, { quarter: '2025-04-01' }),
      /the quarter goes back from 2025-07-01 to 2025-04-01/u,
    ],
    ['a cut last line', () => formatTenancies(areas).slice(0, -20), /tenancy\.csv, line 21: 3 values, but/u],
    ['no content', () => '', /tenancy\.csv is empty/u],
    ['another encoding', () => Buffer.from(formatTenancies(areas), 'utf16le'), /line 1: the text is not UTF-8/u],
    ['no known area', () => formatTenancies(['999999']), /tenancy\.csv has no usable figure/u],
  ])('is refused: %s', async (_, content, message) => {
    const before = await current()
    await expect(load(content())).rejects.toThrow(message)
    expect(await current()).toEqual(before)
  })

  it('is imported if the operator accepts the loss', async () => {
    await load(formatTenancies(areas.slice(0, 2), { median: 710 }), { acceptLoss: true })
    expect(await medians()).toEqual([{ median: 710 }])
  })
})

it('a dry run reports the change and changes nothing', async () => {
  const before = await current()
  const result = await load(formatTenancies(areas, { quarter: '2025-10-01', median: 720 }), { dryRun: true })
  expect(result).toMatchObject({
    current: { areas: 20, figures: 20, bonds: 240, quarter: '2025-07-01' },
    loaded: { areas: 20, figures: 20, bonds: 240, quarter: '2025-10-01' },
  })
  expect(await current()).toEqual(before)
})

it('an undo restores every figure, and a second one the import', async () => {
  const before = await ask('select * from market_rents order by area_kind, area_code')
  await load(formatTenancies(areas, { median: 720 }))
  expect(await undoMarketRents(test.database)).toMatchObject({ loaded: { bonds: 240 } })
  expect(await ask('select * from market_rents order by area_kind, area_code')).toEqual(before)
  await undoMarketRents(test.database)
  expect(await medians()).toEqual([{ median: 720 }])
})

describe('rents far below what is around them', () => {
  const setAside = () =>
    ask(`select area_code, number_of_bedrooms, set_aside from market_rents
      where set_aside is not null order by number_of_bedrooms`)
  const withCells = (...cells: readonly (readonly [area: number, beds: number, median: number])[]) =>
    formatTenancies(areas) +
    cells
      .map(([at, beds, median]) => `2025-07-01,${areas[at]},House,${beds},6,${median},${median + 10},${median - 10}\n`)
      .join('')

  it('stay and are marked, and an undo restores the marks', async () => {
    const marked = [
      { area_code: areas[0], number_of_bedrooms: 2, set_aside: 'by_room' },
      { area_code: areas[0], number_of_bedrooms: 5, set_aside: 'far_below' },
    ]
    const { report, loaded } = await load(withCells([0, 2, 190], [1, 2, 600], [0, 5, 200]))
    expect(await setAside()).toEqual(marked)
    // A cell by the room is no figure to use.
    expect(loaded).toMatchObject({ figures: 22 })
    expect(report.left_out).toContainEqual({ what: 'cells that are really rooms let separately', count: 1 })
    const farBelow = { what: 'figures far below what is around them, shown but not used', count: 1 }
    expect(report.left_out).toContainEqual(farBelow)
    await load(formatTenancies(areas))
    expect(await setAside()).toEqual([])
    await undoMarketRents(test.database)
    expect(await setAside()).toEqual(marked)
  })
})

it('the report says how well the estimates fit', async () => {
  const { report } = await load(formatTenancies(areas))
  expect(report.notes[0]).toMatch(
    /^Estimates without their own figure, for 20 figures: median error \d+\.\d\d %, [^]*50 % interval/u,
  )
})

it('joins codes of every edition with the shipped areas of 2018, and lists the others', async () => {
  const header = formatTenancies([]).trim()
  const rows = [
    // 2018 and 2023: the same area.
    '2025-07-01,361000,House,3,12,610,660,560',
    // 2023: Windsor and Waverley, which were one. (500 × 12 + 560 × 6) / 18 = 520.
    '2025-07-01,361501,House,3,12,500,550,450',
    '2025-07-01,361502,House,3,6,560,610,510',
    // 2019, and 2023.
    '2025-07-01,171802,House,3,6,520,570,470',
    '2025-07-01,361201,House,3,6,590,640,540',
    // 2023: stems from no area; and a code of no edition.
    '2025-07-01,364000,House,3,6,700,750,650',
    '2025-07-01,361009,House,3,6,700,750,650',
  ]
  const { report } = await load([header, ...rows, ''].join('\n'), { acceptLoss: true })
  expect(
    await ask(`select area_code, median, bonds from market_rents where area_kind = 'area' order by area_code`),
  ).toEqual([
    { area_code: '171800', median: 520, bonds: 6 },
    { area_code: '361000', median: 610, bonds: 12 },
    { area_code: '361200', median: 590, bonds: 6 },
    { area_code: '361500', median: 520, bonds: 18 },
  ])
  expect(report.notes).toEqual(
    expect.arrayContaining([
      'Rows with a code of 2019 or 2023: 4. They count for the area of 2018, such as 361501 for 361500.',
      'Unknown codes and their rows: 364000 (1), 361009 (1).',
    ]),
  )
})
