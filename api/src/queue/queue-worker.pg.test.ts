import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { transaction } from '@homeyield/database/connection'
import { startSandbox, type Sandbox } from '@homeyield/sandbox/start-sandbox'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { callAs, signUp } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { postMail } from '../mail/mail-store.ts'

let sandbox: Sandbox
let server: TestServer

beforeEach(async () => {
  sandbox = await startSandbox({ smtpPort: 0, webPort: 0 })
  server = await startTestServer({ smtpUrl: sandbox.smtpUrl, publicOrigin: 'https://homeyield.example' })
})
afterEach(async () => {
  await server.stop()
  await sandbox.close()
})

interface MailRow {
  id: string
  recipient: string
  data: object
  message_id: string
  sent_at: Date | null
  given_up_at: Date | null
  tries: number
  last_problem: string | null
}

const query = async <Row extends object>(statement: string, values: unknown[] = []) =>
  (await server.database.pool.query<Row>(statement, values)).rows
const rowOf = async (to: string) => (await query<MailRow>('select * from mails where recipient = $1', [to]))[0]
/** Without the batch that each start of a worker adds. */
const jobs = () =>
  query<{ attempts: number; run_at: Date }>(
    `select * from graphile_worker.jobs where task_identifier <> 'refresh_figures'`,
  )
/** Removes the backoff, and notifies the worker. */
async function tryNow(): Promise<void> {
  await query('update graphile_worker._private_jobs set run_at = now() where locked_at is null')
  await query(`select pg_notify('jobs:insert', '{"count":1}')`)
}
const until = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 15_000, interval: 30 })
const arrived = (to: string, count = 1) => sandbox.inbox.waitFor(to, count, 15_000)

/** Posts a mail to a new address, as an action does. */
async function post(kind: 'account_deleted' | 'reset_password' = 'account_deleted'): Promise<string> {
  const to = `${randomUUID()}@homeyield.test`
  const { id } = kind === 'account_deleted' ? { id: null } : await signUp(server)
  const data = { name: 'Test account', token: 'x'.repeat(20) }
  const mail = id === null ? { kind: 'account_deleted' as const, accountId: null, to, data } : null
  await transaction(server.database, (db) =>
    postMail(db, mail ?? { kind: 'reset_password', accountId: id ?? '', to, data }, 'us@homeyield.test'),
  )
  return to
}

