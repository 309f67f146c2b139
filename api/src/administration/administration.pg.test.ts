import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { atStripe, buyPremium } from '../testing/buy-premium.ts'
import { postedMails } from '../testing/posted-mails.ts'
import { callAs, signUp, TEST_PASSWORD } from '../testing/test-client.ts'
import { startTestServer, TEST_SECRET, type TestServer } from '../testing/test-server.ts'
import { adminOf } from './testing/admin-of.ts'

let server: TestServer
let admin: ReturnType<typeof adminOf>

beforeAll(async () => {
  server = await startTestServer()
  admin = adminOf(server)
})
afterAll(() => server.stop())

const NOBODY = '00000000-0000-4000-8000-000000000000'
const readLog = async (id: string) =>
  (await admin.json('log', '--account', id)).map(({ command, details, done_by }: Record<string, unknown>) => [
    command,
    details,
    done_by,
  ])
const countOf = async (table: string) =>
  Number((await server.database.pool.query<{ count: string }>(`select count(*) from ${table}`)).rows[0]?.count)

describe('accounts', () => {
  it('finds one by address or id, and shows nothing secret', async () => {
    const account = await signUp(server, { premium: true })
    await account.post('/calculations', { property: '1 Test Street' })
    const found = await admin.json('accounts', 'find', account.email.toUpperCase())
    expect(found).toMatchObject({
      id: account.id,
      email: account.email,
      confirmed: null,
      premium: true,
      subscription: 'active',
      sessions: 1,
      calculations: 1,
      unsent_mails: 1,
    })
    expect(await admin.json('accounts', 'find', account.id)).toEqual(found)
    const { status, stdout } = await admin.run('accounts', 'find', account.id)
    expect([status, stdout]).toEqual([0, expect.stringMatching(/^email +\S+@homeyield\.test$/mu)])
    expect(stdout).not.toContain('argon2')
  })

  it('says that there is none', async () => {
    expect(await admin.run('accounts', 'find', NOBODY)).toEqual({
      status: 1,
      stdout: '',
      stderr: `There is no account ${NOBODY}.\n`,
    })
  })

  it('confirms an address once', async () => {
    const { id, email, get } = await signUp(server)
    expect((await admin.run('accounts', 'confirm', email)).stdout).toContain('Its address is confirmed.')
    expect((await get('/account')).body.email_confirmed).toBe(true)
    expect((await admin.run('accounts', 'confirm', email)).stdout).toContain('confirmed already')
    expect(await readLog(id)).toEqual([['accounts confirm', {}, 'ops']])
  })

  it('locks one at once, which ends its sessions, and unlocks it', async () => {
    const account = await signUp(server)
    const signIn = () => callAs(server).post('/authenticate', { email: account.email, password: TEST_PASSWORD })
    expect((await admin.run('accounts', 'lock', account.id)).status).toBe(0)
    expect((await account.get('/account')).status).toBe(401)
    expect((await signIn()).status).toBe(403)
    expect((await admin.json('accounts', 'find', account.id)).locked).not.toBeNull()
    expect((await admin.run('accounts', 'unlock', account.id)).status).toBe(0)
    expect((await account.get('/account')).status).toBe(401)
    expect((await signIn()).status).toBe(200)
  })

  it('deletes one as its owner would, after asking, and what was done remains', async () => {
    const account = await signUp(server)
    await buyPremium(server, account)
    const { stderr, ...asked } = await admin.run('accounts', 'delete', account.email)
    expect(asked).toEqual({ status: 1, stdout: '' })
    expect(stderr).toContain('Nobody can be asked here: repeat the command with --yes.')
    expect(await admin.answering(false, 'accounts', 'delete', account.email)).toMatchObject({
      status: 1,
      stderr: 'Nothing was changed.\n',
    })
    expect((await account.get('/account')).status).toBe(200)
    expect((await admin.answering(true, 'accounts', 'delete', account.email)).status).toBe(0)
    expect((await account.get('/account')).status).toBe(401)
    expect((await postedMails(server, account.email)).map(({ kind }) => kind)).toEqual(['account_deleted'])
    await expect.poll(() => atStripe(server, account).live).toEqual([])
    expect(await readLog(account.id)).toEqual([['accounts delete', {}, 'ops']])
  })
})

