import * as adminTables from '@homeyield/database/admin-tables'
import * as documentTables from '@homeyield/database/document-tables'
import * as paymentTables from '@homeyield/database/payment-tables'
import * as rentTables from '@homeyield/database/rent-tables'
import * as screeningTables from '@homeyield/database/screening-tables'
import * as tables from '@homeyield/database/tables'
import { getTableName, is, Table } from 'drizzle-orm'

const typed: unknown[] = Object.values({
  ...tables,
  ...adminTables,
  ...documentTables,
  ...paymentTables,
  ...rentTables,
  ...screeningTables,
})

/** The names of all tables of this version. */
export const OUR_TABLES: ReadonlySet<string> = new Set([
  'schema_migrations',
  ...typed.flatMap((table) => (is(table, Table) ? getTableName(table) : [])),
])