describe('a mail', () => {
  it('is sent once its transaction has happened, with links to where people reach the product', async () => {
    const email = `${randomUUID()}@homeyield.test`
    const body = {
      name: 'Test account',
      email,
      password: 'a password of mails',
      password_confirmation: 'a password of mails',
    }
    await callAs(server).call('POST', '/account', body, { 'x-forwarded-host': 'evil.example' })
    const [mail] = await arrived(email)
    expect(mail?.subject).toBe('Welcome to Homeyield: please confirm your email')
    expect(mail?.text).toMatch(/https:\/\/homeyield\.example\/confirmemail\/[\w-]{43}\n/u)
    expect(mail?.source).not.toContain('evil')
    await until(async () => expect(await rowOf(email)).toMatchObject({ sent_at: expect.any(Date), tries: 1 }))
    const row = await rowOf(email)
    expect(row).toMatchObject({ data: {}, given_up_at: null, last_problem: null, message_id: mail?.messageId })
    expect(row?.message_id).toBe(`<${row?.id}@homeyield.test>`)
    await until(async () => expect(await jobs()).toEqual([]))
  })

  it('is not sent when the transaction is undone', async () => {
    const to = `${randomUUID()}@homeyield.test`
    const undone = transaction(server.database, async (db) => {
      await postMail(db, { kind: 'account_deleted', accountId: null, to, data: { name: 'Test account' } }, 'us@x.test')
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await rowOf(to)).toBeUndefined()
    expect(await jobs()).toEqual([])
  })

  it('that was sent is not sent again', async () => {
    const to = await post()
    await arrived(to)
    await until(async () => expect(await jobs()).toEqual([]))
    const row = await rowOf(to)
    await query(`select graphile_worker.add_job('send_mail', json_build_object('mail', $1::text))`, [row?.id])
    await until(async () => expect(await jobs()).toEqual([]))
    expect(sandbox.inbox.list(to)).toHaveLength(1)
    expect(await rowOf(to)).toMatchObject({ tries: 1 })
  })

  it('that its receiver’s server refuses is given up at once, and its content is deleted', async () => {
    sandbox.misbehave({ kind: 'refuse' })
    const to = await post()
    await until(async () => expect(await rowOf(to)).toMatchObject({ given_up_at: expect.any(Date) }))
    expect(await rowOf(to)).toMatchObject({
      sent_at: null,
      data: {},
      tries: 1,
      last_problem: 'The recipient was not accepted (EENVELOPE, 550).',
    })
    await until(async () => expect(await jobs()).toEqual([]))
  })

  it('that is put off is tried again later, with the same Message-ID', async () => {
    sandbox.misbehave({ kind: 'defer' })
    const to = await post()
    await until(async () => expect(await rowOf(to)).toMatchObject({ tries: 1, sent_at: null, given_up_at: null }))
    const row = await rowOf(to)
    expect(row?.last_problem).toBe('The recipient was not accepted (EENVELOPE, 451).')
    await until(async () => expect((await jobs())[0]?.run_at.getTime()).toBeGreaterThan(Date.now()))
    sandbox.misbehave(null)
    await tryNow()
    const [mail] = await arrived(to)
    expect(mail?.messageId).toBe(row?.message_id)
    await until(async () =>
      expect(await rowOf(to)).toMatchObject({ tries: 2, sent_at: expect.any(Date), last_problem: null }),
    )
  })

  it('that came although the server hung up comes twice, and as the same', async () => {
    sandbox.misbehave({ kind: 'drop' })
    const to = await post()
    await until(async () => expect(await rowOf(to)).toMatchObject({ tries: 1, sent_at: null }))
    sandbox.misbehave(null)
    await until(async () => expect(await jobs()).toMatchObject([{ locked_at: null }]))
    await tryNow()
    const [again, first] = await arrived(to, 2)
    expect(again?.messageId).toBe(first?.messageId)
  })

  it('waits for a mail server that is away', async () => {
    const { smtpUrl } = sandbox
    await sandbox.close()
    const to = await post()
    await until(async () => expect(await rowOf(to)).toMatchObject({ tries: 1, sent_at: null }))
    sandbox = await startSandbox({ smtpPort: Number(new URL(smtpUrl).port), webPort: 0 })
    await until(async () => expect(await jobs()).toMatchObject([{ locked_at: null }]))
    await tryNow()
    expect(await arrived(to)).toHaveLength(1)
  })

  it.each([
    ['account_deleted', 47, 49],
    ['reset_password', 0.9, 1.1],
  ] as const)(
    'is given up in the end: %s is still tried after %d hours, and not after %d',
    async (kind, still, over) => {
      sandbox.misbehave({ kind: 'defer' })
      const to = await post(kind)
      const tryAfter = async (hours: number, tries: number) => {
        await query(`update mails set created_at = now() - $1 * interval '1 hour' where recipient = $2`, [hours, to])
        await tryNow()
        await until(async () => expect(await rowOf(to)).toMatchObject({ tries }))
        await until(async () => expect((await jobs()).filter(({ attempts }) => attempts === tries + 1)).toEqual([]))
      }
      await until(async () => expect(await rowOf(to)).toMatchObject({ tries: 1 }))
      await until(async () =>
        expect(await query('select from graphile_worker.jobs where locked_at is not null')).toEqual([]),
      )
      await tryAfter(still, 2)
      expect(await rowOf(to)).toMatchObject({ given_up_at: null })
      await until(async () =>
        expect(await query('select from graphile_worker.jobs where locked_at is not null')).toEqual([]),
      )
      await tryAfter(over, 3)
      expect(await rowOf(to)).toMatchObject({ given_up_at: expect.any(Date), sent_at: null, data: {} })
    },
  )
})

describe('the worker', () => {
  it('takes over from one that died', async () => {
    sandbox.misbehave({ kind: 'defer' })
    const to = await post()
    await until(async () => expect(await rowOf(to)).toMatchObject({ tries: 1 }))
    await until(async () => expect(await jobs()).toMatchObject([{ locked_at: null }]))
    sandbox.misbehave(null)
    await query(
      `update graphile_worker._private_jobs set run_at = now(), locked_at = now(), locked_by = 'pool-of-the-dead'`,
    )
    await server.startAnother()
    expect(await arrived(to)).toHaveLength(1)
  })

  it('leaves to one that lives what that is about to send', async () => {
    sandbox.misbehave({ kind: 'slow', milliseconds: 1_500 })
    const to = await post()
    await until(async () => expect(await jobs()).toMatchObject([{ locked_by: expect.any(String) }]))
    await server.startAnother()
    await until(async () => expect(await rowOf(to)).toMatchObject({ sent_at: expect.any(Date) }))
    await sleep(500)
    expect(sandbox.inbox.list(to)).toHaveLength(1)
  })

  it('goes on after the database hung up on it', async () => {
    await arrived(await post())
    await query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
    )
    await sleep(100)
    expect(await arrived(await post())).toHaveLength(1)
  })

  it('finishes the current mail when it is stopped', async () => {
    const own = await startTestServer({ smtpUrl: sandbox.smtpUrl })
    sandbox.misbehave({ kind: 'slow', milliseconds: 500 })
    const { email } = await signUp(own)
    const taken = 'select from graphile_worker.jobs where locked_at is not null'
    await until(async () => expect((await own.database.pool.query(taken)).rowCount).toBe(1))
    await own.stop()
    expect(sandbox.inbox.list(email)).toHaveLength(1)
  })

  it('forgets whom it wrote to after thirty days, and tokens that have expired', async () => {
    const [old, recent] = [await post(), await post()]
    await arrived(old)
    await arrived(recent)
    await until(async () => expect(await jobs()).toEqual([]))
    await query(`update mails set sent_at = now() - interval '31 days' where recipient = $1`, [old])
    const account = await signUp(server)
    await query(
      `insert into mail_tokens (token_hash, account_id, purpose, expires_at)
       values ('\\x01', $1, 'reset_password', now() - interval '1 minute')`,
      [account.id],
    )
    await query(`select graphile_worker.add_job('forget_old_mails')`)
    await until(async () => expect(await rowOf(old)).toBeUndefined())
    expect(await rowOf(recent)).toBeDefined()
    // The welcome's link is valid for days.
    await until(async () =>
      expect(await query('select purpose from mail_tokens')).toEqual([{ purpose: 'confirm_email' }]),
    )
  })
})

it('without a mail server, mails wait in the queue until there is one', async () => {
  const silent = await startTestServer()
  const { email } = await signUp(silent)
  await sleep(300)
  expect(sandbox.inbox.list(email)).toEqual([])
  await silent.startAnother({ smtpUrl: sandbox.smtpUrl })
  expect(await arrived(email)).toHaveLength(1)
  await silent.stop()
})
