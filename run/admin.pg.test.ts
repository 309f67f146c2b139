import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { migrateQueue } from '@homeyield/api/queue/migrate-queue'
import { openDatabase } from '@homeyield/database/connection'
import { findEmbeddedPostgres } from '@homeyield/database/embedded/find-embedded-postgres'
import { startEmbeddedPostgres } from '@homeyield/database/embedded/start-embedded-postgres'
import { migrate } from '@homeyield/database/migrate'
import { afterAll, beforeAll, expect, test } from 'vitest'

// The command with the embedded database of a folder, which does not run: it starts and stops it.

let folder: string
let from: string
let to: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'homeyield-rehearsal-'))
  // PostgreSQL runs as another account when we are root.
  await chmod(folder, 0o755)
  from = join(folder, 'from')
  to = join(folder, 'to')
})
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }))

const run = promisify(execFile)
const quiet = () => undefined
const IMAGE = createHash('sha256').update('an image').digest('hex')
const imageIn = (dataDir: string) => join(dataDir, 'uploads', IMAGE.slice(0, 2), IMAGE)

/** Sets each variable that the command reads, so that no .env file of the checkout does. */
async function admin(dataDir: string, ...given: string[]): Promise<unknown> {
  const none = { DATABASE_URL: '', DATABASE_DIRECT_URL: '', UPLOADS_DIR: '', S3_BUCKET: '', JWT_SECRET: '' }
  const env = { PATH: process.env['PATH'] ?? '', DATA_DIR: dataDir, INIT_CWD: folder, ...none }
  const words = [join(import.meta.dirname, 'admin.ts'), ...given, '--yes', '--json']
  return JSON.parse((await run(process.execPath, words, { env })).stdout)
}

/** Runs statements in the database of a folder; returns the rows of the last. */
async function query(dataDir: string, ...statements: string[]): Promise<unknown[]> {
  const server = await startEmbeddedPostgres({ dataDir, log: quiet })
  const database = openDatabase(server.url, { max: 1 })
  try {
    await migrate(server.url)
    await migrateQueue(server.url, { error: quiet, warn: quiet, info: quiet, debug: quiet })
    let rows: unknown[] = []
    for (const statement of statements) rows = (await database.pool.query(statement)).rows
    return rows
  } finally {
    await database.close()
    await server.stop()
  }
}

const add = (name: string) =>
  `insert into accounts (email, name, password_hash) values ('${name}@homeyield.test', '${name}', '-')`
const NAMES = 'select name from accounts order by name'

test('backs up and restores a folder whose database does not run', { timeout: 300_000 }, async () => {
  await query(from, add('ana'))
  await mkdir(dirname(imageIn(from)), { recursive: true })
  await writeFile(imageIn(from), 'an image')
  const backup = { uploads: 1, tables: { accounts: 1 } }
  expect(await admin(from, 'backup', 'all.zip')).toMatchObject({ file: join(folder, 'all.zip'), ...backup })
  expect(await findEmbeddedPostgres(from)).toBeNull()

  // Into a folder that is not there yet.
  expect(await admin(to, 'restore', 'all.zip')).toMatchObject(backup)
  expect(await findEmbeddedPostgres(to)).toBeNull()
  expect(await readFile(imageIn(to), 'utf8')).toBe('an image')
  expect(await query(to, NAMES)).toEqual([{ name: 'ana' }])

  // Into the folder that it is of, which has changed since.
  await query(from, add('rua'))
  await rm(imageIn(from))
  await expect(admin(from, 'restore', 'all.zip')).rejects.toThrow('The database is not empty')
  expect(await admin(from, 'restore', 'all.zip', '--replace')).toMatchObject(backup)
  expect(await query(from, NAMES)).toEqual([{ name: 'ana' }])
  expect(await readFile(imageIn(from), 'utf8')).toBe('an image')
})
