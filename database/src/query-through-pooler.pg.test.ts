import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, SNAPSHOT, transaction, type Database } from './connection.ts'
import { isUnavailable } from './is-unavailable.ts'
import { NO_POOLER, startPooler, type Pooler } from './testing/start-pooler.ts'
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts'

// Fewer servers than connections: each statement may run on another.
const SERVERS = 2
const TIMEOUT = 700

describe.skipIf(NO_POOLER !== null)(`through a pooler in transaction mode${NO_POOLER ? `: ${NO_POOLER}` : ''}`, () => {
  let test: TestDatabase
  let pooler: Pooler
  let database: Database

  beforeAll(async () => {
    test = await createTestDatabase()
    pooler = await startPooler(test.url, SERVERS)
    database = openDatabase(pooler.url, { max: 8, statementTimeout: TIMEOUT, throughPooler: true })
  })
  afterAll(async () => {
    await database.close()
    await pooler.stop()
    await test.drop()
  })

  const limits = `select current_setting('statement_timeout') as statement,
    current_setting('idle_in_transaction_session_timeout') as idle`

  it('named statements of many connections share a few servers', async () => {
    const texts = Array.from({ length: 200 }, (_, index) => ({
      name: `statement ${index % 3}`,
      text: `select $1::int + ${index % 3} as sum`,
      values: [index],
    }))
    const results = await Promise.all(texts.map((text) => database.pool.query<{ sum: number }>(text)))
    expect(results.map(({ rows }) => rows[0]?.sum)).toEqual(texts.map((_, index) => index + (index % 3)))
  })

  it('PostgreSQL limits a statement, alone and in a transaction, and keeps no limit afterwards', async () => {
    expect((await database.pool.query(limits)).rows).toMatchObject([{ statement: '700ms' }])
    const inside = await transaction(database, async (_, client) => (await client.query(limits)).rows, SNAPSHOT)
    expect(inside).toEqual([{ statement: '700ms', idle: '700ms' }])
    const other = openDatabase(pooler.url, { max: SERVERS, statementTimeout: 0, throughPooler: true })
    const none = { statement: '0', idle: '0' }
    for (let query = 0; query < 4; query++) expect((await other.pool.query(limits)).rows).toEqual([none])
    await other.close()
  })

  it('a statement that takes too long ends on the server, and its connection is used again', async () => {
    await expect(database.pool.query('select pg_sleep(20)')).rejects.toMatchObject({ code: '57014' })
    await expect(transaction(database, (_, client) => client.query('select pg_sleep(20)'))).rejects.toMatchObject({
      code: '57014',
    })
    const sleeping = `select from pg_stat_activity where state = 'active' and query like 'select pg_sleep%'`
    expect((await test.database.pool.query(sleeping)).rowCount).toBe(0)
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  it('a transaction that waits too long is ended', async () => {
    const late = transaction(database, async (_, client) => {
      await new Promise((resolve) => setTimeout(resolve, 2 * TIMEOUT))
      return client.query('select 1')
    })
    expect(isUnavailable(await late.catch((error: unknown) => error))).toBe(true)
  })

  it('a failed statement alone changes nothing and reports its own failure', async () => {
    await database.pool.query('create table only_here (number integer unique)')
    await database.pool.query('insert into only_here values ($1)', [1])
    await expect(database.pool.query('insert into only_here values (2), ($1)', [1])).rejects.toMatchObject({
      code: '23505',
    })
    expect((await database.pool.query('select * from only_here')).rows).toEqual([{ number: 1 }])
    // A failure that only the commit shows.
    await database.pool.query('create table later (number integer unique deferrable initially deferred)')
    await database.pool.query('insert into later values (1)')
    await expect(database.pool.query('insert into later values (1)')).rejects.toMatchObject({ code: '23505' })
    expect((await database.pool.query('select * from later')).rows).toEqual([{ number: 1 }])
  })
})
