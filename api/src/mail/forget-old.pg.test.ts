import { createTestDatabase, type TestDatabase } from '@homeyield/database/testing/test-database'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { accountTasks } from '../accounts/account-tasks.ts'
import { forgetOld } from './mail-tasks.ts'

let test: TestDatabase
let accountId: string

beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

const query = async (statement: string, values: unknown[] = []) =>
  (await test.database.pool.query(statement, values)).rows
const NOW = new Date('2026-11-20T12:00:00Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 24 * 60 * 60 * 1000)
const sweep = async () => {
  await forgetOld(test.database, NOW.getTime())
  const tasks = accountTasks({ database: test.database, settings: { mailFrom: '' }, now: () => NOW.getTime() })
  for (const task of tasks) if (task.schedule !== undefined) await task.work({}, AbortSignal.timeout(60_000))
}

beforeEach(async () => {
  await query('delete from accounts')
  await query('delete from mails')
  const [account] = await query(
    `insert into accounts (email, name, password_hash) values ('one@homeyield.test', 'Test', '-') returning id`,
  )
  accountId = account.id
})

it('what operators did to an account goes a year later, once the account is gone', async () => {
  const done = (command: string, account: string, days: number) =>
    query('insert into admin_log (done_at, done_by, command, account_id) values ($1, $2, $3, $4)', [
      daysAgo(days),
      'operator',
      command,
      account,
    ])
  const gone = '00000000-0000-4000-8000-000000000009'
  await done('of one who stays', accountId, 800)
  await done('of one who went', gone, 364)
  await done('long ago', gone, 366)
  await sweep()
  const left = await query('select command from admin_log order by id')
  expect(left.map(({ command }) => command)).toEqual(['of one who stays', 'of one who went'])
})

it('a session goes thirty days after its end, however it ended', async () => {
  const session = (name: string, expires: number, revoked: number | null) =>
    query('insert into sessions (id, account_id, created_at, expires_at, revoked_at) values ($1, $2, $3, $4, $5)', [
      name,
      accountId,
      daysAgo(60),
      daysAgo(expires),
      revoked === null ? null : daysAgo(revoked),
    ])
  const [live, recent] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002']
  await session(live, -13, null)
  await session(recent, 29, null)
  await session('00000000-0000-4000-8000-000000000003', 31, null)
  await session('00000000-0000-4000-8000-000000000004', -1, 31)
  await sweep()
  expect((await query('select id from sessions order by id')).map(({ id }) => id)).toEqual([live, recent])
})

it('a mail without an account goes, one of an account loses its address', async () => {
  const mail = (id: string, account: string | null, column: 'sent_at' | 'given_up_at', days: number) =>
    query(
      `insert into mails (account_id, kind, recipient, data, message_id, ${column})
       values ($1, 'account_deleted', 'one@homeyield.test', '{}', $2, $3)`,
      [account, id, daysAgo(days)],
    )
  await mail('sent long ago, nobody’s', null, 'sent_at', 31)
  await mail('given up long ago, nobody’s', null, 'given_up_at', 31)
  await mail('sent, nobody’s', null, 'sent_at', 29)
  await mail('sent long ago', accountId, 'sent_at', 31)
  await mail('given up long ago', accountId, 'given_up_at', 31)
  await mail('sent', accountId, 'sent_at', 29)
  await query(
    `insert into mails (kind, recipient, data, message_id, created_at)
     values ('account_deleted', 'one@homeyield.test', '{}', 'waiting', $1)`,
    [daysAgo(99)],
  )
  await sweep()
  await sweep()
  expect(await query('select message_id, recipient from mails order by message_id collate "C"')).toEqual([
    { message_id: 'given up long ago', recipient: '' },
    { message_id: 'sent', recipient: 'one@homeyield.test' },
    { message_id: 'sent long ago', recipient: '' },
    { message_id: 'sent, nobody’s', recipient: 'one@homeyield.test' },
    { message_id: 'waiting', recipient: 'one@homeyield.test' },
  ])
})

it('looks at no more than has to go', async () => {
  const client = await test.database.pool.connect()
  const seen: string[] = []
  try {
    await client.query('set enable_seqscan = off')
    for (const statement of [
      `update mails set recipient = '' where coalesce(sent_at, given_up_at) < now() and recipient <> ''`,
      'delete from sessions where least(expires_at, revoked_at) < now()',
      'delete from mail_tokens where expires_at < now()',
    ]) {
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${statement}`)
      seen.push(rows.map((row) => row['QUERY PLAN']).join(' '))
    }
  } finally {
    client.release(true)
  }
  expect(seen[0]).toContain('mails_done_idx')
  expect(seen[1]).toContain('sessions_over_idx')
  expect(seen[2]).toContain('mail_tokens_expires_at_idx')
})
