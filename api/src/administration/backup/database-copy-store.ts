import { APPLICATION_NAME, type transaction } from '@homeyield/database/connection'
import { from, to } from 'pg-copy-streams'
import { QUEUE_SCHEMA } from '../../queue/migrate-queue.ts'
import type { BackedUpTable, BackupManifest } from './backup-manifest.ts'

type PoolClient = Parameters<Parameters<typeof transaction>[1]>[1]
type Queries = Pick<PoolClient, 'query'>
type CopiedTable = Pick<BackedUpTable, 'name' | 'columns'>

// Each is written by what creates the tables.
const WRITTEN_BY_MIGRATIONS = new Set(['schema_migrations', `${QUEUE_SCHEMA}.migrations`])

const tableStatement = `
  select c.oid::int8::text as id,
    case when n.nspname = $1 then n.nspname || '.' else '' end || c.relname as name,
    array(select attname::text from pg_attribute
      where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns,
    array(select confrelid::int8::text from pg_constraint
      where conrelid = c.oid and contype = 'f' and confrelid <> c.oid) as refers_to
  from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname in (current_schema(), $1) order by 2`

interface FoundTable extends CopiedTable {
  readonly id: string
  readonly refers_to: readonly string[]
}

/** All tables with what rows consist of, each after those that it refers to. */
export async function listCopiedTables(queries: Queries): Promise<CopiedTable[]> {
  const { rows } = await queries.query<FoundTable>(tableStatement, [QUEUE_SCHEMA])
  const waiting = new Map(rows.map((row) => [row.id, row]))
  const ordered: FoundTable[] = []
  while (waiting.size > 0) {
    const free = [...waiting.values()].filter(({ refers_to }) => !refers_to.some((id) => waiting.has(id)))
    if (free.length === 0) throw new Error('The tables refer to each other in a circle.')
    for (const row of free) waiting.delete(row.id)
    ordered.push(...free)
  }
  return ordered.filter(({ name }) => !WRITTEN_BY_MIGRATIONS.has(name)).map(({ name, columns }) => ({ name, columns }))
}

const sequenceStatement = `
  select case when schemaname = $1 then schemaname || '.' else '' end || sequencename as name, last_value::text as last
  from pg_sequences where schemaname in (current_schema(), $1) order by 1`

/** The versions of the database and its queue, and the values of its sequences. */
export async function readDatabaseVersions(
  queries: Queries,
): Promise<Pick<BackupManifest, 'migrations' | 'queue' | 'sequences'>> {
  const migrations = await queries.query<BackupManifest['migrations'][number]>(
    'select name, checksum from schema_migrations order by name',
  )
  const queue = await queries.query<{ id: number }>(`select max(id)::int as id from ${QUEUE_SCHEMA}.migrations`)
  const sequences = await queries.query<BackupManifest['sequences'][number]>(sequenceStatement, [QUEUE_SCHEMA])
  return { migrations: migrations.rows, queue: queue.rows[0]?.id ?? 0, sequences: sequences.rows }
}

/** Names of the tables that a database has, in our schema alone. */
export async function listTables(queries: Queries): Promise<string[]> {
  const { rows } = await queries.query<{ name: string }>(
    `select c.relname as name from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and n.nspname = current_schema() order by 1`,
  )
  return rows.map(({ name }) => name)
}

/** How many connections of Homeyield a database has besides this one. */
export async function countOtherConnections(queries: Queries): Promise<number> {
  const { rows } = await queries.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
    where datname = current_database() and application_name = $1 and pid <> pg_backend_pid()`,
    [APPLICATION_NAME],
  )
  return rows[0]?.count ?? 0
}

/** Deletes tables with all their rows, the sequences that belong to none, and the queue. */
export async function dropTables(queries: Queries, names: readonly string[]): Promise<void> {
  await queries.query(`drop schema if exists ${QUEUE_SCHEMA} cascade`)
  await queries.query(`drop table ${names.map(quoted).join(', ')} cascade`)
  const { rows } = await queries.query<{ name: string }>(
    'select sequencename as name from pg_sequences where schemaname = current_schema()',
  )
  for (const { name } of rows) await queries.query(`drop sequence ${quoted(name)}`)
}

export async function emptyTables(queries: Queries, tables: readonly CopiedTable[]): Promise<void> {
  await queries.query(`truncate ${tables.map(({ name }) => quoted(name)).join(', ')} cascade`)
}

/** The rows of a table as a stream, whose `rowCount` is known at its end. */
export function readRows(client: PoolClient, { name, columns }: CopiedTable) {
  return client.query(to(`copy ${quoted(name)} (${columns.map(quoted).join(', ')}) to stdout`))
}

export function writeRows(client: PoolClient, { name, columns }: CopiedTable) {
  return client.query(from(`copy ${quoted(name)} (${columns.map(quoted).join(', ')}) from stdin`))
}

export async function setSequences(queries: Queries, sequences: BackupManifest['sequences']): Promise<void> {
  for (const { name, last } of sequences) {
    if (last !== null) await queries.query('select setval($1::regclass, $2::bigint)', [quoted(name), last])
  }
}

/** Ends every session; returns how many had not ended. */
export async function endSessions(queries: Queries, now: Date): Promise<number> {
  return (await queries.query('update sessions set revoked_at = $1 where revoked_at is null', [now])).rowCount ?? 0
}

/** Gives up the mails that wait, without their contents; returns how many. */
export async function giveUpMails(queries: Queries, now: Date): Promise<number> {
  const { rowCount } = await queries.query(
    `update mails set given_up_at = $1, last_problem = 'Not sent after a restore.', data = '{}'
    where sent_at is null and given_up_at is null`,
    [now],
  )
  return rowCount ?? 0
}

/** A name in SQL; a dot separates the schema. */
function quoted(name: string): string {
  return name
    .split('.')
    .map((part) => `"${part.replaceAll('"', '""')}"`)
    .join('.')
}
