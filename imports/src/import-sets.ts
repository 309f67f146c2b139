import type { Database } from '@homeyield/database/connection'
import { describeChange } from './market-rents/compare-loads.ts'
import { type ImportOptions, importMarketRents } from './mbie-quarterly/import-market-rents.ts'
import { undoMarketRents } from './mbie-quarterly/undo-market-rents.ts'
import { describeReport } from './report/import-report.ts'

/** Data that an operator imports from a file. Both functions return a text for the operator. */
export interface ImportSet {
  readonly about: string
  readonly load: (database: Database, path: string, options: ImportOptions) => Promise<string>
  readonly undo: (database: Database) => Promise<string>
}

export const IMPORT_SETS: Readonly<Record<string, ImportSet>> = {
  rents: {
    about: 'market rents: MBIE’s “Detailed Quarterly Tenancy” file (.csv or .csv.gz)',
    async load(database, path, options) {
      const { report, standing, loaded } = await importMarketRents(database, path, options)
      return `${describeReport(report)}\n${describeChange(standing, loaded)}`
    },
    async undo(database) {
      const { standing, loaded } = await undoMarketRents(database)
      return describeChange(standing, loaded)
    },
  },
}
