import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { postedMails, postedToken, postResets } from '../../testing/posted-mails.ts'
import { callAs, signUp, TEST_PASSWORD, type TestClient } from '../../testing/test-client.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { openAccountWork } from '../account-work.ts'
import { postReset } from '../account-tasks.ts'

let server: TestServer
let visitor: TestClient

beforeAll(async () => {
  server = await startTestServer()
  visitor = callAs(server)
})
afterAll(() => server.stop())

const MINUTE = 60 * 1000
const NEW_PASSWORD = 'a password of another year'
const SENT = {
  status: 200,
  body: { message: 'Thank you! Please check your email to get your password reset link.' },
}
const RESET = { status: 200, body: { message: 'Your password was successfully reset.' } }
const DEAD_LINK = 'This link does not work any more. Please ask for a new one.'
const DEAD = {
  status: 422,
  body: { error: DEAD_LINK, code: 'invalid', fields: { reset_password_token: DEAD_LINK } },
}
const signIn = (email: string, password: string) => visitor.post('/authenticate', { email, password })

async function forget(email: string, at: TestServer = server): Promise<string> {
  expect(await callAs(at).post('/account/forgot_password', { email })).toMatchObject(SENT)
  return postedToken(at, email, 'reset_password')
}

function reset(reset_password_token: unknown, password = NEW_PASSWORD, at: TestServer = server) {
  return callAs(at).patch('/account/password', { reset_password_token, password, password_confirmation: password })
}

describe('a forgotten password', () => {
  it('brings a link to the address as the account has it', async () => {
    const account = await signUp(server)
    expect(await visitor.post('/account/forgot_password', { email: account.email.toUpperCase() })).toMatchObject(SENT)
    expect((await postedMails(server, account.email)).at(-1)).toEqual({
      kind: 'reset_password',
      accountId: account.id,
      to: account.email,
      data: { name: null, token: expect.stringMatching(/^[\w-]{43}$/u) },
    })
  })

  it('of an unknown address returns the same, and stores nothing', async () => {
    const count = async () => {
      await postResets(server)
      return (
        await server.database.pool.query(
          'select (select count(*) from mails) + (select count(*) from mail_tokens) as n',
        )
      ).rows[0]
    }
    const before = await count()
    const account = await signUp(server)
    const known = await visitor.post('/account/forgot_password', { email: account.email })
    const middle = await count()
    const unknown = await visitor.post('/account/forgot_password', { email: 'nobody@homeyield.test' })
    expect(await count()).toEqual(middle)
    expect(middle).not.toEqual(before)
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
    const names = (response: typeof known) => [...response.headers.keys()].filter((name) => name !== 'date')
    expect(names(unknown)).toEqual(names(known))
  })

  it('is responded to without reading the accounts', async () => {
    const { email } = await signUp(server)
    const blocker = await server.database.pool.connect()
    await blocker.query('begin; lock table accounts, mails, mail_tokens in access exclusive mode')
    expect(await visitor.post('/account/forgot_password', { email })).toMatchObject(SENT)
    await blocker.query('rollback')
    blocker.release()
    expect((await postedMails(server, email)).map(({ kind }) => kind)).toEqual(['welcome', 'reset_password'])
  })

  it('brings one link, though the job is done twice', async () => {
    const { email } = await signUp(server)
    const deps = { transact: openAccountWork(server.database, 'us@homeyield.test'), now: Date.now }
    const payload = { id: randomUUID(), email, askedAt: Date.now() }
    await postReset(deps)(payload)
    await postReset(deps)(payload)
    expect((await postedMails(server, email)).map(({ kind }) => kind)).toEqual(['welcome', 'reset_password'])
  })

  it.each([
    [59, ['welcome', 'reset_password']],
    [61, ['welcome']],
  ])('brings one after %d minutes as it is still of use: %j', async (minutes, kinds) => {
    const { email } = await signUp(server)
    const deps = { transact: openAccountWork(server.database, 'us@homeyield.test'), now: Date.now }
    await postReset(deps)({ id: randomUUID(), email, askedAt: Date.now() - minutes * MINUTE })
    expect((await postedMails(server, email)).map(({ kind }) => kind)).toEqual(kinds)
  })

  it('needs an address', async () => {
    expect(await visitor.post('/account/forgot_password', { email: 'no address' })).toMatchObject({
      status: 422,
      body: { code: 'invalid', fields: { email: 'Enter an email address, such as name@example.co.nz' } },
    })
  })
})

