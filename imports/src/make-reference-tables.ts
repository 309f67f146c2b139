// Makes the tables in database/seeds: node imports/src/make-reference-tables.ts <folder with the open data>
import { fileURLToPath } from 'node:url'
import { makeSeedTables } from './reference/make-seed-tables.ts'
import { writeSeedTables } from './reference/seed-tables.ts'
import { describeReport } from './report/import-report.ts'

const [folder] = process.argv.slice(2)
if (folder === undefined) {
  process.stderr.write('Usage: node imports/src/make-reference-tables.ts <folder>\n')
  process.exit(2)
}
const tables = await makeSeedTables(folder)
await writeSeedTables(fileURLToPath(new URL('../../database/seeds', import.meta.url)), tables)
process.stdout.write(
  `${tables.areas.length} areas, ${tables.meshblocks.size} meshblocks, ${tables.outlines.length} outlines, ${tables.cells.length} rent figures.\n\n` +
    describeReport(tables.report),
)
