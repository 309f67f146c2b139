import { join } from 'node:path'
import { decodePolygons } from '@homeyield/domain/outlines/outline'
import { projectOutlines } from '@homeyield/domain/outlines/project-outlines'
import { expect, it } from 'vitest'
import { parseSeedTables, readSeedTexts } from '../reference/seed-tables.ts'

const SEEDS = join(import.meta.dirname, '../../../database/seeds')
/** Of the outlines on the page about a district's rents, before compression. */
const MOST_BYTES = 150_000

it('draws each district in at most 150 kB, and no area is left out', async () => {
  const { areas, outlines } = parseSeedTables(await readSeedTexts(SEEDS))
  const districts = Map.groupBy(
    outlines,
    ({ sa2_code }) => areas.find((area) => area.sa2_code === sa2_code)?.territorial_authority_code,
  )
  expect(districts.size).toBe(68)
  for (const [district, encoded] of districts) {
    const drawn = projectOutlines(
      encoded.map(({ sa2_code, polygons }) => ({ sa2_code, polygons: decodePolygons(polygons) })),
    )
    const paths = [...drawn.paths.values()]
    expect(paths.join('').length, district).toBeLessThan(MOST_BYTES)
    if (district !== '999')
      expect(
        paths.filter((path) => path === ''),
        district,
      ).toEqual([])
  }
})
