import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, transaction } from './connection.ts'
import { chooseHost, readHosts } from './hosts.ts'
import { migrate } from './migrate.ts'
import { openSilentProxy, type SilentProxy } from './testing/silent-proxy.ts'
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts'

// Two addresses of one server. As `reader`, the first is a standby: its sessions only read.
let target: TestDatabase
let first: SilentProxy
let address: URL

beforeAll(async () => {
  target = await createTestDatabase()
  address = new URL(target.url)
  first = await openSilentProxy(Number(address.port))
})
afterAll(async () => {
  await first.close()
  await target.drop()
})

const both = (query = '') =>
  `${address.protocol}//${address.username}:${address.password}@127.0.0.1:${first.port},${address.host}${address.pathname}${query}`

test('the hosts of a connection string, each with its own port', () => {
  expect(readHosts('postgres://me:secret@a,b:5433/name?target_session_attrs=read-write&sslmode=disable')).toEqual({
    urls: ['postgres://me:secret@a/name?sslmode=disable', 'postgres://me:secret@b:5433/name?sslmode=disable'],
    mustWrite: true,
  })
  expect(readHosts('postgres://a,[::1]:5433/name')).toEqual({
    urls: ['postgres://a/name', 'postgres://[::1]:5433/name'],
    mustWrite: false,
  })
  expect(readHosts('postgres://me:a%2Cb@a/name')).toEqual({ urls: ['postgres://me:a%2Cb@a/name'], mustWrite: false })
  expect(() => readHosts('postgres://a,b/name?target_session_attrs=standby')).toThrow('use read-write')
})

test('a host that refuses connections is passed over, by the pool and by migrations', async () => {
  first.drop()
  expect(await migrate(both('?target_session_attrs=read-write'))).toEqual([])
  const database = openDatabase(both('?target_session_attrs=read-write'))
  expect(await transaction(database, async () => 'written')).toBe('written')
  await database.close()
  first.restore()
})

test('a host that only reads is passed over where writes are asked for', async () => {
  const readOnly = new URL(target.url)
  readOnly.searchParams.set('options', '-c default_transaction_read_only=on')
  const urls = [readOnly.href, target.url]
  expect(await chooseHost({ urls, mustWrite: true })).toBe(target.url)
  expect(await chooseHost({ urls, mustWrite: false })).toBe(readOnly.href)
  await expect(chooseHost({ urls: [readOnly.href], mustWrite: true })).rejects.toThrow('accepts writes')
})

test('connections move to the host that accepts writes', async () => {
  const database = openDatabase(both('?target_session_attrs=read-write'), { max: 1 })
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  first.drop()
  await expect
    .poll(() =>
      database.pool.query('select 2 as two').then(
        ({ rows }) => rows,
        () => null,
      ),
    )
    .toEqual([{ two: 2 }])
  first.restore()
  await database.close()
})

test('a connection whose server no longer accepts writes is replaced', async () => {
  const database = openDatabase(target.url, { max: 1 })
  const write = () => transaction(database, (work) => work.execute('create table written ()').then(() => 'written'))
  await database.pool.query('set default_transaction_read_only = on')
  await expect(write()).rejects.toMatchObject({ cause: { code: '25006' } })
  expect(await write()).toBe('written')
  await database.close()
})
