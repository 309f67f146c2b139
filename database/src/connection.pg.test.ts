import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, transaction } from './connection.ts'
import { openSilentProxy } from './testing/silent-proxy.ts'
import { areas, import_reports } from './tables.ts'
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts'

let target: TestDatabase

beforeAll(async () => {
  target = await createTestDatabase()
})

afterAll(() => target.drop())

const area = {
  sa2_code: '100100',
  name: 'North Cape',
  territorial_authority_code: '001',
  territorial_authority: 'Far North District',
  region_code: '01',
  region: 'Northland Region',
  on_land: true,
  latitude: -34.5,
  longitude: 172.9,
}

test('connections are named homeyield and have a statement timeout', async () => {
  const { rows } = await target.database.pool.query(
    `select current_setting('application_name') as name, current_setting('statement_timeout') as timeout`,
  )
  expect(rows).toEqual([{ name: 'homeyield', timeout: '30s' }])
})

test('a transaction commits everything', async () => {
  const { db } = target.database
  const result = await transaction(target.database, async (work) => {
    await work.insert(areas).values(area)
    await work.insert(import_reports).values({ name: 'areas', source: 'a file', report: { used: 1 } })
    return 'done'
  })
  expect(result).toBe('done')
  expect(await db.select().from(areas)).toEqual([area])
  const [report] = await db.select().from(import_reports).where(eq(import_reports.name, 'areas'))
  expect(report?.report).toEqual({ used: 1 })
  expect(report?.imported_at).toBeInstanceOf(Date)
})

test('a transaction that throws rolls back and rethrows', async () => {
  await expect(
    transaction(target.database, async (work) => {
      await work.insert(areas).values({ ...area, sa2_code: '100200' })
      throw new Error('changed my mind')
    }),
  ).rejects.toThrow('changed my mind')
  expect(await target.database.db.select().from(areas).where(eq(areas.sa2_code, '100200'))).toEqual([])
})

test('the pool survives a connection closed by the server', async () => {
  const heard: Error[] = []
  const other = openDatabase(target.url, { applicationName: 'victim', onIdleError: (error) => heard.push(error) })
  await other.pool.query('select 1')
  await target.database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'victim'`,
  )
  await expect.poll(() => heard.length).toBe(1)
  expect((await other.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await other.close()
  await other.close()
})

async function cut(applicationName: string): Promise<void> {
  const statement = 'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1'
  await target.database.pool.query(statement, [applicationName])
}

const connections = async (applicationName: string) =>
  (await target.database.pool.query('select from pg_stat_activity where application_name = $1', [applicationName]))
    .rowCount

test('connections that break fail their transactions only; the pool works and closes', async () => {
  const other = openDatabase(target.url, { applicationName: 'cut-inside', max: 4 })
  let resume: () => void = () => undefined
  const resumed = new Promise<void>((resolve) => (resume = resolve))
  const underway = Array.from({ length: 4 }, (_, index) =>
    transaction(other, async (work) => {
      await work.insert(import_reports).values({ name: `cut ${index}`, source: 'nobody', report: {} })
      // Two are cut during a query, two between queries.
      await (index < 2 ? work.execute('select pg_sleep(20)') : resumed)
      return 'committed'
    }),
  )
  const settled = Promise.allSettled(underway)
  await expect.poll(() => connections('cut-inside')).toBe(4)
  await cut('cut-inside')
  await expect.poll(() => connections('cut-inside')).toBe(0)
  resume()
  expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected', 'rejected'])
  expect(await transaction(other, async () => 'again')).toBe('again')
  expect(await other.db.select().from(import_reports).where(eq(import_reports.source, 'nobody'))).toEqual([])
  await other.close()
})

test('a transaction whose begin fails returns its connection', async () => {
  const other = openDatabase(target.url, { applicationName: 'cut-before', max: 1 })
  // Ended between the pool and the first statement, as can happen.
  other.pool.on('acquire', (client) => void client.end())
  await expect(transaction(other, async () => 'never')).rejects.toThrow(/not queryable|terminated/)
  other.pool.removeAllListeners('acquire')
  expect(await transaction(other, async () => 'again')).toBe('again')
  await other.close()
})

test('a connection that falls silent is dropped with its idle neighbours, however it is returned', async () => {
  const proxy = await openSilentProxy(Number(new URL(target.url).port))
  const url = new URL(target.url)
  url.port = `${proxy.port}`
  const other = openDatabase(url.href, { max: 3, statementTimeout: 500 })
  const clients = await Promise.all([1, 2, 3].map(() => other.pool.connect()))
  proxy.silence()
  proxy.restore()
  // As graphile-worker returns its connections.
  await expect(clients[0]?.query('select 1')).rejects.toThrow('Query read timeout')
  for (const client of clients) client.release()
  await expect(transaction(other, async () => 'never')).rejects.toThrow('Query read timeout')
  expect((await other.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await other.close()
  await proxy.close()
})
