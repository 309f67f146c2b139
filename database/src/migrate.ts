import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { APPLICATION_NAME } from './connection.ts'
import { errorCode } from './error-code.ts'
import { chooseHost, readHosts } from './hosts.ts'

// Any constant, the same in every process that migrates this database.
const MIGRATION_LOCK = 4_321_001
const LOCK_INTERVAL = 200
// Every statement on a table queues behind a migration that waits for it.
const LOCK_TIMEOUT = '2s'
const LOCK_TRIES = 60
const LOCK_PAUSE = 1_000
const LOCK_NOT_AVAILABLE = '55P03'
// The first line of a file with one statement a line, such as `create index concurrently`, which blocks no saves.
const OUTSIDE_TRANSACTION = '-- outside a transaction\n'

export const MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url))

interface Migration {
  name: string
  statements: string
  checksum: string
}

/**
 * Applies the `.sql` files of `folder` not applied yet, or those of `only`, in order of names, each in a transaction unless its first line says
 * otherwise; returns their names. Safe for several processes at once: the second waits and finds nothing to do. Throws when an applied file was changed or removed,
 * or when a statement fails, which rolls that file back.
 */
export async function migrate(url: string, folder: string = MIGRATIONS, only?: ReadonlySet<string>): Promise<string[]> {
  const migrations = await readMigrations(folder)
  const client = new pg.Client({
    connectionString: await chooseHost(readHosts(url)),
    application_name: APPLICATION_NAME,
  })
  client.on('error', () => undefined)
  await client.connect()
  try {
    // The lock belongs to the connection, so it ends with this process.
    await lock(client)
    await client.query(`create table if not exists schema_migrations (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`)
    const pending = (await findPending(client, migrations)).filter(({ name }) => only?.has(name) ?? true)
    for (const migration of pending) await apply(client, migration)
    return pending.map((migration) => migration.name)
  } finally {
    await client.end()
  }
}

// Asks again instead of waiting in a statement, for whose end an index that is built concurrently would wait.
async function lock(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
      MIGRATION_LOCK,
    ])
    if (rows[0]?.locked) return
    await sleep(LOCK_INTERVAL)
  }
}

/** The migrations of this version, with the digests of their files. */
export async function listMigrations(): Promise<Pick<Migration, 'name' | 'checksum'>[]> {
  return (await readMigrations(MIGRATIONS)).map(({ name, checksum }) => ({ name, checksum }))
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => {
      // A checkout on Windows may have CRLF.
      const statements = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n')
      return { name, statements, checksum: createHash('sha256').update(statements).digest('hex') }
    }),
  )
}

async function findPending(client: pg.Client, migrations: Migration[]): Promise<Migration[]> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations order by name',
  )
  const known = new Map(migrations.map((migration) => [migration.name, migration]))
  for (const row of rows) {
    const migration = known.get(row.name)
    if (!migration) {
      throw new Error(
        `The database has the migration ${row.name}, which this version does not have. It is probably from a newer version of Homeyield: start that one.`,
      )
    }
    if (migration.checksum !== row.checksum) {
      throw new Error(
        `The migration ${row.name} was changed after it was applied. Restore the file and write the change as a new migration.`,
      )
    }
  }
  const applied = new Set(rows.map((row) => row.name))
  return migrations.filter((migration) => !applied.has(migration.name))
}

async function apply(client: pg.Client, migration: Migration, tries = LOCK_TRIES): Promise<void> {
  if (migration.statements.startsWith(OUTSIDE_TRANSACTION)) return applyOutside(client, migration)
  await client.query('begin')
  try {
    await client.query(`set local lock_timeout = '${LOCK_TIMEOUT}'`)
    await client.query(migration.statements)
    await record(client, migration)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    if (errorCode(error) === LOCK_NOT_AVAILABLE && tries > 1) {
      await sleep(LOCK_PAUSE)
      return apply(client, migration, tries - 1)
    }
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`The migration ${migration.name} failed and was rolled back: ${reason}`, { cause: error })
  }
}

/** Its statements can be repeated: what was done before one failed stays. */
async function applyOutside(client: pg.Client, migration: Migration): Promise<void> {
  try {
    for (const statement of migration.statements.split(/;\n/u))
      if (statement.trim() !== '') await client.query(statement)
    await record(client, migration)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`The migration ${migration.name} failed, and begins again next time: ${reason}`, { cause: error })
  }
}

async function record(client: pg.Client, { name, checksum }: Migration): Promise<void> {
  await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum])
}
