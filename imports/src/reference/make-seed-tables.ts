import { join } from 'node:path'
import { AREA_FILES } from '../areas/import-areas.ts'
import { readLaterAreas } from '../areas/read-later-areas.ts'
import { readMeshblocks } from '../areas/read-meshblocks.ts'
import { readStatsAreas } from '../areas/read-stats-areas.ts'
import { readStatsOutlines } from '../areas/read-stats-outlines.ts'
import { readCsv } from '../csv/read-csv.ts'
import { checkCells } from '../mbie-quarterly/check-cells.ts'
import { parseAmount, parseText } from '../mbie-quarterly/parse-values.ts'
import type { TenancyRow } from '../mbie-quarterly/tenancy-row.ts'
import { type ImportReport, Tally } from '../report/import-report.ts'
import type { SeedTables } from './seed-tables.ts'

const RENT_COLUMNS = [
  'period',
  'sa2_code',
  'dwelling',
  'bedrooms',
  'lower_quartile',
  'median',
  'upper_quartile',
  'bonds',
].map((column) => [column])

/**
 * Makes the shipped tables from a folder with Stats NZ's `sa2_2018.csv` and `meshblock2018_sa2.csv.gz`,
 * `sa2_2018_polygons.geojson.gz` and `sa2_2023.csv`, and `rent_sa2.csv`, an
 * extract of MBIE's bonds with quarters already chosen. The rents pass the same checks as MBIE's own file.
 */
export async function makeSeedTables(folder: string): Promise<SeedTables & { report: ImportReport }> {
  const areas = await readStatsAreas(join(folder, AREA_FILES.areas))
  const meshblocks = await readMeshblocks(join(folder, AREA_FILES.meshblocks))
  const outlines = await readStatsOutlines(join(folder, AREA_FILES.outlines))
  const laterCodes = await readLaterAreas(join(folder, 'sa2_2023.csv'), new Set(areas.map((area) => area.sa2_code)))
  const rows: TenancyRow[] = []
  await readCsv(join(folder, 'rent_sa2.csv'), RENT_COLUMNS, (row) => {
    rows.push({
      period: row['period'] ?? '',
      location: row['sa2_code'] ?? '',
      dwelling: parseText(row['dwelling'] ?? ''),
      beds: parseText(row['bedrooms'] ?? '').toUpperCase(),
      bonds: parseAmount(row['bonds'] ?? ''),
      lower_quartile: parseAmount(row['lower_quartile'] ?? ''),
      median: parseAmount(row['median'] ?? ''),
      upper_quartile: parseAmount(row['upper_quartile'] ?? ''),
    })
  })
  const newest = rows.reduce((newest, row) => (row.period > newest ? row.period : newest), '')
  const { cells, report } = checkCells(rows, areas, laterCodes, {
    source: 'rent_sa2.csv',
    bedroom_quarter: newest,
    newest_quarter: newest,
    leftOut: new Tally(),
    notes: ['Some figures are from earlier quarters, where the newest has none; each shows its quarter.'],
  })
  return { areas, meshblocks, outlines, laterCodes, cells, report }
}