describe('premium', () => {
  it('is given until a day, and ended', async () => {
    const account = await signUp(server)
    const grant = (until: string) =>
      admin.run('premium', 'grant', account.email, '--until', until, '--reason', 'A month for a report')
    expect((await grant('2999-12-31')).stdout).toContain('It has Premium until 2999-12-31, without payment.')
    expect((await account.get('/account')).body).toMatchObject({ premium: true, premium_given_until: '2999-12-31' })
    expect(await readLog(account.id)).toEqual([['premium grant', { until: '2999-12-31' }, 'ops']])
    expect((await grant('2020-01-01')).stderr).toBe('2020-01-01 is over already.\n')
    expect((await admin.run('premium', 'end', account.email)).status).toBe(0)
    expect((await account.get('/account')).body).toMatchObject({ premium: false, premium_given_until: null })
    expect((await admin.run('premium', 'end', account.email)).stderr).toBe('It was not given Premium.\n')
  })

  it.each([['2027-02-30'], ['tomorrow'], ['2027-1-1']])('refuses %s, which is no day', async (until) => {
    const { status, stderr } = await admin.run('premium', 'grant', NOBODY, '--until', until, '--reason', 'A trial')
    expect([status, stderr]).toEqual([2, expect.stringContaining('It must be a day such as 2027-03-31.')])
  })
})

it('lists sessions, and ends them', async () => {
  const account = await signUp(server)
  await callAs(server).post('/authenticate', { email: account.email, password: TEST_PASSWORD })
  expect(await admin.json('sessions', 'list', account.email)).toHaveLength(2)
  expect(await admin.json('sessions', 'end', account.email, '--yes')).toMatchObject({ ended: 2 })
  expect((await account.get('/account')).status).toBe(401)
  expect((await admin.run('sessions', 'list', account.email)).stdout).toBe('It is signed in nowhere.\n')
  await callAs(server).post('/authenticate', { email: account.email, password: TEST_PASSWORD })
  const { stdout } = await admin.run('sessions', 'end', account.email, '--yes')
  expect(stdout).toContain('is signed out everywhere: 1 session ended.')
})

describe('mails', () => {
  it('are listed by state, without their contents', async () => {
    const { email } = await signUp(server)
    const [mail] = await admin.json('mails', 'list', '--account', email)
    expect(mail).toMatchObject({ kind: 'welcome', recipient: email, sent_at: null })
    expect(mail).not.toHaveProperty('data')
    expect(await admin.json('mails', 'list', '--account', email, '--state', 'sent')).toEqual([])
  })

  it('are tried at once while they wait', async () => {
    const { email } = await signUp(server)
    const [{ id }] = await admin.json('mails', 'list', '--account', email)
    const runAt = async () => {
      const { rows } = await server.database.pool.query<{ soon: boolean; attempts: number }>(
        `select run_at <= now() as soon, attempts::int from graphile_worker._private_jobs where payload->>'mail' = $1`,
        [id],
      )
      return rows
    }
    await server.database.pool.query(
      `update graphile_worker._private_jobs set run_at = now() + interval '1 hour', attempts = 7 where payload->>'mail' = $1`,
      [id],
    )
    expect((await admin.run('mails', 'resend', id)).stdout).toBe('It is tried at once, if the queue runs.\n')
    expect(await runAt()).toEqual([{ soon: true, attempts: 0 }])
  })

  it('that were sent are not sent again, but a link to confirm an address is made anew', async () => {
    const account = await signUp(server)
    const [{ id }] = await admin.json('mails', 'list', '--account', account.email)
    await server.database.pool.query(`update mails set sent_at = now(), data = '{}' where id = $1`, [id])
    expect((await admin.run('mails', 'resend', id)).stdout).toContain('Another link to confirm the address')
    expect((await postedMails(server, account.email)).map(({ kind }) => kind)).toEqual(['welcome', 'confirm_email'])
    await server.database.pool.query(`update mails set kind = 'reset_password' where id = $1`, [id])
    expect((await admin.run('mails', 'resend', id)).stderr).toMatch(/^Its content was deleted when it was sent, so/u)
    expect((await admin.run('mails', 'resend', NOBODY)).stderr).toBe(`There is no mail ${NOBODY}.\n`)
    expect((await admin.run('mails', 'resend', 'x')).stderr).toBe('There is no mail x.\n')
  })
})

it('lists jobs, tries them again and removes them', async () => {
  const { rows } = await server.database.pool.query<{ id: number }>(
    `select (graphile_worker.add_job('no_such_task', '{}'::json, run_at := now() + interval '1 day')).id::int from generate_series(1, 2)`,
  )
  const [first = 0, second = 0] = rows.map(({ id }) => id)
  await server.database.pool.query(
    `update graphile_worker._private_jobs set attempts = 3, last_error = 'The job failed: 57014' where id = $1`,
    [first],
  )
  expect(await admin.json('jobs', 'list', '--failing')).toEqual([
    expect.objectContaining({ id: first, task: 'no_such_task', attempts: 3, last_error: 'The job failed: 57014' }),
  ])
  expect(await admin.json('jobs', 'retry', String(first))).toEqual({ done: [first], left: [] })
  const { status, stdout } = await admin.run('jobs', 'remove', String(second), '999999999', '--yes')
  expect([status, stdout]).toEqual([1, `Job ${second} was removed.\nJob 999999999 is running, or does not exist.\n`])
  const left: { id: number }[] = await admin.json('jobs', 'list')
  expect(left.map(({ id }) => id).filter((id) => id === first || id === second)).toEqual([first])
})

