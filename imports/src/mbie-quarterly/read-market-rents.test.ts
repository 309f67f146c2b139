import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ZipFile } from 'yazl'
import { makeArea } from '../testing/areas.ts'
import { readMarketRents } from './read-market-rents.ts'

const areas = ['100100', '100200', '100400'].map((code) => makeArea(code))
let folder = ''
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'homeyield-mbie-'))))
afterAll(() => rm(folder, { recursive: true }))

async function read(...lines: string[]) {
  const path = join(folder, 'tenancy.csv')
  await writeFile(path, lines.join('\r\n'))
  return readMarketRents(path, areas, new Map([['100401', '100400']]))
}

const NEWER =
  'TimeFrame,Location Id,Dwelling Type,Number Of Beds,Total Bonds,Active Bonds,Closed Bonds,Median Rent,Geometric Mean Rent,Upper Quartile Rent,Lower Quartile Rent,Log Std Dev Weekly Rent'
const OLDER =
  'Time Frame,Location,Dwelling Type,Number Of Beds,Total Bonds,Active Bonds,Closed Bonds,Median Rent,Geometric Mean Rent,Upper Quartile Rent,Lower Quartile Rent,Log Std Dev Weekly Rent'

it('reads the newer layout and reports what was used and left out', async () => {
  const { cells, report } = await read(
    NEWER,
    '2026-04-01,-99,ALL,1,22014,100,9,550,540,650,430,0.2',
    '2026-04-01,-99,ALL,3,30000,100,9,640,640,700,570,0.2',
    '2026-04-01,100100,House,1,60,100,9,690,690,760,600,0.2',
    '2026-04-01,100100,Room,ALL,9,100,9,260,260,280,240,0.2',
    '2025-04-01,-99,ALL,1,5478,100,9,440,440,530,350,0.2',
    '2025-04-01,-99,ALL,3,30000,100,9,640,640,700,570,0.2',
    '2025-04-01,NULL,House,3,30,100,9,640,640,700,570,0.2',
    '2025-04-01,100100,House,1,6,100,9,480,480,520,430,0.2',
    '2025-04-01,100100,House,3,12,100,9,640,640,700,570,0.2',
    '2025-04-01,100200,House,3,6,NULL,NULL,185,185,200,180,0.2',
    '2025-04-01,100200,House,4,NULL,100,9,NULL,NULL,NULL,NULL,NULL',
    '2025-04-01,100200,Boarding House,NA,6,100,9,200,200,210,190,0.2',
    '2025-01-01,100400,House,3,12,100,9,600,600,650,550,0.2',
  )
  expect(
    cells.map((cell) => [cell.sa2_code, cell.dwelling, cell.number_of_bedrooms, cell.median, cell.period]),
  ).toEqual([
    ['100100', 'Room', 1, 260, '2026-04-01'],
    ['100100', 'House', 1, 480, '2025-04-01'],
    ['100100', 'House', 3, 640, '2025-04-01'],
  ])
  expect(report).toMatchObject({
    source: 'tenancy.csv, rows: 13, quarters: 2025-01-01 to 2026-04-01',
    bedroom_quarter: '2025-04-01',
    newest_quarter: '2026-04-01',
  })
  expect(report.used).toEqual([
    { what: 'areas with at least one figure', count: 1 },
    { what: 'figures for House', count: 2 },
    { what: 'figures for Apartment', count: 0 },
    { what: 'figures for Flat', count: 0 },
    { what: 'figures for Room', count: 1 },
    { what: 'figures for any dwelling', count: 0 },
  ])
  expect(Object.fromEntries(report.left_out.map(({ what, count }) => [what, count]))).toEqual({
    'newer quarters, whose numbers of bedrooms are not reliable': 3,
    'all of New Zealand together': 2,
    'bonds without a location': 1,
    'figures withheld (NULL)': 1,
    'boarding houses': 1,
    'older quarters': 1,
    'cells that are really rooms let separately': 1,
  })
  // 22,014 of 52,014 are 42.3 %.
  expect(report.notes).toEqual([
    'The quarter from 2026-04-01 codes 42.3 % of 52,014 bonds as one bedroom, more than 25 %; only its figures for all rooms are used.',
    'Area 100200 (100200), House with 3 bedrooms: a median of $185 against $640 elsewhere in District 076; treated as rooms let separately.',
  ])
})

