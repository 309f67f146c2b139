import { createHash, randomBytes } from 'node:crypto'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase, type Database } from '@homeyield/database/connection'
import { listMigrations, migrate, MIGRATIONS } from '@homeyield/database/migrate'
import { runStatement } from '@homeyield/database/testing/run-statement'
import { createTestDatabase } from '@homeyield/database/testing/test-database'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { migrateQueue } from '../../queue/migrate-queue.ts'
import { callAs, signUp, TEST_PASSWORD, type TestAccount } from '../../testing/test-client.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import type { AdminContext } from '../admin-session.ts'
import { adminOf } from '../testing/admin-of.ts'

let server: TestServer
let account: TestAccount
let folder: string
const made: string[] = []

/** A file as the store on disk names it. */
async function writeImage(uploads: string, content: string): Promise<string> {
  const name = createHash('sha256').update(content).digest('hex')
  await mkdir(join(uploads, name.slice(0, 2)), { recursive: true })
  await writeFile(join(uploads, name.slice(0, 2), name), content)
  return join(name.slice(0, 2), name)
}

beforeAll(async () => {
  server = await startTestServer()
  account = await signUp(server, { premium: true })
  const { body } = await account.post('/calculations', {
    property: '1 Test Street\twith\\everything\n',
    notes: 'Ōtāhuhu',
  })
  await account.post('/documents', { kind: 'owner_appraisal', calculation_id: body.id, client_name: 'Mere' })
  await account.post('/links', { kind: 'portfolio', name: 'Our broker', days: 30 })
  await account.put('/household', { version: 0, people: [{ name: 'Ana' }] })
  const { pool } = server.database
  await pool.query(`insert into import_reports (name, source, report) values ('areas', 'a test', '{}')`)
  await pool.query(`select graphile_worker.add_job('later', '{"a":1}'::json, 'a queue', now() + interval '1 day')`)
})
afterAll(async () => {
  await server.stop()
  for (const name of made) await runStatement(inject('testServer').url, `drop database if exists ${name} with (force)`)
})
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'homeyield-backup-'))
  return () => rm(folder, { recursive: true, force: true })
})

async function createEmpty(): Promise<string> {
  const name = `homeyield_test_${randomBytes(8).toString('hex')}`
  await runStatement(inject('testServer').url, `create database ${name}`)
  made.push(name)
  const url = new URL(inject('testServer').url)
  url.pathname = `/${name}`
  return url.href
}

function fail(sentence: unknown): never {
  throw new Error(String(sentence))
}

const uploadsIn = (name: string) => join(folder, name)
const adminOn = (databaseUrl: string, uploads: string, changes: Partial<AdminContext> = {}) =>
  adminOf({ databaseUrl, now: Date.now }, { folder, environment: { UPLOADS_DIR: uploadsIn(uploads) }, ...changes })

