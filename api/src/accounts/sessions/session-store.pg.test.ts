import { createTestDatabase, type TestDatabase } from '@homeyield/database/testing/test-database'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openSessionStore, type SessionStore } from './session-store.ts'

let test: TestDatabase
let store: SessionStore

beforeAll(async () => {
  test = await createTestDatabase()
  store = openSessionStore(test.database)
})
afterAll(() => test.drop())

const TOMORROW = new Date(Date.now() + 24 * 60 * 60 * 1000)

async function makeAccount(email: string): Promise<{ id: string; password_hash: string }> {
  const { rows } = await test.database.pool.query<{ id: string; password_hash: string }>(
    `insert into accounts (email, name, password_hash) values ($1, 'Test', 'old') returning id, password_hash`,
    [email],
  )
  return rows[0]!
}

it('begins no session with a password that is being changed', async () => {
  const account = await makeAccount('changing@homeyield.test')
  const change = await test.database.pool.connect()
  await change.query('begin')
  await change.query(`update accounts set password_hash = 'new' where id = $1`, [account.id])
  let isOver = false
  const begun = store.begin(account, TOMORROW).finally(() => (isOver = true))
  await setTimeout(100)
  expect(isOver).toBe(false)
  await change.query('commit')
  change.release()
  expect(await begun).toBeNull()
  expect(await store.begin({ ...account, password_hash: 'new' }, TOMORROW)).toEqual(expect.any(String))
})

it('begins one after a change that was undone', async () => {
  const account = await makeAccount('undone@homeyield.test')
  const change = await test.database.pool.connect()
  await change.query('begin')
  await change.query(`update accounts set password_hash = 'new' where id = $1`, [account.id])
  const begun = store.begin(account, TOMORROW)
  await change.query('rollback')
  change.release()
  expect(await begun).toEqual(expect.any(String))
})

it('begins none for an account that is gone', async () => {
  expect(await store.begin({ id: '00000000-0000-4000-8000-000000000000', password_hash: 'old' }, TOMORROW)).toBeNull()
})

it('revokes all sessions of an account and no other', async () => {
  const [account, other] = [await makeAccount('one@homeyield.test'), await makeAccount('other@homeyield.test')]
  const mine = await store.begin(account, TOMORROW)
  const theirs = await store.begin(other, TOMORROW)
  await store.revokeAll(account.id, new Date())
  expect(await store.findLive(mine!, account.id, new Date())).toBeNull()
  expect(await store.findLive(theirs!, other.id, new Date())).not.toBeNull()
})
