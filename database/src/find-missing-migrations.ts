import { readdir } from 'node:fs/promises'
import type { Database } from './connection.ts'
import { MIGRATIONS } from './migrate.ts'

/** Names, in order, of the migrations in `folder` not applied yet. */
export async function findMissingMigrations(
  { pool }: Pick<Database, 'pool'>,
  folder: string = MIGRATIONS,
): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  const { rows: tables } = await pool.query<{ known: boolean }>(
    `select to_regclass('schema_migrations') is not null as known`,
  )
  if (!tables[0]?.known) return names
  const { rows } = await pool.query<{ name: string }>('select name from schema_migrations')
  const applied = new Set(rows.map(({ name }) => name))
  return names.filter((name) => !applied.has(name))
}
