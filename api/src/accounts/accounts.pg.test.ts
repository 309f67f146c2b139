import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callAs, setSubscription, signUp, TEST_PASSWORD, type TestClient } from '../testing/test-client.ts'
import { startTestServer, TEST_SECRET, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let visitor: TestClient

beforeAll(async () => {
  server = await startTestServer()
  visitor = callAs(server)
})
afterAll(() => server.stop())

const NOT_SIGNED_IN = { status: 401, body: { error: 'Please sign in.', code: 'not_signed_in' } }
const DAY = 24 * 60 * 60 * 1000

function newAccount(email: string) {
  return { name: ' New Account ', email, password: TEST_PASSWORD, password_confirmation: TEST_PASSWORD }
}

describe('signing up', () => {
  it('makes an account and signs it in', async () => {
    const response = await visitor.post('/account', { ...newAccount('New@homeyield.test'), coupon_code: 'WELCOME' })
    expect(response).toMatchObject({ status: 201 })
    expect(response.body.account).toEqual({
      email: 'New@homeyield.test',
      email_confirmed: false,
      name: 'New Account',
      premium: false,
      premium_subscription_cancelled: false,
      premium_paid_until: null,
      premium_given_until: null,
      premium_past_due_since: null,
      is_property_professional: false,
      brand_logo_url: null,
      email_signature: null,
      searched_areas: null,
      stripe_session: null,
      undo_search_until: null,
    })
    const account = await callAs(server, response.body.auth_token).get('/account')
    expect(account).toMatchObject({ status: 200, body: response.body.account })
    const { rows } = await server.database.pool.query(
      `select coupon_code, password_hash from accounts where email = 'New@homeyield.test'`,
    )
    expect(rows).toEqual([
      { coupon_code: 'WELCOME', password_hash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/u) },
    ])
  })

  it('refuses an address that is taken, whatever its capitals', async () => {
    await visitor.post('/account', newAccount('taken@homeyield.test'))
    const sentence = 'There is already an account with this email address'
    expect(await visitor.post('/account', newAccount('TAKEN@Homeyield.test'))).toMatchObject({
      status: 422,
      body: { error: sentence, code: 'invalid', fields: { email: sentence } },
    })
  })

  it.each(['Homeyield1', 'kahurangi.tui', 'Ngaio Kahurangi'])('refuses %s, which others know', async (password) => {
    const person = { name: 'Ngaio Kahurangi', email: 'kahurangi.tui@homeyield.test' }
    expect(await visitor.post('/account', { ...person, password, password_confirmation: password })).toMatchObject({
      status: 422,
      body: { code: 'invalid', fields: { password: expect.stringContaining('easy to guess') } },
    })
  })

  it('gives an address to one of many parallel sign-ups', async () => {
    const responses = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        visitor.post('/account', newAccount(index % 2 ? 'race@homeyield.test' : 'RACE@homeyield.test')),
      ),
    )
    expect(responses.map(({ status }) => status).sort((a, b) => a - b)).toEqual([
      201, 422, 422, 422, 422, 422, 422, 422,
    ])
  })

  it('names every field at fault', async () => {
    const response = await visitor.post('/account', {
      email: 'no address',
      password: 'short',
      password_confirmation: '',
    })
    expect(response).toMatchObject({
      status: 422,
      body: {
        error: 'Enter your full name',
        code: 'invalid',
        fields: {
          name: 'Enter your full name',
          email: 'Enter an email address, such as name@example.co.nz',
          password: 'Use at least 8 characters',
        },
      },
    })
  })
})

