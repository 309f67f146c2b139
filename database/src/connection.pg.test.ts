import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, transaction } from './connection.ts'
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

test('connections show themselves as homeyield and give up on a statement in the end', async () => {
  const { rows } = await target.database.pool.query(
    `select current_setting('application_name') as name, current_setting('statement_timeout') as timeout`,
  )
  expect(rows).toEqual([{ name: 'homeyield', timeout: '30s' }])
})

test('a transaction keeps all of what was done in it', async () => {
  const { db } = target.database
  const answer = await transaction(target.database, async (work) => {
    await work.insert(areas).values(area)
    await work.insert(import_reports).values({ name: 'areas', source: 'a file', report: { used: 1 } })
    return 'done'
  })
  expect(answer).toBe('done')
  expect(await db.select().from(areas)).toEqual([area])
  const [report] = await db.select().from(import_reports).where(eq(import_reports.name, 'areas'))
  expect(report?.report).toEqual({ used: 1 })
  expect(report?.imported_at).toBeInstanceOf(Date)
})

test('a transaction that throws leaves nothing behind and passes the error on', async () => {
  await expect(
    transaction(target.database, async (work) => {
      await work.insert(areas).values({ ...area, sa2_code: '100200' })
      throw new Error('changed my mind')
    }),
  ).rejects.toThrow('changed my mind')
  expect(await target.database.db.select().from(areas).where(eq(areas.sa2_code, '100200'))).toEqual([])
})

test('a connection that the server closes does not end the process, and the pool goes on', async () => {
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