describe('a reset', () => {
  it('sets the password, ends every session, begins none and notifies the owner', async () => {
    const account = await signUp(server)
    await visitor.post('/account/confirm_email', { token: await postedToken(server, account.email, 'welcome') })
    const token = await forget(account.email)
    const response = await reset(token)
    expect(response).toMatchObject(RESET)
    expect(Object.keys(response.body)).toEqual(['message'])
    expect(await account.get('/account')).toMatchObject({ status: 401, body: { code: 'not_signed_in' } })
    expect((await signIn(account.email, TEST_PASSWORD)).status).toBe(401)
    expect((await signIn(account.email, NEW_PASSWORD)).status).toBe(200)
    expect((await postedMails(server, account.email)).at(-1)).toEqual({
      kind: 'password_changed',
      accountId: account.id,
      to: account.email,
      data: { name: 'Test account' },
    })
  })

  it('revokes every API key, and says so', async () => {
    const account = await signUp(server, { premium: true })
    await visitor.post('/account/confirm_email', { token: await postedToken(server, account.email, 'welcome') })
    const sheet = { name: 'Our sheet', scopes: ['read:calculations'] }
    const made = await account.post('/keys', sheet)
    await account.post('/keys', sheet)
    const client = callAs(server, made.body.key)
    expect((await client.get('/calculations')).status).toBe(200)
    expect(await reset(await forget(account.email))).toMatchObject(RESET)
    expect((await client.get('/calculations')).status).toBe(401)
    expect((await postedMails(server, account.email)).at(-1)).toMatchObject({
      kind: 'password_changed',
      data: { keys: { count: 2, revoked: true } },
    })
  })

  it('happens once, and ends the other links', async () => {
    const { email } = await signUp(server)
    const [first, second] = [await forget(email), await forget(email)]
    expect(await reset(second)).toMatchObject(RESET)
    expect(await reset(second, 'a password of a third kind')).toMatchObject(DEAD)
    expect(await reset(first, 'a password of a third kind')).toMatchObject(DEAD)
    expect((await signIn(email, NEW_PASSWORD)).status).toBe(200)
  })

  it('is won by one of many at once', async () => {
    const { email } = await signUp(server)
    const [one, other] = [await forget(email), await forget(email)]
    const passwords = Array.from({ length: 8 }, (_, index) => `a password of number ${index}`)
    const responses = await Promise.all(
      passwords.map((password, index) => reset(index % 2 === 0 ? one : other, password)),
    )
    const statuses = responses.map(({ status }) => status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 422, 422, 422, 422, 422, 422, 422])
    expect((await signIn(email, passwords[statuses.indexOf(200)]!)).status).toBe(200)
  })

  it('happens within an hour', async () => {
    const later = await startTestServer()
    const [early, late] = [await signUp(later), await signUp(later)]
    const tokens = [await forget(early.email, later), await forget(late.email, later)]
    later.wait(59 * MINUTE)
    expect(await reset(tokens[0], NEW_PASSWORD, later)).toMatchObject(RESET)
    later.wait(2 * MINUTE)
    expect(await reset(tokens[1], NEW_PASSWORD, later)).toMatchObject(DEAD)
    await later.stop()
  })

  it('does not happen with any other token', async () => {
    const account = await signUp(server)
    const token = await forget(account.email)
    const confirmation = await postedToken(server, account.email, 'welcome')
    for (const other of ['nonsense', `${token}x`, token.slice(1), confirmation]) {
      expect(await reset(other), other).toMatchObject(DEAD)
    }
    expect((await account.get('/account')).status).toBe(200)
  })

  it('needs a password that may be one, twice the same, and leaves the link working until then', async () => {
    const { email } = await signUp(server)
    const token = await forget(email)
    expect(await reset(token, 'short')).toMatchObject({
      status: 422,
      body: { code: 'invalid', fields: { password: 'Use at least 8 characters' } },
    })
    expect(
      await visitor.patch('/account/password', {
        reset_password_token: token,
        password: NEW_PASSWORD,
        password_confirmation: 'another',
      }),
    ).toMatchObject({ status: 422, body: { fields: { password_confirmation: 'Your passwords do not match' } } })
    expect(await visitor.patch('/account/password', {})).toMatchObject({
      status: 422,
      body: {
        fields: {
          reset_password_token: 'The link is not complete',
          password: 'Enter a password',
          password_confirmation: 'Enter your password again',
        },
      },
    })
    expect(await reset(token)).toMatchObject(RESET)
  })

  it('refuses the address of the account as its password', async () => {
    const { email } = await signUp(server)
    const token = await forget(email)
    expect(await reset(token, email)).toMatchObject({
      status: 422,
      body: { fields: { password: expect.stringContaining('easy to guess') } },
    })
    expect(await reset(token)).toMatchObject(RESET)
  })

  it('of an account that was deleted does not happen', async () => {
    const account = await signUp(server)
    const token = await forget(account.email)
    expect((await account.delete('/account', { password: TEST_PASSWORD })).status).toBe(204)
    expect(await reset(token)).toMatchObject(DEAD)
  })
})

describe('a check of a reset link', () => {
  const check = (reset_password_token: unknown, at: TestServer = server) =>
    callAs(at).post('/account/check_reset_link', { reset_password_token })

  it('leaves the link working', async () => {
    const { email } = await signUp(server)
    const token = await forget(email)
    for (let round = 0; round < 3; round++) expect((await check(token)).status).toBe(204)
    expect(await reset(token)).toMatchObject(RESET)
    expect(await check(token)).toMatchObject(DEAD)
  })

  it('refuses one that has expired, is unknown or is not a reset link', async () => {
    const later = await startTestServer()
    const { email } = await signUp(later)
    const token = await forget(email, later)
    for (const other of ['nonsense', `${token}x`, await postedToken(later, email, 'welcome')]) {
      expect(await check(other, later), other).toMatchObject(DEAD)
    }
    later.wait(61 * MINUTE)
    expect(await check(token, later)).toMatchObject(DEAD)
    await later.stop()
  })

  it('needs a token', async () => {
    expect(await visitor.post('/account/check_reset_link', {})).toMatchObject({
      status: 422,
      body: { fields: { reset_password_token: 'The link is not complete' } },
    })
  })
})
