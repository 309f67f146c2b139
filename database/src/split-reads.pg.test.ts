import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase, type Database } from './connection.ts'
import { splitReads } from './split-reads.ts'
import { startReplicatedServers, type ReplicatedServers } from './testing/start-replica.ts'

let servers: ReplicatedServers
let primary: Database
let replica: Database

beforeAll(async () => {
  servers = await startReplicatedServers()
  primary = openDatabase(servers.primaryUrl, { max: 5 })
  replica = openDatabase(servers.replicaUrl, { max: 5 })
  await primary.pool.query('create table notes (number integer)')
})
afterAll(async () => {
  await primary.close()
  await replica.close()
  await servers.stop()
})

/** A store that tells which server it read, and how many notes. */
const open = ({ pool }: Database) => ({
  async read(): Promise<{ from: string; notes: number }> {
    const { rows } = await pool.query<{ replica: boolean; notes: number }>(
      'select pg_is_in_recovery() as replica, (select count(*)::int from notes) as notes',
    )
    return { from: rows[0]?.replica ? 'replica' : 'primary', notes: rows[0]?.notes ?? -1 }
  },
})
const write = () => primary.pool.query('insert into notes values (1)')

it('without a replica everything is read from the primary', async () => {
  expect(await splitReads(primary, null)(open)((store) => store.read())).toMatchObject({ from: 'primary' })
})

it('after each of many writes the replica is read and has the write', async () => {
  const read = splitReads(primary, replica)(open)
  const reads: { from: string; notes: number }[] = []
  for (let number = 0; number < 50; number++) {
    await write()
    reads.push(await read((store) => store.read()))
  }
  const first = reads[0]?.notes ?? 0
  expect(reads.map(({ notes }) => notes)).toEqual(reads.map((_, index) => first + index))
  expect(reads.filter(({ from }) => from === 'replica').length).toBeGreaterThan(25)
})

it('a replica that is behind is left out until it has caught up', async () => {
  let time = 0
  const read = splitReads(primary, replica, () => time)(open)
  const before = await read((store) => store.read())
  await replica.pool.query('select pg_wal_replay_pause()')
  await write()
  expect(await read((store) => store.read())).toEqual({ from: 'primary', notes: before.notes + 1 })
  await replica.pool.query('select pg_wal_replay_resume()')
  // It is asked again after a second.
  expect(await read((store) => store.read())).toMatchObject({ from: 'primary' })
  time += 1_000
  expect(await read((store) => store.read())).toEqual({ from: 'replica', notes: before.notes + 1 })
})

it('a primary in the place of the replica, as after a failover, is not read as one', async () => {
  const promoted = openDatabase(servers.primaryUrl, { max: 1 })
  const read = splitReads(primary, promoted)((database) => database)
  expect(await read(async (database) => database === primary)).toBe(true)
  await promoted.close()
})

it('errors of the statement itself are reported once', async () => {
  let calls = 0
  const read = splitReads(primary, replica)(({ pool }) => pool)
  const failing = read(async (pool) => {
    calls++
    await pool.query('select 1 / 0')
  })
  await expect(failing).rejects.toMatchObject({ code: '22012' })
  expect(calls).toBe(1)
})

it('a query that the replica cancelled is read from the primary', async () => {
  const read = splitReads(primary, replica)((database) => database)
  const conflict = Object.assign(new Error('canceling statement due to conflict with recovery'), { code: '40001' })
  const from = await read(async (database) => {
    if (database === replica) throw new Error('Failed query', { cause: conflict })
    return database
  })
  expect(from).toBe(primary)
})

it('a replica that stops is replaced by the primary, also in the middle of a read', async () => {
  const read = splitReads(primary, replica)(open)
  expect(await read((store) => store.read())).toMatchObject({ from: 'replica' })
  let calls = 0
  const notes = await read(async (store) => {
    if (++calls === 1) await servers.stopReplica()
    return store.read()
  })
  expect(notes).toMatchObject({ from: 'primary' })
  expect(await splitReads(primary, replica)(open)((store) => store.read())).toMatchObject({ from: 'primary' })
})
