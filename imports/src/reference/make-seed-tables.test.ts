import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { decodePolygons } from '@homeyield/domain/outlines/outline'
import { expect, it } from 'vitest'
import { makeSeedTables } from './make-seed-tables.ts'
import { formatSeedTables, parseSeedTables } from './seed-tables.ts'

// Made up, with the columns of the open data.
const FILES = {
  'sa2_2018.csv':
    'sa2_code,sa2_name,ta_code,ta_name,region_code,region_name,urban_rural,ur_indicator,latitude,longitude,land_area_km2,meshblocks\n' +
    '900200,Inlet Example Harbour,099,Example District,99,Example Region,,Inlet,-40.2,175.2,1,1\n' +
    '900100,Example Hill,099,Example District,99,Example Region,,Major urban area,-40.123456,175.654321,2.5,2\n',
  'meshblock2018_sa2.csv.gz': 'meshblock,sa2_code\n0000100,900100\n0000300,900100\n0000200,900200\n',
  'sa2_2018_polygons.geojson.gz': JSON.stringify({
    features: [
      {
        properties: { sa2_code: '900100' },
        geometry: {
          type: 'Polygon',
          coordinates: [
            [
              [175.6, -40.1],
              [175.7, -40.1],
              [175.7, -40.2],
              [175.6, -40.1],
            ],
          ],
        },
      },
    ],
  }),
  // The first is of 2018 too, the second stems from it, the third from none.
  'sa2_2023.csv':
    'sa2_2023,name,ta_2023_code,ta_2023,sa2_2018_by_rule,rule\n' +
    '900100,Example Hill,099,Example District,900100,same code\n' +
    '900101,Example Hill East,099,Example District,900100,parent\n' +
    '990000,New Example,099,Example District,,none\n',
  // 5 and 5+ are one kind, a room has no count, the country and a kind without a count are left out.
  'rent_sa2.csv':
    'period,sa2_code,dwelling,bedrooms,lower_quartile,median,upper_quartile,bonds\n' +
    '2025-04-01,-99,ALL,1,350,440,530,5478\n' +
    '2025-07-01,900100,House,3,550,600,650,12\n' +
    '2025-04-01,900100,House,5+,800,850,900,6\n' +
    '2025-07-01,900100,House,ALL,500,600,700,30\n',
} as const

it('makes tables of the open data, which are the same after writing and reading', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'homeyield-open-data-'))
  for (const [name, text] of Object.entries(FILES)) {
    await writeFile(join(folder, name), name.endsWith('.gz') ? gzipSync(text) : text)
  }
  const { report, ...tables } = await makeSeedTables(folder)
  expect(tables.areas.map(({ sa2_code, name, region, on_land }) => [sa2_code, name, region, on_land])).toEqual([
    ['900100', 'Example Hill', 'Example Region', true],
    ['900200', 'Inlet Example Harbour', 'Example Region', false],
  ])
  expect(tables.areas[0]).toMatchObject({ latitude: -40.12346, longitude: 175.65432 })
  expect(tables.outlines.map(({ polygons }) => decodePolygons(polygons))).toEqual([
    [
      [
        [
          [175.6, -40.1],
          [175.7, -40.1],
          [175.7, -40.2],
          [175.6, -40.1],
        ],
      ],
    ],
  ])
  expect([...tables.laterCodes]).toEqual([
    ['171802', '171800'],
    ['900101', '900100'],
  ])
  expect(tables.cells).toEqual([
    expect.objectContaining({
      sa2_code: '900100',
      dwelling: 'House',
      number_of_bedrooms: 3,
      median: 600,
      bonds: 12,
      period: '2025-07-01',
    }),
    expect.objectContaining({
      sa2_code: '900100',
      dwelling: 'House',
      number_of_bedrooms: 5,
      median: 850,
      bonds: 6,
      period: '2025-04-01',
    }),
  ])
  expect(report).toMatchObject({ source: 'rent_sa2.csv', newest_quarter: '2025-07-01' })

  const texts = formatSeedTables(tables)
  expect(texts).toMatchObject({
    areas:
      'sa2_code,name,territorial_authority_code,region_code,on_land,latitude,longitude\n' +
      '900100,Example Hill,099,99,true,-40.12346,175.65432\n' +
      '900200,Inlet Example Harbour,099,99,false,-40.2,175.2\n',
    districts: 'territorial_authority_code,territorial_authority\n099,Example District\n',
    regions: 'region_code,region\n99,Example Region\n',
    laterCodes: 'later_code,sa2_code\n171802,171800\n900101,900100\n',
    rents:
      'sa2_code,dwelling,number_of_bedrooms,lower_quartile,median,upper_quartile,bonds,period\n' +
      '900100,House,3,550,600,650,12,2025-07-01\n' +
      '900100,House,5,800,850,900,6,2025-04-01\n',
  })
  expect(formatSeedTables(parseSeedTables(texts))).toEqual(texts)
  expect([...parseSeedTables(texts).meshblocks]).toEqual([
    ['0000100', '900100'],
    ['0000300', '900100'],
    ['0000200', '900200'],
  ])
})
