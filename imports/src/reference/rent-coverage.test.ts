import { climbLadder } from '@homeyield/domain/rent/ladder'
import type { Level } from '@homeyield/domain/rent/market-rent-entry'
import { expect, it } from 'vitest'
import { SEEDS } from './seed-tables.ts'
import { poolRents } from '../market-rents/pool-rents.ts'
import { parseSeedTables, readSeedTexts } from './seed-tables.ts'

it('has a three-bedroom house for nearly every area, mostly from near by', async () => {
  const { areas, cells } = parseSeedTables(await readSeedTexts(SEEDS))
  const rents = Map.groupBy(poolRents(cells, areas), (rent) => `${rent.area_kind} ${rent.area_code}`)
  const counts: Record<Level | 'none', number> = {
    area: 0,
    any_dwelling: 0,
    suburb_group: 0,
    district: 0,
    region: 0,
    none: 0,
  }
  for (const area of areas.filter((area) => area.on_land)) {
    const entries = climbLadder({
      places: { area: area.name, district: '', region: '' },
      area: rents.get(`area ${area.sa2_code}`) ?? [],
      district: rents.get(`district ${area.territorial_authority_code}`) ?? [],
      region: rents.get(`region ${area.region_code}`) ?? [],
    })
    const house = entries.find((entry) => entry.dwelling === 'House' && entry.number_of_bedrooms === 3)
    counts[house?.level ?? 'none']++
  }
  // The source data leave about 200 areas without own or district figures, about 40 without the region's.
  expect(counts.region + counts.none).toBeGreaterThan(150)
  expect(counts.region + counts.none).toBeLessThan(250)
  expect(counts.none).toBeLessThan(60)
  expect(counts.suburb_group).toBe(0)
})