describe('signing in', () => {
  it('returns a token and the account, in whatever capitals', async () => {
    const { email } = await signUp(server)
    const response = await visitor.post('/authenticate', { email: email.toUpperCase(), password: TEST_PASSWORD })
    expect(response).toMatchObject({ status: 200, body: { account: { email } } })
    expect((await callAs(server, response.body.auth_token).get('/account')).status).toBe(200)
  })

  it('refuses a wrong password and an unknown address in the same words', async () => {
    const { email } = await signUp(server)
    const refusal = { status: 401, body: { error: 'Your email or password is incorrect', code: 'bad_credentials' } }
    expect(await visitor.post('/authenticate', { email, password: 'not the password' })).toMatchObject(refusal)
    expect(
      await visitor.post('/authenticate', { email: 'nobody@homeyield.test', password: TEST_PASSWORD }),
    ).toMatchObject(refusal)
  })

  it('requires both fields', async () => {
    expect(await visitor.post('/authenticate', {})).toMatchObject({
      status: 422,
      body: { fields: { email: 'Enter your email', password: 'Enter your password' } },
    })
  })
})

describe('a session', () => {
  it('ends when it is signed out of, with every token of it', async () => {
    const account = await signUp(server)
    expect(await account.post('/account/sign_out')).toMatchObject({ status: 204, body: undefined })
    expect(await account.get('/account')).toMatchObject(NOT_SIGNED_IN)
    const again = await visitor.post('/authenticate', { email: account.email, password: TEST_PASSWORD })
    expect(again.status).toBe(200)
  })

  it('is one of several, of which signing out ends its own', async () => {
    const account = await signUp(server)
    const other = await visitor.post('/authenticate', { email: account.email, password: TEST_PASSWORD })
    await account.post('/account/sign_out')
    expect((await callAs(server, other.body.auth_token).get('/account')).status).toBe(200)
  })

  it('needs a token', async () => {
    expect(await visitor.get('/account')).toMatchObject(NOT_SIGNED_IN)
    expect(await visitor.call('GET', '/account', undefined, { authorization: '' })).toMatchObject(NOT_SIGNED_IN)
    expect(await visitor.call('GET', '/account', undefined, { authorization: 'Bearer ' })).toMatchObject(NOT_SIGNED_IN)
    expect(await visitor.call('GET', '/account', undefined, { authorization: 'Basic abc' })).toMatchObject(
      NOT_SIGNED_IN,
    )
  })

  it('is not opened by a token that was altered, signed by another secret or algorithm, or issued for another', async () => {
    const { id, token } = await signUp(server)
    const { rows } = await server.database.pool.query<{ id: string }>('select id from sessions where account_id = $1', [
      id,
    ])
    const sid = rows[0]!.id
    const sign = (secret: string, alg: string, audience: string, subject: string) =>
      new SignJWT({ sid })
        .setProtectedHeader({ alg })
        .setIssuer('homeyield')
        .setAudience(audience)
        .setSubject(subject)
        .setIssuedAt()
        .setExpirationTime('1h')
        .sign(new TextEncoder().encode(secret))
    const [head, payload, signature] = token.split('.')
    const claims = JSON.parse(Buffer.from(payload!, 'base64url').toString()) as object
    const altered = Buffer.from(JSON.stringify({ ...claims, exp: 4_000_000_000 })).toString('base64url')
    const unsigned = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')
    const expired = await new SignJWT({ sid })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('homeyield')
      .setAudience('homeyield-api/test')
      .setSubject(id)
      .setIssuedAt(Date.now() / 1000 - 7200)
      .setExpirationTime(Date.now() / 1000 - 3600)
      .sign(new TextEncoder().encode(TEST_SECRET))
    const ours = await sign(TEST_SECRET, 'HS256', 'homeyield-api/test', id)
    expect((await callAs(server, ours).get('/account')).status).toBe(200)
    const tokens = [
      `${head}.${altered}.${signature}`,
      `${unsigned}.${payload}.`,
      `${unsigned}.${payload}.${signature}`,
      expired,
      `${head}.${payload}.${signature!.split('').toReversed().join('')}`,
      await sign('another secret, longer than thirty-two characters', 'HS256', 'homeyield-api/test', id),
      await sign(`${TEST_SECRET}, and long enough for the stronger algorithm too`, 'HS512', 'homeyield-api/test', id),
      await sign(TEST_SECRET, 'HS256', 'homeyield-api/production', id),
      await sign(TEST_SECRET, 'HS256', 'homeyield-api/test', '00000000-0000-4000-8000-000000000000'),
      'nonsense',
      'a.b.c',
    ]
    for (const one of tokens) expect(await callAs(server, one).get('/account'), one).toMatchObject(NOT_SIGNED_IN)
  })

  it('is opened by one spelling of its token alone', async () => {
    const { token } = await signUp(server)
    const [head, payload, signature = ''] = token.split('.')
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    const last = letters.indexOf(signature.at(-1) ?? '')
    // Two of the 43rd letter's six bits carry nothing.
    const spellings = [0, 1, 2, 3].map((bits) => `${signature.slice(0, -1)}${letters[(last & ~3) + bits]}`)
    const decode = (text: string) => Buffer.from(text, 'base64url').toString('hex')
    expect(new Set(spellings.map(decode)).size).toBe(1)
    for (const spelling of spellings) {
      const response = await callAs(server, `${head}.${payload}.${spelling}`).get('/account')
      expect(response.status, spelling).toBe(spelling === signature ? 200 : 401)
    }
    for (const tail of ['=', '==', '~', '.', '+']) {
      expect(await callAs(server, `${token}${tail}`).get('/account'), tail).toMatchObject(NOT_SIGNED_IN)
    }
  })

  it('is refused by another installation, over the same database and with the same secret', async () => {
    const account = await signUp(server)
    const twin = await server.startAnother()
    const staging = await server.startAnother({ installation: 'staging' })
    expect((await callAs(twin, account.token).get('/account')).status).toBe(200)
    expect(await callAs(staging, account.token).get('/account')).toMatchObject(NOT_SIGNED_IN)
    const theirs = await callAs(staging).post('/authenticate', { email: account.email, password: TEST_PASSWORD })
    expect((await callAs(staging, theirs.body.auth_token).get('/account')).status).toBe(200)
    expect(await callAs(server, theirs.body.auth_token).get('/account')).toMatchObject(NOT_SIGNED_IN)
  })

  it('is refused by a server over another database', async () => {
    const account = await signUp(server)
    const elsewhere = await startTestServer()
    expect(await callAs(elsewhere, account.token).get('/account')).toMatchObject(NOT_SIGNED_IN)
    await elsewhere.stop()
  })

  it('is refused with ids that are no ids, though the signature is ours', async () => {
    const token = await new SignJWT({ sid: "x' or true --" })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('homeyield')
      .setAudience('homeyield-api/test')
      .setSubject('nobody')
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode(TEST_SECRET))
    expect(await callAs(server, token).get('/account')).toMatchObject(NOT_SIGNED_IN)
  })
})

