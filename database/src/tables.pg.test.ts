import { getTableColumns, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as adminTables from './admin-tables.ts'
import * as documentTables from './document-tables.ts'
import * as paymentTables from './payment-tables.ts'
import * as rentTables from './rent-tables.ts'
import * as screeningTables from './screening-tables.ts'
import * as tables from './tables.ts'
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts'

interface Column {
  table_name: string
  column_name: string
  data_type: string
  udt_name: string
  is_nullable: 'YES' | 'NO'
  column_default: string | null
  is_generated: 'ALWAYS' | 'NEVER'
  is_identity: 'YES' | 'NO'
}

let testDatabase: TestDatabase
let columns: Column[]
let primaryKeys: Map<string, string[]>

beforeAll(async () => {
  testDatabase = await createTestDatabase()
  const { pool } = testDatabase.database
  columns = (
    await pool.query<Column>(`select * from information_schema.columns
      where table_schema = 'public' and table_name <> 'schema_migrations' order by table_name, ordinal_position`)
  ).rows
  const keys = await pool.query<{ table_name: string; columns: string[] }>(`
    select table_name, array_agg(column_name::text order by ordinal_position) as columns
    from information_schema.table_constraints join information_schema.key_column_usage
      using (constraint_schema, constraint_name, table_name)
    where constraint_schema = 'public' and constraint_type = 'PRIMARY KEY' group by table_name`)
  primaryKeys = new Map(keys.rows.map((row) => [row.table_name, row.columns]))
})

afterAll(() => testDatabase.drop())

const typedTables = Object.values({
  ...tables,
  ...adminTables,
  ...documentTables,
  ...paymentTables,
  ...rentTables,
  ...screeningTables,
}).filter((value) => is(value, PgTable))

test('every reference to an account has an index, so that deleting one reads no whole table', async () => {
  const { rows } = await testDatabase.database.pool.query<{ name: string }>(`
    select conname as name from pg_constraint
    where contype = 'f' and confrelid = 'accounts'::regclass and not exists (
      select from pg_index where indrelid = conrelid and indkey[0] = conkey[1] and indpred is null)`)
  expect(rows).toEqual([])
})

test('every table has a typed table', () => {
  const inDatabase = [...new Set(columns.map((column) => column.table_name))].sort()
  expect(typedTables.map((table) => getTableConfig(table).name).sort()).toEqual(inDatabase)
})

describe.each(typedTables.map((table) => [getTableConfig(table).name, table] as const))('%s', (name, table) => {
  test('has the columns of the migrations, with their types', () => {
    const typed = Object.entries(getTableColumns(table)).map(([key, column]) => ({
      key,
      name: column.name,
      type: column.getSQLType(),
      nullable: !column.notNull,
      generated: column.generated !== undefined || column.generatedIdentity !== undefined,
      defaulted: column.hasDefault && !column.generatedIdentity && !column.generated,
    }))
    const migrated = columns
      .filter((column) => column.table_name === name)
      .map((column) => ({
        key: column.column_name,
        name: column.column_name,
        // The name of an array type is that of its items, with an underscore.
        type: column.data_type === 'ARRAY' ? `${column.udt_name.slice(1)}[]` : column.data_type,
        nullable: column.is_nullable === 'YES',
        generated: column.is_generated === 'ALWAYS' || column.is_identity === 'YES',
        defaulted: column.column_default !== null,
      }))
    expect(typed).toEqual(migrated)
  })

  test('has the primary key of the migrations', () => {
    const config = getTableConfig(table)
    const single = config.columns.filter((column) => column.primary).map((column) => column.name)
    const composite = config.primaryKeys.flatMap((key) => key.columns.map((column) => column.name))
    expect([...single, ...composite]).toEqual(primaryKeys.get(name))
  })
})