describe('the session key', () => {
  it('of a file is replaced at once, and forgotten when it is told to', async () => {
    const stored: unknown[] = []
    const storeSecrets = (secrets: unknown) => Promise.resolve(void stored.push(secrets))
    const rotate = (environment: object, ...options: string[]) =>
      adminOf(server, { storeSecrets, environment: { JWT_SECRET: TEST_SECRET, ...environment } }).run(
        'secret',
        'rotate',
        ...options,
      )
    const { stdout } = await rotate({})
    expect(stdout).toContain('Restart Homeyield to use it.')
    expect(stdout).not.toContain(TEST_SECRET)
    expect(stored).toEqual([{ JWT_SECRET: expect.stringMatching(/^[\w-]{43}$/u), JWT_SECRET_BEFORE: TEST_SECRET }])
    expect((await rotate({ JWT_SECRET_BEFORE: 'x'.repeat(32) })).stderr).toContain('A replacement is under way')
    expect((await rotate({}, '--finish', '--yes')).stderr).toContain('No replacement is under way')
    expect((await rotate({ JWT_SECRET_BEFORE: 'x'.repeat(32) }, '--finish', '--yes')).status).toBe(0)
    expect(stored.slice(1)).toEqual([{ JWT_SECRET: TEST_SECRET }])
  })

  it('of the environment is not changed: the steps are printed, without the present key', async () => {
    const before = await countOf('admin_log')
    const { stored, steps } = await admin.json('secret', 'rotate')
    const made = steps[1].JWT_SECRET
    expect(stored).toBe(false)
    expect(made).toMatch(/^[\w-]{43}$/u)
    expect(steps.map((step: Record<string, string>) => [step['JWT_SECRET'], step['JWT_SECRET_BEFORE']])).toEqual([
      ['<present>', `${made},<present>`],
      [made, '<present>'],
      [made, ''],
    ])
    expect(await countOf('admin_log')).toBe(before)
  })
})

describe('a change whose entry in the log fails', () => {
  const refuseEntries = `create function refuse_entry() returns trigger language plpgsql as $$ begin raise 'no room for an entry'; end $$;
    create trigger refuse_entry before insert on admin_log execute function refuse_entry()`
  beforeAll(() => server.database.pool.query(refuseEntries))
  afterAll(() => server.database.pool.query('drop trigger refuse_entry on admin_log; drop function refuse_entry'))
  const refused = { status: 1, stdout: '', stderr: 'The database refused it: no room for an entry.\n' }

  it('is undone', async () => {
    const { id, email } = await signUp(server)
    await server.database.pool.query(
      `select graphile_worker.add_job('refresh_figures', run_at := '2099-01-01', job_key := 'unlogged')`,
    )
    const [job] = await admin.json('jobs', 'list').then((jobs) => jobs.filter(isUnlogged))
    const [mail] = await admin.json('mails', 'list', '--account', email)
    const read = async () => [
      await admin.json('accounts', 'find', id),
      (await admin.json('jobs', 'list')).filter(isUnlogged),
      await admin.json('mails', 'list', '--account', email),
    ]
    const before = await read()
    for (const command of [
      ['accounts', 'confirm', email],
      ['accounts', 'lock', email],
      ['accounts', 'delete', email, '--yes'],
      ['premium', 'grant', email, '--until', '2099-01-01', '--reason', 'a test'],
      ['sessions', 'end', email, '--yes'],
      ['jobs', 'retry', String(job.id)],
      ['jobs', 'remove', String(job.id), '--yes'],
      ['mails', 'resend', mail.id],
    ])
      expect([command, await admin.run(...command)]).toEqual([command, refused])
    expect(await read()).toEqual(before)
  })
  const isUnlogged = ({ task, run_at }: Record<string, unknown>) =>
    task === 'refresh_figures' && String(run_at).startsWith('2099')
})

it('explains itself, and wrong use', async () => {
  const { status, stdout } = await admin.run('--help')
  expect(status).toBe(0)
  expect(stdout).toContain('Exit status: 0 done, 1 refused, failed or a fault found, 2 wrong use.')
  for (const name of ['accounts', 'premium', 'sessions', 'mails', 'jobs', 'secret', 'log']) {
    expect(stdout).toContain(name)
    expect((await admin.run(name, '--help')).status).toBe(0)
  }
  expect(await admin.run('accounts', 'find')).toMatchObject({ status: 2, stdout: '' })
  expect((await admin.run('jobs', 'retry', 'x')).status).toBe(2)
})
