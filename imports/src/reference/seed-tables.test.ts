import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openLocator } from '@homeyield/domain/outlines/open-locator'
import { decodePolygons } from '@homeyield/domain/outlines/outline'
import { describe, expect, it } from 'vitest'
import { readCsv } from '../csv/read-csv.ts'
import { SEEDS } from './seed-tables.ts'
import { makeSeedTables } from './make-seed-tables.ts'
import { formatSeedTables, parseSeedTables, readSeedTexts } from './seed-tables.ts'

const OPEN_DATA = fileURLToPath(new URL('../../../../shared/data', import.meta.url))

describe('the shipped tables', async () => {
  const texts = await readSeedTexts(SEEDS)
  const tables = parseSeedTables(texts)

  it('have every area, with the codes and names of its district and region', () => {
    expect(tables.areas).toHaveLength(2253)
    expect(tables.areas.find((area) => area.sa2_code === '150100')).toMatchObject({
      name: 'Ōtāhuhu Central',
      territorial_authority_code: '076',
      territorial_authority: 'Auckland',
      region_code: '02',
      region: 'Auckland Region',
      on_land: true,
    })
    expect(tables.areas.filter((area) => area.territorial_authority === '' || area.region === '')).toEqual([])
    expect(tables.areas.filter((area) => !(Math.abs(area.latitude) <= 90 && Math.abs(area.longitude) <= 180))).toEqual(
      [],
    )
  })

  it('exclude sea, inlets and lakes from land: 31, 46 and 15', () => {
    expect(tables.areas.filter((area) => area.on_land)).toHaveLength(2253 - 31 - 46 - 15)
  })

  it('have every meshblock, each in an area', () => {
    expect(tables.meshblocks.size).toBe(53_589)
    expect(tables.meshblocks.get('0000100')).toBe('100100')
    expect(tables.meshblocks.get('0000501')).toBe('100300')
    const codes = new Set(tables.areas.map((area) => area.sa2_code))
    expect([...tables.meshblocks.values()].filter((code) => !codes.has(code))).toEqual([])
  })

  it('have the outline of every area on land but for six remote islands', () => {
    const onLand = tables.areas.filter((area) => area.on_land).map((area) => area.sa2_code)
    const outlined = new Set(tables.outlines.map((outline) => outline.sa2_code))
    expect(tables.outlines).toHaveLength(2160)
    expect(onLand.filter((code) => !outlined.has(code)).map((code) => code.slice(0, 4))).toEqual(Array(6).fill('4000'))
  })

  it('locate schools in their areas', async ({ skip }) => {
    if (!existsSync(OPEN_DATA)) skip(`The open data are not at ${OPEN_DATA}.`)
    const locate = openLocator(
      tables.outlines.map(({ sa2_code, polygons }) => ({ sa2_code, polygons: decodePolygons(polygons) })),
    )
    const wrong: unknown[] = []
    await readCsv(join(OPEN_DATA, 'geocoded_addresses_sample.csv'), [['latitude'], ['longitude']], (row) => {
      const found = locate(Number(row['latitude']), Number(row['longitude']))
      if (found !== row['sa2_code']) wrong.push({ ...row, found })
    })
    expect(wrong).toEqual([])
  })

  it('have the area of every later code but one, which stems from none', async ({ skip }) => {
    expect(tables.laterCodes.get('100301')).toBe('100300')
    expect(tables.laterCodes.get('171802')).toBe('171800')
    expect(tables.laterCodes.has('100100')).toBe(false)
    if (!existsSync(OPEN_DATA)) skip(`The open data are not at ${OPEN_DATA}.`)
    const known = new Set([...tables.areas.map((area) => area.sa2_code), ...tables.laterCodes.keys()])
    const unknown: string[] = []
    await readCsv(join(OPEN_DATA, 'sa2_2023.csv'), [['sa2_2023']], ({ sa2_2023: code = '' }) => {
      if (!known.has(code)) unknown.push(code)
    })
    expect(unknown).toEqual(['364000'])
  })

  it('have ordered rents for one to five bedrooms, without known rooms let separately', () => {
    const bad = tables.cells.filter(
      (cell) =>
        !(cell.lower_quartile <= cell.median && cell.median <= cell.upper_quartile) ||
        !(cell.number_of_bedrooms >= 1 && cell.number_of_bedrooms <= 5) ||
        !(cell.bonds >= 5),
    )
    expect(bad).toEqual([])
    const find = (code: string, dwelling: string, bedrooms: number) =>
      tables.cells.find(
        (cell) => cell.sa2_code === code && cell.dwelling === dwelling && cell.number_of_bedrooms === bedrooms,
      )
    // Wharenui's three-bedroom houses at a median of $185.
    expect(find('322700', 'House', 3)).toBeUndefined()
    // 171802 belongs to 171800; its two-bedroom figure is the only one.
    expect(find('171800', 'Any', 2)).toMatchObject({ lower_quartile: 405, median: 520, upper_quartile: 631, bonds: 6 })
    expect(find('133300', 'Room', 1)).toMatchObject({
      lower_quartile: 200,
      median: 220,
      upper_quartile: 220,
      bonds: 21,
    })
    expect(find('134200', 'Room', 1)).toMatchObject({ lower_quartile: 380, median: 380, upper_quartile: 433, bonds: 6 })
  })

  it('are small', () => {
    const size = Object.values(texts).reduce((total, text) => total + Buffer.byteLength(text), 0)
    expect(size).toBeLessThan(1_150_000)
    expect(Buffer.byteLength(texts.meshblocks)).toBeLessThan(150_000)
  })

  it('equal what the importers make from the open data', async ({ skip }) => {
    if (!existsSync(OPEN_DATA)) skip(`The open data are not at ${OPEN_DATA}.`)
    expect(formatSeedTables(await makeSeedTables(OPEN_DATA))).toEqual(texts)
  })
})
