// Imports MBIE's rents: DATABASE_URL=postgres://… node imports/src/import-mbie.ts <Detailed Quarterly Tenancy.csv>
import { openDatabase } from '@homeyield/database/connection'
import { migrate } from '@homeyield/database/migrate'
import { loadReferenceData } from './load-reference-data.ts'
import { importMarketRents } from './mbie-quarterly/import-market-rents.ts'
import { describeReport } from './report/import-report.ts'

const [path] = process.argv.slice(2)
const url = process.env['DATABASE_URL']
if (path === undefined || !url) {
  process.stderr.write('Usage: DATABASE_URL=… node imports/src/import-mbie.ts <file.csv>\n')
  process.exit(2)
}
await migrate(url)
const database = openDatabase(url)
try {
  await loadReferenceData(database)
  process.stdout.write(describeReport(await importMarketRents(database, path)))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
} finally {
  await database.close()
}
