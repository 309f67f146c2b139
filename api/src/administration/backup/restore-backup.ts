import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { transaction, type Database } from '@homeyield/database/connection'
import { listMigrations, migrate, MIGRATIONS } from '@homeyield/database/migrate'
import { migrateQueue, QUEUE_VERSION } from '../../queue/migrate-queue.ts'
import { AdminRefusal, openForAdmin } from '../admin-session.ts'
import { countOf } from '../format-table.ts'
import { type BackupManifest, entryOfTable } from './backup-manifest.ts'
import {
  countOtherConnections,
  dropTables,
  emptyTables,
  endSessions,
  giveUpMails,
  listCopiedTables,
  listTables,
  setSequences,
  writeRows,
} from './database-copy-store.ts'
import { type Backup, openBackup } from './open-backup.ts'
import { OUR_TABLES } from './our-tables.ts'
import { isUpload, writeUpload } from './upload-files.ts'

export interface RestoreOptions {
  /** Whether the tables that the database has may be deleted. */
  readonly replace: boolean
  /** The folder for uploads; null leaves them out. */
  readonly uploads: string | null
  /** Ends what may have ended since the backup; null for a database that is only moved. */
  readonly since: { readonly now: Date; readonly keepMails: boolean } | null
  /** Called before anything is deleted. */
  readonly confirm: (question: string) => Promise<void>
}

const QUIET = { error: () => undefined, warn: () => undefined, info: () => undefined, debug: () => undefined }

/** What a backup restored. */
export interface Restored {
  readonly manifest: BackupManifest
  readonly sessionsEnded: number
  readonly mailsGivenUp: number
}

/**
 * Restores a backup: creates the tables as they were, loads their rows in one transaction and checks their counts, and then
 * applies the migrations that are newer. Refuses a database in use, and one with tables unless these may be replaced.
 */
export async function restoreBackup(url: string, file: string, options: RestoreOptions): Promise<Restored> {
  const backup = await openBackup(file)
  try {
    const { manifest } = backup
    const names = await checkMigrations(manifest)
    // Before anything is deleted, as a damaged backup can replace nothing.
    await backup.verify()
    await prepareDatabase(url, options)
    await migrate(url, MIGRATIONS, names)
    await migrateQueue(url, QUIET)
    const ended = await withDatabase(url, (database) => loadRows(database, backup, options.since))
    await migrate(url)
    if (options.uploads !== null) await restoreUploads(backup, options.uploads)
    return { manifest, ...ended }
  } finally {
    backup.close()
  }
}

/** The backup's migrations. Throws when this version lacks one, has another file of its name, or another queue. */
async function checkMigrations({ migrations, queue }: BackupManifest): Promise<ReadonlySet<string>> {
  const known = new Map((await listMigrations()).map(({ name, checksum }) => [name, checksum]))
  for (const { name, checksum } of migrations) {
    if (known.get(name) !== checksum) {
      throw new AdminRefusal(
        `The backup has the migration ${name}, which this version does not have: it is from another version of Homeyield. Restore it with that one.`,
      )
    }
  }
  if (queue !== QUEUE_VERSION) {
    throw new AdminRefusal(
      'The queue’s tables have changed since the backup was made. Restore it with the version of Homeyield that made it, and upgrade then.',
    )
  }
  return new Set(migrations.map(({ name }) => name))
}

async function prepareDatabase(url: string, { replace, confirm }: RestoreOptions): Promise<void> {
  await withDatabase(url, async (database) => {
    const { pool } = database
    const others = await waitUntilUnused(pool)
    if (others > 0) {
      throw new AdminRefusal(
        `Homeyield is running on this database (${countOf(others, 'connection')}). Stop every process first, and a pooler too, which holds connections open.`,
      )
    }
    const tables = await listTables(pool)
    if (tables.length === 0) return
    if (!replace) {
      throw new AdminRefusal(
        `The database is not empty: it has ${countOf(tables.length, 'table')}. Name an empty one, or add --replace to delete them.`,
      )
    }
    const strange = tables.filter((name) => !OUR_TABLES.has(name))
    if (strange.length > 0) {
      throw new AdminRefusal(
        `The database has tables that are not of this version of Homeyield: ${strange.join(', ')}. Name another database.`,
      )
    }
    await confirm(
      `Delete the ${countOf(tables.length, 'table')} of the database with all their rows, and restore the backup?`,
    )
    await transaction(database, (_, client) => dropTables(client, tables))
  })
}

/** Waits two seconds for connections that are being closed; returns how many are left. */
async function waitUntilUnused(pool: Database['pool']): Promise<number> {
  for (let tries = 0; ; tries += 1) {
    const count = await countOtherConnections(pool)
    if (count === 0 || tries === 10) return count
    await sleep(200)
  }
}

async function loadRows(
  database: Database,
  { manifest, read }: Backup,
  since: RestoreOptions['since'],
): Promise<Omit<Restored, 'manifest'>> {
  return transaction(database, async (_, client) => {
    const tables = await listCopiedTables(client)
    const missing = manifest.tables.filter(({ name }) => !tables.some((table) => table.name === name))
    if (missing.length > 0) throw new Error(`There is no table ${missing.map(({ name }) => name).join(', ')}.`)
    await emptyTables(client, tables)
    for (const { name } of tables) {
      const table = manifest.tables.find((one) => one.name === name)
      if (table === undefined) continue
      const rows = writeRows(client, table)
      await pipeline(await read(entryOfTable(name)), rows)
      if (rows.rowCount !== table.rows) {
        throw new Error(`The table ${name} has ${rows.rowCount} rows, but had ${table.rows}. Nothing was loaded.`)
      }
    }
    await setSequences(client, manifest.sequences)
    if (since === null) return { sessionsEnded: 0, mailsGivenUp: 0 }
    // With the rows, so that no server ever sees them.
    const sessionsEnded = await endSessions(client, since.now)
    return { sessionsEnded, mailsGivenUp: since.keepMails ? 0 : await giveUpMails(client, since.now) }
  })
}

async function restoreUploads({ entries, read }: Backup, folder: string): Promise<void> {
  for (const entry of entries.filter(isUpload)) await writeUpload(folder, entry, await read(entry))
}

async function withDatabase<Result>(url: string, work: (database: Database) => Promise<Result>): Promise<Result> {
  const database = openForAdmin(url)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}
