import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { SEEDS } from '../reference/seed-tables.ts'
import { REGION_MONTHS } from './load-region-months.ts'
import { readRegionMonths } from './read-region-months.ts'
import { formatRegionMonths, parseRegionMonths } from './region-month-table.ts'
import { readRegionNames } from '../reference/seed-tables.ts'

const HEADER =
  'month,region,medianSalePrice,salesLowerQuartile,salesUpperQuartile,residentialSales,medianRent,rentLowerQuartile,rentUpperQuartile,lodgedBonds\n'
const REGIONS = new Map([
  ['02', 'Auckland Region'],
  ['08', 'Manawatū-Whanganui Region'],
])

async function read(...lines: string[]) {
  const path = join(await mkdtemp(join(tmpdir(), 'homeyield-months-')), 'months.csv')
  await writeFile(path, HEADER + lines.map((line) => `${line}\n`).join(''))
  return readRegionMonths(path, REGIONS)
}

describe('the months of regions', () => {
  it('have the code of their region, with or without macrons, or of the country', async () => {
    const lines = [
      '2026-04,Manawatu-Whanganui,527000,417000,667000,1123,520,430,600,546',
      '2026-04,New Zealand,756000,587000,985000,20458,600,495,700,13116',
      '2026-05,Auckland,,,,,650,550,800,189',
    ]
    expect(await read(...lines)).toEqual([
      {
        region_code: '08',
        month: '2026-04',
        median_sale_price: 527_000,
        lower_quartile_sale_price: 417_000,
        upper_quartile_sale_price: 667_000,
        weekly_rent: 520,
      },
      {
        region_code: '00',
        month: '2026-04',
        median_sale_price: 756_000,
        lower_quartile_sale_price: 587_000,
        upper_quartile_sale_price: 985_000,
        weekly_rent: 600,
      },
      {
        region_code: '02',
        month: '2026-05',
        median_sale_price: null,
        lower_quartile_sale_price: null,
        upper_quartile_sale_price: null,
        weekly_rent: 650,
      },
    ])
  })

  it('start in 2006, without months that have no figure', async () => {
    const lines = ['2005-12,Auckland,400000,300000,500000,9,300,250,350,9', '2006-01,Auckland,,,,,,,,']
    expect(await read(...lines)).toEqual([])
  })

  it.each([
    ['2026-04,Atlantis,1,1,1,1,1,1,1,1', 'Unknown region "Atlantis".'],
    ['April 2026,Auckland,1,1,1,1,1,1,1,1', '"April 2026" is not a month.'],
    [
      '2026-04,Auckland,many,1,1,1,1,1,1,1',
      'The mediansaleprice of Auckland in 2026-04 is "many", which is not a valid amount.',
    ],
    ['2026-04,Auckland,500000,600000,700000,1,1,1,1,1', 'The quartiles of Auckland in 2026-04 are out of order.'],
  ])('refuse %s', async (line, sentence) => {
    await expect(read(line)).rejects.toThrow(sentence)
  })

  it('are the same after writing and reading', async () => {
    const months = await read(
      '2026-05,Auckland,,,,,650,550,800,189',
      '2026-04,Auckland,900000,700000,1200000,1,640,1,1,1',
    )
    const text = formatRegionMonths(months)
    expect(text).toBe(
      'region_code,month,median_sale_price,lower_quartile_sale_price,upper_quartile_sale_price,weekly_rent\n' +
        '02,2026-04,900000,700000,1200000,640\n' +
        '02,2026-05,,,,650\n',
    )
    expect(parseRegionMonths(text)).toEqual(months.toReversed())
  })
})

describe('the shipped table', async () => {
  const text = await readFile(REGION_MONTHS, 'utf8')

  it('has sixteen regions and the country, from January 2006 to May 2026', () => {
    const months = parseRegionMonths(text)
    expect(new Set(months.map(({ region_code }) => region_code)).size).toBe(17)
    expect(months.filter(({ region_code }) => region_code === '00')).toHaveLength(20 * 12 + 5)
    expect(months.find(({ region_code, month }) => region_code === '00' && month === '2020-03')).toEqual({
      region_code: '00',
      month: '2020-03',
      median_sale_price: 617_000,
      lower_quartile_sale_price: 445_000,
      upper_quartile_sale_price: 834_000,
      weekly_rent: 475,
    })
    expect(Buffer.byteLength(text)).toBeLessThan(160_000)
  })

  it('has what the importer makes of months of the packed source', async () => {
    // Source: HUD and MBIE, medians by region.
    const lines = [
      '2020-03,New Zealand,617000,445000,834000,21992,475,380,590,12522',
      '2020-03,West Coast,229000,155000,304000,177,280,250,340,42',
      '2026-05,Auckland,,,,,650,550,780,4614',
    ]
    const path = join(await mkdtemp(join(tmpdir(), 'homeyield-months-')), 'months.csv.gz')
    await writeFile(path, gzipSync(HEADER + lines.map((line) => `${line}\n`).join('')))
    const made = formatRegionMonths(await readRegionMonths(path, await readRegionNames(SEEDS)))
    const [heads, ...rows] = made.trimEnd().split('\n')
    expect(rows).toEqual([
      '00,2020-03,617000,445000,834000,475',
      '02,2026-05,,,,650',
      '12,2020-03,229000,155000,304000,280',
    ])
    expect(text.split('\n')).toEqual(expect.arrayContaining([heads, ...rows]))
  })
})
