import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { chmod, lstat, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { findEmbeddedPostgres } from './find-embedded-postgres.ts'
import { isAlive, readPostmasterLock } from './postmaster-lock.ts'
import { startEmbeddedPostgres } from './start-embedded-postgres.ts'

const WRITER = fileURLToPath(new URL('../testing/write-rows-until-killed.ts', import.meta.url))
const IS_ROOT = process.getuid?.() === 0
const NEEDS_ROOT = 'only root runs PostgreSQL as another account'

/** A database that was created once and stopped: creating one takes seconds. */
let prepared: string
let temporary: string
let dataDir: string
let sharedDir: string
const endings: (() => unknown)[] = []

beforeAll(async () => {
  prepared = await makeTemporary()
  const server = await startEmbeddedPostgres({ dataDir: join(prepared, 'data'), sharedDir: join(prepared, 'shared') })
  await server.stop()
})
afterAll(() => rm(prepared, { recursive: true, force: true }))

beforeEach(async () => {
  temporary = await makeTemporary()
  dataDir = join(temporary, 'data')
  sharedDir = join(temporary, 'shared')
})

afterEach(async () => {
  for (const end of endings.splice(0)) await end()
  // A server whose parent was killed may still be writing.
  await rm(temporary, { recursive: true, force: true, maxRetries: 10 })
})

async function makeTemporary(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'homeyield-embedded-'))
  await chmod(directory, 0o755)
  return directory
}

/** Copies the prepared database, with its owner and modes, to where the test starts its own. */
function copyPrepared(): void {
  execFileSync('cp', ['-a', join(prepared, 'data'), dataDir])
}

async function start(settings: Record<string, string> = {}) {
  const server = await startEmbeddedPostgres({ dataDir, sharedDir, settings })
  endings.push(server.stop)
  return server
}

async function query(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}

/** Starts a process that writes rows; `acknowledged` is the highest confirmed number. */
function startWriter(environment: NodeJS.ProcessEnv = process.env): {
  child: ChildProcess
  acknowledged: () => number
} {
  const child = spawn(process.execPath, [WRITER, dataDir, sharedDir], {
    env: environment,
    stdio: ['ignore', 'pipe', 2],
  })
  let printed = ''
  child.stdout?.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  endings.push(() => child.kill('SIGKILL'))
  return { child, acknowledged: () => Number(printed.split('\n').at(-2) ?? 0) }
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await sleep(5)
}

async function killAndCollect(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

/** A process and all its descendants. */
function family(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
  return [pid, ...children.flatMap(family)]
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // A PostgreSQL worker that has just ended.
  }
}

async function highestRow(url: string): Promise<number> {
  const rows = await query(url, 'select count(*)::int as rows, max(number) as highest from written')
  expect(rows[0]!['rows']).toBe(rows[0]!['highest'])
  return Number(rows[0]!['highest'])
}

test('a first start creates a durable UTF-8 database, a second one finds it', async () => {
  const first = await start()
  expect(
    await query(
      first.url,
      `select current_setting('fsync') as fsync, current_setting('server_encoding') as encoding,
        current_setting('synchronous_commit') as synchronous, current_database() as database,
        current_setting('listen_addresses') as address, upper('ō') as upper`,
    ),
  ).toEqual([
    { fsync: 'on', encoding: 'UTF8', synchronous: 'on', database: 'homeyield', address: '127.0.0.1', upper: 'Ō' },
  ])
  await query(first.url, 'create table stored as select 42 as number')
  const { pid } = readPostmasterLock(join(dataDir, 'postgresql'))!
  await first.stop()
  expect(isAlive(pid)).toBe(false)

  const second = await start()
  expect(await query(second.url, 'select number from stored')).toEqual([{ number: 42 }])
})

test('only the owner can read the password, and no other is accepted', async () => {
  copyPrepared()
  const server = await start()
  expect((await stat(join(dataDir, 'postgresql.password'))).mode & 0o777).toBe(0o600)
  const wrong = new URL(server.url)
  wrong.password = 'wrong'
  await expect(query(wrong.href, 'select 1')).rejects.toThrow('password authentication failed')
})

test('after a kill of the process alone, every acknowledged row is there', async () => {
  copyPrepared()
  const writer = startWriter()
  await until(() => writer.acknowledged() > 100)
  await killAndCollect(writer.child)
  const server = await start()
  expect(await highestRow(server.url)).toBeGreaterThanOrEqual(writer.acknowledged())
})

test('after a kill of the process and of all of PostgreSQL, every acknowledged row is there', async (context) => {
  if (process.platform !== 'linux') context.skip('finds the processes in /proc')
  copyPrepared()
  const writer = startWriter()
  await until(() => writer.acknowledged() > 100)
  for (const pid of family(writer.child.pid!)) killIfThere(pid)
  await killAndCollect(writer.child)
  const server = await start()
  expect(await highestRow(server.url)).toBeGreaterThanOrEqual(writer.acknowledged())
})

test('takes over a server left running, and stops it in the end', async (context) => {
  if (process.platform === 'win32') context.skip('relies on POSIX signals')
  copyPrepared()
  // Without setpriv on the PATH, the server does not notice that its parent died.
  const writer = startWriter({ PATH: temporary })
  await until(() => writer.acknowledged() > 10)
  const orphan = readPostmasterLock(join(dataDir, 'postgresql'))!.pid
  await killAndCollect(writer.child)
  const server = await start()
  expect(readPostmasterLock(join(dataDir, 'postgresql'))!.pid).toBe(orphan)
  expect(await highestRow(server.url)).toBeGreaterThanOrEqual(writer.acknowledged())
  await server.stop()
  await until(() => !isAlive(orphan))
})