describe('the account', () => {
  it('shows what it has paid for, in New Zealand days', async () => {
    const account = await signUp(server, { premium: true, professional: true })
    // 11:30 on 28 February in UTC is half past midnight on 1 March in New Zealand, during daylight saving time.
    expect((await account.get('/account')).body).toMatchObject({
      premium: true,
      premium_paid_until: '2027-03-01',
      is_property_professional: true,
    })
    await setSubscription(server, account.id, 'canceled')
    expect((await account.get('/account')).body).toMatchObject({ premium: false })
  })
})

describe('time', () => {
  let later: TestServer
  beforeAll(async () => {
    later = await startTestServer()
  })
  afterAll(() => later.stop())

  it('renews a token past half its life, and ends one that was not renewed', async () => {
    const account = await signUp(later)
    later.wait(6.9 * DAY)
    expect((await account.get('/account')).body.auth_token).toBeUndefined()
    later.wait(0.2 * DAY)
    const renewed = (await account.get('/account')).body.auth_token as string
    expect(renewed).toEqual(expect.any(String))
    later.wait(7 * DAY)
    expect(await account.get('/account')).toMatchObject(NOT_SIGNED_IN)
    const client = callAs(later, renewed)
    expect((await client.get('/account')).status).toBe(200)
    await client.post('/account/sign_out')
    expect(await client.get('/account')).toMatchObject(NOT_SIGNED_IN)
  })
})