/** A digest of each table's rows, and what each sequence gives next. */
async function contentOf({ pool }: Pick<Database, 'pool'>): Promise<Record<string, string | null>> {
  const { rows: names } = await pool.query<{ name: string }>(
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
    where schemaname in ('public', 'graphile_worker') and tablename not in ('migrations', 'schema_migrations', 'admin_log')`,
  )
  const content: Record<string, string | null> = {}
  for (const { name } of names) {
    const { rows } = await pool.query<{ digest: string | null }>(
      `select md5(string_agg(t::text, chr(10) order by t::text)) || ' ' || count(*) as digest from ${name} as t`,
    )
    content[name] = rows[0]?.digest ?? null
  }
  const { rows } = await pool.query<{ name: string; last: string | null }>(
    `select schemaname || '.' || sequencename as name, last_value::text as last from pg_sequences
    where sequencename not like 'admin_log%'`,
  )
  return { ...content, ...Object.fromEntries(rows.map(({ name, last }) => [name, last])) }
}

async function readContent(url: string): Promise<Record<string, string | null>> {
  const database = openDatabase(url, { max: 1 })
  try {
    return await contentOf(database)
  } finally {
    await database.close()
  }
}

async function fillWithOne(url: string): Promise<void> {
  await migrate(url)
  await migrateQueue(url, { error: fail, warn: fail, info: () => undefined, debug: () => undefined })
  await runStatement(url, `insert into accounts (email, name, password_hash) values ('one@homeyield.test', 'One', 'x')`)
}

describe('a backup', () => {
  it('restored into an empty database has the same rows, jobs, sequences and uploads', async () => {
    const image = await writeImage(uploadsIn('from'), 'an image')
    await writeFile(join(uploadsIn('from'), 'a draft'), 'which is no upload')
    // The queue works during the copy; what it does to its mails is not compared.
    await server.database.pool.query(`update graphile_worker._private_jobs set run_at = now() + interval '1 day'`)
    const before = await contentOf(server.database)
    const source = adminOn(server.databaseUrl, 'from')
    const backup = await source.json('backup', 'all.zip')
    expect(backup).toMatchObject({
      uploads: 1,
      tables: { accounts: 1, calculations: 1, documents: 1, 'graphile_worker._private_jobs': 2 },
    })
    expect((await stat(join(folder, 'all.zip'))).mode & 0o777).toBe(0o600)

    const url = await createEmpty()
    const target = adminOn(url, 'to')
    const restored = await target.json('restore', 'all.zip')
    expect(restored).toMatchObject({ rows: backup.rows, tables: backup.tables, uploads: 1 })
    // Sessions and mails have a test of their own.
    const isCompared = ([name]: [string, unknown]) => name !== 'public.sessions' && name !== 'public.mails'
    const exceptEnded = (content: typeof before) => Object.fromEntries(Object.entries(content).filter(isCompared))
    expect(exceptEnded(await readContent(url))).toEqual(exceptEnded(before))
    expect(before['public.calculations']).toMatch(/ 1$/u)
    expect(await readFile(join(uploadsIn('to'), image), 'utf8')).toBe('an image')
    expect((await readdir(uploadsIn('to'), { recursive: true })).toSorted()).toEqual([image.slice(0, 2), image])

    const [entry] = await target.json('log')
    expect(entry).toMatchObject({ command: 'restore', done_by: 'ops' })
    expect((await source.json('log'))[0]).toMatchObject({ command: 'backup' })
    const running = await server.startAnother({ databaseUrl: url })
    const signedIn = await callAs(running).post('/authenticate', { email: account.email, password: TEST_PASSWORD })
    const { body } = await callAs(running, signedIn.body.auth_token).get('/calculations')
    expect(body.map((one: { property: string }) => one.property)).toEqual(['1 Test Street\twith\\everything'])
  })

  it('asks before it replaces a file, and leaves none when it fails', async () => {
    await writeFile(join(folder, 'all.zip'), 'an earlier backup')
    const source = adminOn(server.databaseUrl, 'from')
    expect((await source.answering(false, 'backup', 'all.zip')).stderr).toBe('Nothing was changed.\n')
    const failed = await adminOn(server.databaseUrl.replace(/[^/]+$/u, 'no_such_database'), 'from').run(
      'backup',
      'new.zip',
    )
    expect(failed.status).toBe(1)
    expect(await readFile(join(folder, 'all.zip'), 'utf8')).toBe('an earlier backup')
    expect(await source.run('backup', 'missing/new.zip')).toEqual({
      status: 1,
      stdout: '',
      stderr: `There is no folder ${join(folder, 'missing')}.\n`,
    })
    expect(await readdir(folder)).toEqual(['all.zip'])
  })
})

describe('restoring', () => {
  it('refuses a database with tables, unless they are to be replaced and the operator agrees', async () => {
    await adminOn(server.databaseUrl, 'from').json('backup', 'all.zip')
    const test = await createTestDatabase()
    try {
      const target = adminOn(test.url, 'to')
      expect((await target.run('restore', 'all.zip')).stderr).toMatch(
        /^The database is not empty: it has \d+ tables\./u,
      )
      expect((await target.answering(false, 'restore', 'all.zip', '--replace')).stderr).toBe('Nothing was changed.\n')
      expect(await target.run('restore', 'all.zip', '--replace', '--yes')).toMatchObject({ status: 0, stderr: '' })
      expect((await test.database.pool.query('select email from accounts')).rows).toEqual([{ email: account.email }])
      // Now there is a connection of Homeyield.
      expect((await target.run('restore', 'all.zip', '--replace', '--yes')).stderr).toMatch(
        /^Homeyield is running on this database \(1 connection\)/u,
      )
    } finally {
      await test.drop()
    }
  })

  it.each([
    ['gives up the mails that waited', [], 1],
    ['sends them where that is asked for', ['--keep-mails'], 0],
  ])('ends every session, and %s', async (_, options, givenUp) => {
    const test = await createTestDatabase()
    try {
      await migrateQueue(test.url, { error: fail, warn: fail, info: () => undefined, debug: () => undefined })
      await test.database.pool.query(
        `with account as (insert into accounts (email, name, password_hash) values ('one@homeyield.test', 'One', 'x') returning id),
          session as (insert into sessions (account_id, expires_at, revoked_at)
            select id, now() + interval '1 day', ended from account, unnest(array[null, null, '2026-01-01'::timestamptz]) as ended)
        insert into mails (id, account_id, kind, recipient, data, message_id, sent_at)
        select gen_random_uuid(), id, 'welcome', 'one@homeyield.test', '{"token":"secret"}', coalesce(sent::text, 'waits'), sent
        from account, unnest(array[null, '2026-01-01'::timestamptz]) as sent`,
      )
      await adminOn(test.url, 'from').json('backup', 'all.zip')
      const target = adminOn(await createEmpty(), 'to')
      const restored = await target.json('restore', 'all.zip', ...options)
      expect(restored).toMatchObject({ sessions_ended: 2, mails_given_up: givenUp })
      expect(await target.json('sessions', 'list', 'one@homeyield.test')).toEqual([])
      expect(await target.json('mails', 'list', '--state', 'given-up')).toHaveLength(givenUp)
      expect(await target.json('mails', 'list', '--state', 'waiting')).toHaveLength(1 - givenUp)
      expect(await target.json('mails', 'list', '--state', 'sent')).toHaveLength(1)
    } finally {
      await test.drop()
    }
  })

  it('brings a backup of an earlier version up to date', async () => {
    const [earlier, url] = [await createEmpty(), await createEmpty()]
    const names = (await listMigrations()).map(({ name }) => name).filter((name) => name < '0058')
    await migrate(earlier, MIGRATIONS, new Set(names))
    await migrateQueue(earlier, { error: fail, warn: fail, info: () => undefined, debug: () => undefined })
    await runStatement(
      earlier,
      `insert into accounts (email, name, password_hash) values ('old@homeyield.test', 'Old', 'x')`,
    )
    await adminOn(earlier, 'from').json('backup', 'old.zip')
    await adminOn(url, 'to').json('restore', 'old.zip')
    expect(await adminOn(url, 'to').json('accounts', 'find', 'old@homeyield.test')).toMatchObject({ locked: null })
  })

  it('refuses a backup of a version that this one does not know, before it touches the database', async () => {
    const [later, url] = [await createEmpty(), await createEmpty()]
    await migrate(later)
    await migrateQueue(later, { error: fail, warn: fail, info: () => undefined, debug: () => undefined })
    await runStatement(later, `insert into schema_migrations (name, checksum) values ('9999_of_later.sql', 'x')`)
    await adminOn(later, 'from').json('backup', 'later.zip')
    expect((await adminOn(url, 'to').run('restore', 'later.zip')).stderr).toMatch(
      /^The backup has the migration 9999_of_later\.sql, which this version does not have/u,
    )
    expect(await readContent(url)).toEqual({})
  })

  it('deletes no tables of another program', async () => {
    await adminOn(server.databaseUrl, 'from').json('backup', 'all.zip')
    const url = await createEmpty()
    await runStatement(url, 'create table of_another_program (id int)')
    const { stderr } = await adminOn(url, 'to').run('restore', 'all.zip', '--replace', '--yes')
    expect(stderr).toContain('tables that are not of this version of Homeyield: of_another_program.')
  })

  it.each([
    ['missing', async () => undefined, 'does not exist.'],
    [
      'cut off',
      async (file: string) => writeFile(file, (await readFile(file)).subarray(0, 5000)),
      'is no backup, or is cut off.',
    ],
    ['no archive', (file: string) => writeFile(file, 'hello'), 'is no backup, or is cut off.'],
  ])('refuses a file that is %s, before it touches the database', async (kind, damage, sentence) => {
    await adminOn(server.databaseUrl, 'from').json('backup', 'all.zip')
    const file = join(folder, 'damaged.zip')
    if (kind !== 'missing') await cp(join(folder, 'all.zip'), file)
    await damage(file)
    const url = await createEmpty()
    expect((await adminOn(url, 'to').run('restore', 'damaged.zip')).stderr).toBe(`${file} ${sentence}\n`)
    expect(await readContent(url)).toEqual({})
  })

  it('loads nothing of a backup whose bytes have changed', async () => {
    await adminOn(server.databaseUrl, 'from').json('backup', 'all.zip')
    const file = join(folder, 'all.zip')
    const bytes = await readFile(file)
    const at = bytes.indexOf('tables/accounts.copy') + 'tables/accounts.copy'.length + 20
    bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at)
    await writeFile(file, bytes)
    const url = await createEmpty()
    const sentence = `${file} is damaged at tables/accounts.copy.\n`
    expect((await adminOn(url, 'to').run('restore', 'all.zip')).stderr).toBe(sentence)
    expect(await readContent(url)).toEqual({})
    await fillWithOne(url)
    const before = await readContent(url)
    expect((await adminOn(url, 'to').run('restore', 'all.zip', '--replace', '--yes')).stderr).toBe(sentence)
    expect(await readContent(url)).toEqual(before)
  })

  it('deletes nothing for a backup with another version of the queue', async () => {
    const [later, url] = [await createEmpty(), await createEmpty()]
    await fillWithOne(later)
    await fillWithOne(url)
    await adminOn(later, 'from').json('backup', 'all.zip')
    await runStatement(later, 'insert into graphile_worker.migrations (id) values (21)')
    await adminOn(later, 'from').json('backup', 'later.zip')
    const before = await readContent(url)
    const target = adminOn(url, 'to')
    expect((await target.run('restore', 'later.zip', '--replace', '--yes')).stderr).toMatch(
      /^The queue’s tables have changed since the backup was made\./u,
    )
    expect(await readContent(url)).toEqual(before)
    expect((await target.run('restore', 'all.zip', '--replace', '--yes')).status).toBe(0)
  })
})

describe('moving the embedded database', () => {
  it('copies every row, and leaves the source as it was', async () => {
    const test = await createTestDatabase()
    try {
      await test.database.pool.query(
        `insert into accounts (email, name, password_hash) select n || '@homeyield.test', 'Test', 'x' from generate_series(1, 1000) n`,
      )
      await server.startAnother({ databaseUrl: test.url, role: 'web' })
      const before = await contentOf(test.database)
      const url = await createEmpty()
      const startEmbedded = () => Promise.resolve({ url: test.url, close: () => Promise.resolve() })
      const admin = adminOn(test.url, 'from', { startEmbedded, dataDirectory: folder })
      const { stdout } = await admin.run('move', '--to', url)
      expect(stdout).toContain('They were counted in the new database.')
      expect(await readContent(url)).toEqual(before)
      expect(await contentOf(test.database)).toEqual(before)
      expect(await readdir(folder)).toEqual([])
    } finally {
      await test.database.close()
    }
  })

  it('needs an embedded database, and an address', async () => {
    const admin = adminOn(server.databaseUrl, 'from')
    expect((await admin.run('move', '--to', 'postgres://127.0.0.1/x')).stderr).toBe('There is no embedded database.\n')
    expect((await admin.run('move', '--to', 'somewhere')).status).toBe(2)
    expect((await admin.run('move')).status).toBe(2)
  })
})
