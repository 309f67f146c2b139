import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { postedMails, postedToken } from '../../testing/posted-mails.ts'
import { callAs, signUp, TEST_PASSWORD, type TestClient } from '../../testing/test-client.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let visitor: TestClient

beforeAll(async () => {
  server = await startTestServer()
  visitor = callAs(server)
})
afterAll(() => server.stop())

const DAY = 24 * 60 * 60 * 1000
const CONFIRMED = { status: 200, body: { message: 'Thank you! Your email address is confirmed.' } }
const DEAD_LINK = 'This link does not work any more. Please ask for a new one.'
const DEAD = { status: 422, body: { error: DEAD_LINK, code: 'invalid', fields: { token: DEAD_LINK } } }
const confirm = (token: unknown) => visitor.post('/account/confirm_email', { token })

describe('the welcome', () => {
  it('is posted with the account, and has a token of which the database stores the digest', async () => {
    const account = await signUp(server)
    expect(await postedMails(server, account.email)).toEqual([
      {
        kind: 'welcome',
        accountId: account.id,
        to: account.email,
        data: { token: expect.stringMatching(/^[\w-]{43}$/u) },
      },
    ])
    const token = await postedToken(server, account.email, 'welcome')
    const { rows } = await server.database.pool.query(
      `select token_hash = sha256($1::bytea) as is_digest, email, purpose from mail_tokens where account_id = $2`,
      [Buffer.from(token), account.id],
    )
    expect(rows).toEqual([{ is_digest: true, email: account.email, purpose: 'confirm_email' }])
  })

  it('is not posted for an account that was refused', async () => {
    const { email } = await signUp(server)
    const body = { name: 'Other', email, password: TEST_PASSWORD, password_confirmation: TEST_PASSWORD }
    expect((await visitor.post('/account', body)).status).toBe(422)
    expect(await postedMails(server, email)).toHaveLength(1)
  })
})

describe('confirming an address', () => {
  it('works with the mailed token, and returns the same again', async () => {
    const account = await signUp(server)
    expect((await account.get('/account')).body.email_confirmed).toBe(false)
    const token = await postedToken(server, account.email, 'welcome')
    expect(await confirm(token)).toMatchObject(CONFIRMED)
    expect((await account.get('/account')).body.email_confirmed).toBe(true)
    expect(await confirm(token)).toMatchObject(CONFIRMED)
    expect(await Promise.all([confirm(token), confirm(token)])).toMatchObject([CONFIRMED, CONFIRMED])
  })

  it('does not happen with any other', async () => {
    const account = await signUp(server)
    const token = await postedToken(server, account.email, 'welcome')
    for (const other of ['nonsense', `${token}x`, token.slice(0, -1), token.toUpperCase(), `${token} `]) {
      expect(await confirm(other), other).toMatchObject(DEAD)
    }
    const { rows } = await server.database.pool.query<{ hash: string }>(
      `select encode(token_hash, 'base64') as hash from mail_tokens where account_id = $1`,
      [account.id],
    )
    expect(await confirm(rows[0]!.hash)).toMatchObject(DEAD)
    for (const missing of ['', undefined, 7, null, 'x'.repeat(201)]) {
      expect(await confirm(missing)).toMatchObject({
        status: 422,
        body: { code: 'invalid', fields: { token: 'The link is not complete' } },
      })
    }
    expect((await account.get('/account')).body.email_confirmed).toBe(false)
  })

  it('does not happen with the token of a reset', async () => {
    const account = await signUp(server)
    await visitor.post('/account/forgot_password', { email: account.email })
    expect(await confirm(await postedToken(server, account.email, 'reset_password'))).toMatchObject(DEAD)
  })

  it('does not happen once the account has another address', async () => {
    const account = await signUp(server)
    const token = await postedToken(server, account.email, 'welcome')
    const email = `${randomUUID()}@homeyield.test`
    await account.patch('/account', { email, current_password: TEST_PASSWORD })
    expect(await confirm(token)).toMatchObject(DEAD)
    expect((await account.get('/account')).body.email_confirmed).toBe(false)
  })

  it('does not happen twice: back at an address, it is confirmed anew', async () => {
    const account = await signUp(server)
    const token = await postedToken(server, account.email, 'welcome')
    await confirm(token)
    for (const email of [`${randomUUID()}@homeyield.test`, account.email]) {
      await account.patch('/account', { email, current_password: TEST_PASSWORD })
    }
    expect(await confirm(token)).toMatchObject(DEAD)
    expect(await confirm(await postedToken(server, account.email, 'confirm_email'))).toMatchObject(CONFIRMED)
  })

  it('happens within seven days', async () => {
    const later = await startTestServer()
    const [early, late] = [await signUp(later), await signUp(later)]
    later.wait(6.9 * DAY)
    const use = async (email: string) =>
      callAs(later).post('/account/confirm_email', { token: await postedToken(later, email, 'welcome') })
    expect(await use(early.email)).toMatchObject(CONFIRMED)
    later.wait(0.2 * DAY)
    expect(await use(late.email)).toMatchObject(DEAD)
    await later.stop()
  })
})

describe('another link', () => {
  it('is posted to an address that is not confirmed, and leaves the first one working', async () => {
    const account = await signUp(server)
    const first = await postedToken(server, account.email, 'welcome')
    expect(await account.post('/account/resend_confirmation')).toMatchObject({
      status: 200,
      body: { message: 'Please check your email to get your confirmation link.' },
    })
    const second = await postedToken(server, account.email, 'confirm_email')
    expect(second).not.toBe(first)
    expect(await confirm(first)).toMatchObject(CONFIRMED)
    expect(await confirm(second)).toMatchObject(CONFIRMED)
  })

  it('is not needed for one that is', async () => {
    const account = await signUp(server)
    await confirm(await postedToken(server, account.email, 'welcome'))
    expect(await account.post('/account/resend_confirmation')).toMatchObject({
      status: 200,
      body: { message: 'Your email address is confirmed already.' },
    })
    expect(await postedMails(server, account.email)).toHaveLength(1)
  })

  it('needs a session', async () => {
    expect(await visitor.post('/account/resend_confirmation')).toMatchObject({ status: 401 })
  })
})
