import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { createTestDatabase, type TestDatabase } from '@homeyield/database/testing/test-database'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { AREA_FILES, importAreas } from './import-areas.ts'

let test: TestDatabase
let folder = ''
beforeEach(async () => {
  test = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'homeyield-areas-'))
  await test.database.pool.query(`
    insert into areas values
      ('100100', 'North Cap', '001', 'Far North District', '01', 'Northland Region', true, -34.5, 172.8),
      ('100900', 'Gone', '001', 'Far North District', '01', 'Northland Region', true, -34.5, 172.8);
    insert into meshblocks values ('0000100', '100100')`)
})
afterEach(async () => {
  await test.drop()
  await rm(folder, { recursive: true })
})

const HEADER = 'sa2_code,sa2_name,ta_code,ta_name,region_code,region_name,ur_indicator,latitude,longitude'
const NORTH_CAPE = '100100,North Cape,001,Far North District,01,Northland Region,Rural other,-34.5,172.8'
const RING = [
  [172, -34],
  [173, -34],
  [173, -35],
  [172, -34],
]
const feature = (sa2_code: string) => ({
  type: 'Feature',
  properties: { sa2_code },
  geometry: { type: 'Polygon', coordinates: [RING] },
})

async function write({ areas = [NORTH_CAPE], meshblock = '0000200,100100', outlined = '100100' } = {}): Promise<void> {
  await writeFile(join(folder, AREA_FILES.areas), [HEADER, ...areas, ''].join('\n'))
  await writeFile(join(folder, AREA_FILES.meshblocks), gzipSync(`meshblock,sa2_code\n${meshblock}\n`))
  const outlines = { type: 'FeatureCollection', features: [feature(outlined)] }
  await writeFile(join(folder, AREA_FILES.outlines), gzipSync(JSON.stringify(outlines)))
}

async function state() {
  const { rows } = await test.database.pool.query(`
    select (select array_agg(sa2_code || ' ' || name order by sa2_code) from areas) as areas,
      (select array_agg(meshblock) from meshblocks) as meshblocks,
      (select array_agg(sa2_code) from area_outlines) as outlines`)
  return rows[0] as unknown
}

it('replaces areas, meshblocks and outlines, and says what changed', async () => {
  await write()
  const before = await state()
  const report = {
    areas: 1,
    meshblocks: 1,
    outlines: 1,
    added: [],
    removed: ['100900'],
    renamed: ['North Cap → North Cape'],
  }
  expect(await importAreas(test.database, folder, { dryRun: true })).toEqual(report)
  expect(await state()).toEqual(before)
  expect(await importAreas(test.database, folder)).toEqual(report)
  expect(await state()).toEqual({ areas: ['100100 North Cape'], meshblocks: ['0000200'], outlines: ['100100'] })
})

it.each([
  [
    'a meshblock of an unknown area',
    { meshblock: '0000200,999999' },
    /meshblock2018_sa2\.csv\.gz names the area 999999/u,
  ],
  ['an outline of an unknown area', { outlined: '999999' }, /sa2_2018_polygons\.geojson\.gz names the area 999999/u],
  [
    'an area without a district',
    { areas: [NORTH_CAPE.replace('Far North District', '')] },
    /North Cape \(100100\) has no district/u,
  ],
  ['few outlines', { areas: [NORTH_CAPE, NORTH_CAPE.replace('100100', '100200')] }, /outlines of under 99 %/u],
])('refuses %s and changes nothing', async (_, files, message) => {
  await write(files)
  const before = await state()
  await expect(importAreas(test.database, folder)).rejects.toThrow(message)
  expect(await state()).toEqual(before)
})

it('refuses to remove an area that has market rents', async () => {
  await write()
  await test.database.pool.query(
    `insert into market_rents values ('area', '100900', 'House', 3, 1, 2, 3, 9, 1, '2025-07-01')`,
  )
  await expect(importAreas(test.database, folder)).rejects.toThrow('lacks areas that have market rents: 100900.')
})

it('refuses to remove an area that has addresses', async () => {
  await write()
  await test.database.pool.query(`
    insert into streets values (1, 'Cape Road', null, 'Far North', 'Far North District');
    insert into addresses (id, street_id, label, house_number, sa2_code, latitude, longitude)
      values ('1', 1, '2', 2, '100900', -34.5, 172.8), ('2', 1, '4', 4, '100100', -34.5, 172.8)`)
  const before = await state()
  await expect(importAreas(test.database, folder)).rejects.toThrow('lacks areas that have addresses: 100900.')
  expect(await state()).toEqual(before)
})
