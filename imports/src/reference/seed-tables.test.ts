import { openLocator } from '@homeyield/domain/outlines/open-locator'
import { decodePolygons } from '@homeyield/domain/outlines/outline'
import { describe, expect, it } from 'vitest'
import { SEEDS } from './seed-tables.ts'
import { parseSeedTables, readSeedTexts } from './seed-tables.ts'

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

  // Schools and their areas. Source: the Ministry of Education's directory of schools, 2021.
  it.each([
    ['Panguru', -35.380527, 173.383068, '101600'],
    ['Whangārei', -35.730665, 174.314314, '107100'],
    ['Māngere', -36.955425, 174.802486, '148600'],
    ['Hamilton', -37.786763, 175.250882, '177900'],
    ['Hastings', -39.64652, 176.841567, '210700'],
    ['Nelson', -41.307038, 173.231984, '304400'],
    ['Waiwera South', -46.216283, 169.4894, '356000'],
  ])('locate a school of %s in its area', (_, latitude, longitude, area) => {
    const locate = openLocator(
      tables.outlines.map(({ sa2_code, polygons }) => ({ sa2_code, polygons: decodePolygons(polygons) })),
    )
    expect(locate(latitude, longitude)).toBe(area)
  })

  it('have the area of every later code but one, which stems from none', () => {
    expect(tables.laterCodes.get('100301')).toBe('100300')
    expect(tables.laterCodes.get('171802')).toBe('171800')
    expect(tables.laterCodes.has('100100')).toBe(false)
    expect(tables.laterCodes.get('332501')).toBe('332500')
    expect(tables.laterCodes.has('364000')).toBe(false)
    // Of Stats NZ's list of 2023, those that 2018 does not have, and 171802.
    expect(tables.laterCodes.size).toBe(724)
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
})
