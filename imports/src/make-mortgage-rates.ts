// Makes database/seeds/mortgage-rates.csv: node imports/src/make-mortgage-rates.ts <B20 as CSV> <B21 as CSV>
import { writeFile } from 'node:fs/promises'
import { SHIPPED_RATES } from './mortgage-rates/load-mortgage-rates.ts'
import { newestYear } from './mortgage-rates/newest-year.ts'
import { formatMortgageRates } from './mortgage-rates/mortgage-rate-table.ts'
import { readMortgageRates } from './mortgage-rates/read-mortgage-rates.ts'

const paths = process.argv.slice(2)
if (paths.length !== 2) {
  process.stderr.write('Usage: node imports/src/make-mortgage-rates.ts <B20 as CSV> <B21 as CSV>\n')
  process.exit(2)
}
const rates = newestYear((await Promise.all(paths.map(readMortgageRates))).flat())
await writeFile(SHIPPED_RATES, formatMortgageRates(rates))
process.stdout.write(`${rates.length} rates, until ${rates.at(-1)?.month_end}.\n`)