test('refuses a second start and leaves the first unharmed', async () => {
  copyPrepared()
  const writer = startWriter()
  await until(() => writer.acknowledged() > 10)
  await expect(start()).rejects.toThrow(/is in use: another Homeyield is running on the same data.*DATA_DIR/)
  const before = writer.acknowledged()
  await until(() => writer.acknowledged() > before + 10)
})

test('starts after a kill during the creation of the database', async () => {
  for (const delay of [0, 100, 250]) {
    const writer = startWriter()
    await until(() => existsSync(dataDir) && readdirSync(dataDir).some((name) => name.includes('.initialising-')))
    await sleep(delay)
    await killAndCollect(writer.child)
  }
  const server = await start()
  expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(readdirSync(dataDir).sort()).toEqual(['postgresql', 'postgresql.log', 'postgresql.password'])
})

test('starts in spite of a lock whose process number another program has', async () => {
  copyPrepared()
  const first = await start()
  const lock = readFileSync(join(dataDir, 'postgresql/postmaster.pid'), 'utf8').split('\n')
  await first.stop()
  const stranger = spawn('sleep', ['60'], IS_ROOT ? { uid: 65_534, gid: 65_534 } : {})
  endings.push(() => stranger.kill('SIGKILL'))
  await writeFile(join(dataDir, 'postgresql/postmaster.pid'), [stranger.pid, ...lock.slice(1)].join('\n'))
  const second = await start()
  expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('reports why a server cannot start', async () => {
  await expect(start({ shared_buffers: 'plenty' })).rejects.toThrow(
    /PostgreSQL did not start\. The end of its log:[^]*invalid value for parameter "shared_buffers"/,
  )
})

test('the server log has no values of failed statements', async () => {
  copyPrepared()
  const server = await start()
  await query(server.url, 'create table people (email text primary key)')
  const insert = `insert into people values ('somebody@homeyield.test')`
  await query(server.url, insert)
  await expect(query(server.url, insert)).rejects.toThrow('duplicate key')
  const log = readFileSync(join(dataDir, 'postgresql.log'), 'utf8')
  expect(log).toContain('duplicate key value violates unique constraint "people_pkey"')
  expect(log).not.toContain('somebody')
})

test('reports a server that stops unexpectedly', async () => {
  copyPrepared()
  const reports: string[] = []
  const server = await startEmbeddedPostgres({ dataDir, sharedDir, onLost: (sentence) => reports.push(sentence) })
  process.kill(readPostmasterLock(join(dataDir, 'postgresql'))!.pid, 'SIGINT')
  await until(() => reports.length > 0)
  expect(reports[0]).toMatch(/^PostgreSQL has stopped unexpectedly\. Start Homeyield again: saved data is safe\./)
  await server.stop()
})

test('survives the crash of a PostgreSQL process, and the claim too', async (context) => {
  if (process.platform === 'win32') context.skip('relies on POSIX signals')
  copyPrepared()
  const reports: string[] = []
  const server = await startEmbeddedPostgres({ dataDir, sharedDir, onLost: (sentence) => reports.push(sentence) })
  endings.push(server.stop)
  const claims = () => query(server.url, `select pid from pg_locks where locktype = 'advisory' and granted`)
  const [before] = await claims()
  const crashing = new pg.Client({ connectionString: server.url })
  crashing.on('error', () => undefined)
  await crashing.connect()
  const { rows } = await crashing.query<{ pid: number }>('select pg_backend_pid() as pid')
  process.kill(rows[0]!.pid, 'SIGKILL')
  await expect.poll(() => claims().catch(() => []), { timeout: 20_000, interval: 200 }).toHaveLength(1)
  expect((await claims())[0]!['pid']).not.toBe(before!['pid'])
  expect(reports).toEqual([])
  await expect(start()).rejects.toThrow(/is in use: another Homeyield is running on the same data/)
})

test('root: opens a closed data directory for passing through, not for reading', async (context) => {
  if (!IS_ROOT) context.skip(NEEDS_ROOT)
  await mkdir(dataDir, { mode: 0o700 })
  const server = await start()
  expect(server.notices).toEqual([])
  expect((await stat(dataDir)).mode & 0o777).toBe(0o701)
})

test('root: under a closed directory stores the data elsewhere, with a notice, and finds them again', async (context) => {
  if (!IS_ROOT) context.skip(NEEDS_ROOT)
  await mkdir(join(temporary, 'closed'), { mode: 0o700 })
  dataDir = join(temporary, 'closed/data')
  const first = await start()
  expect(first.notices).toEqual([expect.stringContaining(`The database is in ${sharedDir}/data-`)])
  expect((await stat(join(temporary, 'closed'))).mode & 0o777).toBe(0o700)
  expect((await lstat(join(dataDir, 'postgresql'))).isSymbolicLink()).toBe(true)
  await query(first.url, 'create table stored as select 42 as number')
  await first.stop()
  const second = await start()
  expect(await query(second.url, 'select number from stored')).toEqual([{ number: 42 }])
  await second.stop()
  await rm(sharedDir, { recursive: true })
  await expect(start()).rejects.toThrow(/links to the database in .* which is missing/)
})

test('another program finds the running database, and none before the start or after the stop', async () => {
  expect(await findEmbeddedPostgres(dataDir)).toBeNull()
  const server = await start()
  expect(await findEmbeddedPostgres(dataDir)).toBe(server.url)
  await server.stop()
  expect(await findEmbeddedPostgres(dataDir)).toBeNull()
})
