import { readFile } from 'node:fs/promises'
import type { AreaRents } from '@homeyield/domain/rent/area-rents'
import { nameKind } from '@homeyield/domain/rent/rent-kind'
import type { Area } from '../areas/area.ts'
import { SEEDS } from '../reference/seed-tables.ts'
import type { AreaCell } from '../market-rents/area-cell.ts'
import { poolRents } from '../market-rents/pool-rents.ts'
import { parseSeedTables, readSeedTexts } from '../reference/seed-tables.ts'
import { REGION_MONTHS } from '../region-months/load-region-months.ts'
import type { RegionMonth } from '../region-months/region-month.ts'
import { parseRegionMonths } from '../region-months/region-month-table.ts'
import { measureSurroundings } from '../surroundings/measure-surroundings.ts'

/** What the estimate is given for each area of the country, by code, from the shipped tables. */
export async function readAreaRents(): Promise<Map<string, AreaRents>> {
  const { areas, cells } = parseSeedTables(await readSeedTexts(SEEDS))
  return toAreaRents(areas, cells, parseRegionMonths(await readFile(REGION_MONTHS, 'utf8')))
}

/** What the estimate is given for each area, by code, from tables in memory instead of the database. */
export function toAreaRents(
  areas: readonly Area[],
  cells: readonly AreaCell[],
  months: readonly RegionMonth[] = [],
): Map<string, AreaRents> {
  const surroundings = measureSurroundings(cells, areas)
  const byArea = new Map(surroundings?.areas.map((row) => [row.sa2_code, row]))
  const differences = Map.groupBy(surroundings?.differences ?? [], (row) => row.territorial_authority_code)
  const rents = Map.groupBy(poolRents(cells, areas), (rent) => `${rent.area_kind} ${rent.area_code}`)
  const cellsOf = Map.groupBy(cells, (cell) => cell.sa2_code)
  const monthsOf = Map.groupBy(months, (month) => month.region_code)
  const newest_period = cells.reduce((newest, { period }) => (period > newest ? period : newest), '')
  const flag = (cell: AreaCell) => ({ ...cell, set_aside: surroundings?.setAside.has(cell) ?? false })
  return new Map(
    areas.map((area) => [
      area.sa2_code,
      {
        places: { area: area.name, district: area.territorial_authority, region: area.region },
        surroundings: area.on_land ? (byArea.get(area.sa2_code) ?? null) : null,
        differences: new Map(
          differences.get(area.territorial_authority_code)?.map((row) => [nameKind(row), row.difference]),
        ),
        cells: (cellsOf.get(area.sa2_code) ?? []).map(flag),
        suburb_group: [],
        district: rents.get(`district ${area.territorial_authority_code}`) ?? [],
        region: rents.get(`region ${area.region_code}`) ?? [],
        newest_period,
        months: monthsOf.get(area.region_code) ?? [],
      },
    ]),
  )
}
