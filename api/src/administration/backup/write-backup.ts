import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { SNAPSHOT, transaction, type Database } from '@homeyield/database/connection'
import { ZipFile } from 'yazl'
import { type BackupManifest, entryOfTable, MANIFEST } from './backup-manifest.ts'
import { listCopiedTables, readDatabaseVersions, readRows } from './database-copy-store.ts'
import { openUploads } from './upload-files.ts'

/**
 * Writes the database, as it is at one moment, and the uploads of a folder to an archive that only its owner may read. The
 * file appears once it is complete.
 */
export async function writeBackup(
  database: Database,
  file: string,
  { uploads, now }: { readonly uploads: string | null; readonly now: Date },
): Promise<BackupManifest> {
  const draft = `${file}.part`
  // A file that is there already would keep its permissions, and a link would be followed.
  await rm(draft, { force: true })
  const archive = new ZipFile()
  const failure = new Promise<never>((_, reject) => archive.on('error', reject))
  const writing = pipeline(archive.outputStream, createWriteStream(draft, { flags: 'wx', mode: 0o600 }))
  const failed = Promise.race([failure, writing.then(() => new Promise<never>(() => undefined))])
  failed.catch(() => undefined)
  /** Adds an entry, once all of it has been read. */
  const add = async (entry: string, bytes: Readable, compress: boolean) => {
    archive.addReadStream(bytes, entry, { compress, mode: 0o100600, mtime: now })
    await Promise.race([finished(bytes), failed])
  }
  try {
    const content = await transaction(
      database,
      async (_, client) => {
        const tables: BackupManifest['tables'] = []
        for (const table of await listCopiedTables(client)) {
          const rows = readRows(client, table)
          await add(entryOfTable(table.name), rows, true)
          tables.push({ ...table, rows: rows.rowCount })
        }
        return { tables, ...(await readDatabaseVersions(client)) }
      },
      SNAPSHOT,
    )
    let files = 0
    // After the database, whose rows name only files that were there before.
    for await (const { entry, handle } of uploads === null ? [] : openUploads(uploads)) {
      await add(entry, handle.createReadStream(), false)
      files += 1
    }
    const manifest: BackupManifest = {
      format: 'homeyield backup 1',
      made_at: now.toISOString(),
      ...content,
      uploads: uploads === null ? null : files,
    }
    archive.addBuffer(Buffer.from(JSON.stringify(manifest, null, 2)), MANIFEST, { mtime: now, mode: 0o100600 })
    archive.end()
    await Promise.race([writing, failure])
    await syncFile(draft)
    await rename(draft, file)
    return manifest
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

async function syncFile(file: string): Promise<void> {
  const handle = await open(file, 'r+')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