it('reads the older layout: names, dates, -99 and thousands', async () => {
  const { cells, report } = await read(
    `\uFEFF${OLDER}`,
    '1/07/2020, -99,ALL,1,"5,478",100,9,440,440,530,350,0.2',
    '1/07/2020, -99,ALL,3,"30,000",100,9,640,640,700,570,0.2',
    '1/07/2020,100100,House,5+,"1,002",100,9,"1,250","1,240","1,400","1,100",0.2',
    '1/07/2020,999999,House,3,6,100,9,600,600,650,550,0.2',
    'NULL,100100,House,2,6,100,9,600,600,650,550,0.2',
  )
  expect(cells).toEqual([
    {
      sa2_code: '100100',
      dwelling: 'House',
      number_of_bedrooms: 5,
      lower_quartile: 1100,
      median: 1250,
      upper_quartile: 1400,
      bonds: 1002,
      period: '2020-07-01',
      areas: 1,
    },
  ])
  expect(report.left_out).toContainEqual({ what: 'all of New Zealand together', count: 2 })
  expect(report.left_out).toContainEqual({ what: 'rows with an unreadable quarter', count: 1 })
  expect(report.notes).toEqual(['Unknown codes and their rows: 999999 (1).'])
})

it('refuses a file in which no quarter passes', async () => {
  await expect(read(NEWER, '2026-04-01,-99,ALL,1,22014,1,1,550,540,650,430,0.2')).rejects.toThrow(
    /at most 25 % of the bonds coded one bedroom/,
  )
})

it('refuses another file and names the missing column', async () => {
  await expect(read('TimeFrame,Location Id,Dwelling Type', '2026-04-01,-99,ALL')).rejects.toThrow(
    /no column numberofbeds/,
  )
  await expect(read(NEWER)).rejects.toThrow(/has a header but no rows/)
})

it('pools areas that were divided later, and lists codes that no edition has', async () => {
  const { cells, report } = await read(
    NEWER,
    '2025-04-01,100400,House,3,6,100,9,600,600,650,550,0.2',
    '2025-04-01,100401,House,3,6,100,9,640,600,690,590,0.2',
    '2025-04-01,100409,House,3,6,100,9,900,600,950,850,0.2',
  )
  expect(cells).toMatchObject([{ sa2_code: '100400', median: 620, bonds: 12 }])
  expect(report.left_out).toContainEqual({ what: 'areas with an unknown code', count: 1 })
  expect(report.notes).toEqual([
    'Rows with a code of 2019 or 2023: 1. They count for the area of 2018, such as 100401 for 100400.',
    'Unknown codes and their rows: 100409 (1).',
  ])
})

it.each([
  [
    'a monthly one of districts',
    '"Time Frame","Location Id","Location","Lodged Bonds","Active Bonds","Closed Bonds","Median Rent"',
    '"2026-04-01","6","Auckland","2,500","30,000","1200","650"',
    /tenancy\.csv is a monthly file of MBIE’s, with rents by district or region\. Use MBIE’s “Detailed Quarterly/u,
  ],
  [
    'months',
    NEWER,
    '2026-05-01,100100,House,3,12,1,1,640,640,700,570,0.2',
    /tenancy\.csv is a monthly file: it has figures of 2026-05\. Use MBIE’s/u,
  ],
  [
    'districts',
    NEWER,
    '2026-04-01,76,House,3,12,1,1,640,640,700,570,0.2',
    /is a file of districts or regions: its locations are 76, not areas\. Use MBIE’s/u,
  ],
  [
    'American dates',
    NEWER,
    '7/1/2025,100100,House,3,12,1,1,640,640,700,570,0.2',
    /has figures from 2025-01-07, but a quarter begins on the first of a month\. Dates such as 1\/07\/2025 are read as day/u,
  ],
  [
    'the future',
    NEWER,
    '9999-01-01,100100,House,3,12,1,1,640,640,700,570,0.2',
    /9999-01-01, which lies in the future/u,
  ],
  [
    'impossible bonds',
    NEWER,
    '2026-04-01,100100,House,3,1000000000000,1,1,640,640,700,570,0.2',
    /has 1,000,000,000,000 bonds in one row, more than the country has/u,
  ],
  [
    'impossible rents',
    NEWER,
    '2026-04-01,100100,House,3,12,1,1,64000,640,70000,570,0.2',
    /has a weekly rent of \$70,000, which no area has/u,
  ],
  ['another company’s', 'Date,Suburb,Rent', '2026-04-01,Ponsonby,640', /no column timeframe[^]*Use MBIE’s/u],
])('names what another file is: %s', async (_, header, row, message) => {
  await expect(read(header, row)).rejects.toThrow(message)
})

it('reads the file as MBIE packs it', async () => {
  const path = join(folder, 'detailed-quarterly-tenancy-93-to-19.zip')
  const zip = new ZipFile()
  zip.addBuffer(Buffer.from(`${NEWER}\r\n2025-04-01,100100,House,3,12,1,1,640,640,700,570,0.2\r\n`), 'tenancy.csv')
  zip.end()
  await writeFile(path, zip.outputStream)
  const { cells, report } = await readMarketRents(path, areas, new Map())
  expect(cells).toMatchObject([{ sa2_code: '100100', median: 640 }])
  expect(report.source).toBe('detailed-quarterly-tenancy-93-to-19.zip, rows: 1, quarters: 2025-04-01 to 2025-04-01')
})
