// Makes database/seeds/region-months.csv: node imports/src/make-region-months.ts <region_sales_rents_monthly.csv.gz>
import { writeFile } from 'node:fs/promises'
import { SEEDS } from './reference/seed-tables.ts'
import { REGION_MONTHS } from './region-months/load-region-months.ts'
import { readRegionMonths } from './region-months/read-region-months.ts'
import { readRegionNames } from './reference/seed-tables.ts'
import { formatRegionMonths } from './region-months/region-month-table.ts'

const [path] = process.argv.slice(2)
if (path === undefined) {
  process.stderr.write('Usage: node imports/src/make-region-months.ts <region_sales_rents_monthly.csv.gz>\n')
  process.exit(2)
}
const months = await readRegionMonths(path, await readRegionNames(SEEDS))
await writeFile(REGION_MONTHS, formatRegionMonths(months))
const [first, last] = [months[0]?.month, months.at(-1)?.month]
process.stdout.write(`${months.length} months of regions, from ${first} to ${last}.\n`)
