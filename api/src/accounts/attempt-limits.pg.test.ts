import { createHash, randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { postedMails, postedToken } from '../testing/posted-mails.ts'
import { callAs, signUp, TEST_PASSWORD, type TestResponse } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
/** Another process over the same database. */
let other: Pick<TestServer, 'url'>

beforeAll(async () => {
  server = await startTestServer({
    signInsPerAccount: { attempts: 10, minutes: 15, unhurried: 4 },
    signInsFromAnywhere: { attempts: 12, minutes: 60 },
    passwordsPerAccount: { attempts: 10, minutes: 15, unhurried: 4 },
    resetMailsPerAccount: { attempts: 3, minutes: 60 },
    confirmationMailsPerAccount: { attempts: 3, minutes: 60 },
    trustedProxies: 1,
  })
  other = await server.startAnother()
})
afterAll(() => server.stop())
afterEach(() => vi.useRealTimers())

const GUESS = 'a password of guesswork'
const MINUTE = 60_000
const someEmail = () => `${randomUUID()}@homeyield.test`
const statuses = (responses: TestResponse[]) => responses.map(({ status }) => status).toSorted((a, b) => a - b)
// Only the clock, which the counters read; timers stay real.
const holdClock = () => vi.useFakeTimers({ toFake: ['Date'] })

let networks = 0
/** A network address that has not called yet. */
const someNetwork = () => `198.51.100.${(networks += 1)}`

function signIn(email: string, password: string, from: string, at: Pick<TestServer, 'url'> = server) {
  return callAs(at).post('/authenticate', { email, password }, { 'x-forwarded-for': from })
}

function tooMany(wait: string) {
  return { status: 429, body: { error: `Too many attempts. Please try again in ${wait}.`, code: 'too_many_attempts' } }
}

describe.each([
  ['an account', async () => (await signUp(server)).email],
  ['an address without one', () => Promise.resolve(someEmail())],
])('signing in to %s', (_, find) => {
  it('gets slower with every failure, in both processes, and stops at ten in a quarter of an hour', async () => {
    holdClock()
    const [email, from] = [await find(), someNetwork()]
    for (let guess = 0; guess < 5; guess++) {
      expect((await signIn(email, GUESS, from, guess % 2 === 0 ? server : other)).status).toBe(401)
    }
    for (const [seconds, wait] of [
      [1, '1 second'],
      [2, '2 seconds'],
      [4, '4 seconds'],
      [8, '8 seconds'],
      [16, '16 seconds'],
    ] as const) {
      for (const at of [server, other]) {
        const refused = await signIn(email.toUpperCase(), GUESS, from, at)
        expect(refused).toMatchObject(tooMany(wait))
        expect(refused.headers.get('retry-after')).toBe(String(seconds))
      }
      vi.setSystemTime(Date.now() + seconds * 1000 + 1)
      expect((await signIn(email, GUESS, from, other)).status).toBe(401)
    }
    vi.setSystemTime(Date.now() + MINUTE)
    // A little more than a minute and a half of the quarter of an hour have passed.
    expect(await signIn(email, TEST_PASSWORD, from)).toMatchObject(tooMany('14 minutes'))
    expect((await signIn(email, GUESS, someNetwork())).status).toBe(401)
    vi.setSystemTime(Date.now() + 14 * MINUTE)
    expect((await signIn(email, GUESS, from)).status).toBe(401)
  })

  it('is not got around by many guesses at once', async () => {
    const [email, from] = [await find(), someNetwork()]
    const responses = await Promise.all(
      Array.from({ length: 30 }, (__, index) => signIn(email, GUESS, from, index % 2 === 0 ? server : other)),
    )
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(5)
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(25)
  })

  it('is limited over all networks together', async () => {
    const email = await find()
    const guesses: TestResponse[] = []
    for (let network = 0; network < 14; network++) guesses.push(await signIn(email, GUESS, someNetwork()))
    expect(statuses(guesses)).toEqual([...Array<number>(12).fill(401), 429, 429])
    expect(guesses.at(-1)).toMatchObject(tooMany('60 minutes'))
  })
})

describe('guesses from everywhere', () => {
  const guessFromEverywhere = async (email: string) => {
    for (let network = 0; network < 13; network++) await signIn(email, GUESS, someNetwork())
    expect(await signIn(email, TEST_PASSWORD, someNetwork())).toMatchObject(tooMany('60 minutes'))
  }
  const makeFrom = async (email: string, from: string) => {
    const body = { name: 'Another', email, password: TEST_PASSWORD, password_confirmation: TEST_PASSWORD }
    return callAs(server).call('POST', '/account', body, { 'x-forwarded-for': from })
  }

  it('do not lock the owner out where they signed in before, in either process', async () => {
    const [{ email }, from] = [await signUp(server), someNetwork()]
    expect((await signIn(email, TEST_PASSWORD, from)).status).toBe(200)
    await guessFromEverywhere(email)
    expect((await signIn(email, GUESS, from)).status).toBe(401)
    for (const at of [server, other, server]) expect((await signIn(email, TEST_PASSWORD, from, at)).status).toBe(200)
    expect(await signIn(email, TEST_PASSWORD, someNetwork())).toMatchObject(tooMany('60 minutes'))
  })

  it('do not lock the owner out where they signed up, with another address too', async () => {
    const [email, next, from] = [someEmail(), someEmail(), someNetwork()]
    const { body } = await makeFrom(email, from)
    const client = callAs(server, body.auth_token as string)
    expect((await client.patch('/account', { email: next, current_password: TEST_PASSWORD })).status).toBe(200)
    await guessFromEverywhere(next)
    expect((await signIn(next, TEST_PASSWORD, from)).status).toBe(200)
  })

  it('are not helped by an account that had the address before', async () => {
    const [email, from] = [someEmail(), someNetwork()]
    const { body } = await makeFrom(email, from)
    await callAs(server, body.auth_token as string).delete('/account', { password: TEST_PASSWORD })
    await makeFrom(email, someNetwork())
    await guessFromEverywhere(email)
    expect(await signIn(email, GUESS, from)).toMatchObject(tooMany('60 minutes'))
  })

  it('are limited where the owner came from as well', async () => {
    const [{ email }, from] = [await signUp(server), someNetwork()]
    expect((await signIn(email, TEST_PASSWORD, from)).status).toBe(200)
    const responses: TestResponse[] = []
    for (let guess = 0; guess < 6; guess++) responses.push(await signIn(email, GUESS, from))
    expect(statuses(responses)).toEqual([401, 401, 401, 401, 401, 429])
  })
})

describe('a sign-in', () => {
  it('that succeeds is not counted, and wipes out the failures from its network', async () => {
    const [{ email }, from] = [await signUp(server), someNetwork()]
    for (let round = 0; round < 3; round++) {
      for (let guess = 0; guess < 3; guess++) expect((await signIn(email, GUESS, from)).status).toBe(401)
      expect((await signIn(email, TEST_PASSWORD, from)).status).toBe(200)
    }
  })

  it('that failed too often is possible again after a reset', async () => {
    const [{ email }, from] = [await signUp(server), someNetwork()]
    await Promise.all(Array.from({ length: 12 }, () => signIn(email, GUESS, from)))
    expect((await signIn(email, TEST_PASSWORD, from)).status).toBe(429)
    await callAs(server).post('/account/forgot_password', { email })
    const password = 'a password of another year'
    const body = {
      reset_password_token: await postedToken(server, email, 'reset_password'),
      password,
      password_confirmation: password,
    }
    const reset = await callAs(server).call('PATCH', '/account/password', body, { 'x-forwarded-for': from })
    expect(reset.status).toBe(200)
    expect((await signIn(email, password, from)).status).toBe(200)
  })

  it('is limited by network address', async () => {
    const fresh = await startTestServer({ signInsPerAddress: { attempts: 3, minutes: 15 } })
    const responses: TestResponse[] = []
    for (let guess = 0; guess < 4; guess++) {
      responses.push(await callAs(fresh).post('/authenticate', { email: someEmail(), password: GUESS }))
    }
    expect(statuses(responses)).toEqual([401, 401, 401, 429])
    expect(responses.at(-1)).toMatchObject(tooMany('15 minutes'))
    await fresh.stop()
  })

  it('leaves no e-mail address, no network address and no account in the table', async () => {
    const account = await signUp(server)
    await account.delete('/account', { password: GUESS })
    expect((await signIn(account.email, GUESS, '2001:db8::1')).status).toBe(401)
    const { rows } = await server.database.pool.query<{ key: string }>('select key from rate_limits')
    expect(rows.length).toBeGreaterThan(5)
    const keys = rows.map(({ key }) => key).join(' ')
    expect(keys).not.toMatch(/@|homeyield\.test|198\.51\.100|127\.0\.0|:\/64|2001/u)
    expect(keys).not.toContain(account.id)
    // A plain digest of a network address could be reversed by trying all addresses.
    expect(keys).not.toContain(createHash('sha256').update('2001:db8:0:0::/64').digest('base64url'))
  })
})

describe('a password that is given again', () => {
  it.each([
    [
      'to change the address',
      { current_password: 'Your password is incorrect' },
      (client: ReturnType<typeof callAs>, password: string) =>
        client.patch('/account', { email: someEmail(), current_password: password }),
    ],
    [
      'to change the password',
      { current_password: 'Your password is incorrect' },
      (client: ReturnType<typeof callAs>, password: string) =>
        client.patch('/account', { current_password: password, password: GUESS, password_confirmation: GUESS }),
    ],
    [
      'to delete the account',
      { password: 'Your password is incorrect' },
      (client: ReturnType<typeof callAs>, password: string) => client.delete('/account', { password }),
    ],
  ])('%s cannot be guessed', async (_, fields, attempt) => {
    holdClock()
    const { token } = await signUp(server)
    const [here, there] = [callAs(server, token), callAs(other, token)]
    for (let guess = 0; guess < 5; guess++) {
      expect(await attempt(guess % 2 === 0 ? here : there, GUESS)).toMatchObject({ status: 422, body: { fields } })
    }
    for (const client of [here, there]) {
      expect(await attempt(client, TEST_PASSWORD)).toMatchObject(tooMany('1 second'))
    }
    vi.setSystemTime(Date.now() + 1001)
    expect((await attempt(here, TEST_PASSWORD)).status).toBeLessThan(300)
  })
})

describe.each([
  ['an account', async () => (await signUp(server)).email],
  ['an address without one', () => Promise.resolve(someEmail())],
])('a reset link for %s', (_, find) => {
  it('is sent three times an hour, by both processes together, with the same response each time', async () => {
    holdClock()
    const email = await find()
    const isKnown = (await postedMails(server, email)).length > 0
    const links = async () => (await postedMails(server, email)).filter(({ kind }) => kind === 'reset_password').length
    const forget = async (at: Pick<TestServer, 'url'>, typed = email) =>
      expect(await callAs(at).post('/account/forgot_password', { email: typed })).toMatchObject({
        status: 200,
        body: { message: 'Thank you! Please check your email to get your password reset link.' },
      })
    for (const at of [server, other, server, other]) await forget(at)
    await forget(server, email.toUpperCase())
    expect(await links()).toBe(isKnown ? 3 : 0)
    vi.setSystemTime(Date.now() + 61 * MINUTE)
    await forget(server)
    expect(await links()).toBe(isKnown ? 4 : 0)
  })
})

it('a confirmation link is sent three times an hour, besides the welcome', async () => {
  const { email, token } = await signUp(server)
  for (const at of [server, other, server]) {
    expect((await callAs(at, token).post('/account/resend_confirmation')).status).toBe(200)
  }
  expect(await callAs(other, token).post('/account/resend_confirmation')).toMatchObject(tooMany('60 minutes'))
  expect(await postedMails(server, email)).toHaveLength(4)
})

describe('from one network address', () => {
  let strict: TestServer
  let twin: Pick<TestServer, 'url'>
  beforeAll(async () => {
    strict = await startTestServer({
      signUpsPerAddress: { attempts: 2, minutes: 60 },
      resetMailsPerAddress: { attempts: 2, minutes: 60 },
      tokensPerAddress: { attempts: 4, minutes: 15 },
      trustedProxies: 1,
    })
    twin = await strict.startAnother()
  })
  afterAll(() => strict.stop())

  const from = (network: string) => ({ 'x-forwarded-for': network })

  it('so many accounts are made', async () => {
    const make = (at: Pick<TestServer, 'url'>, network = '203.0.113.1') =>
      callAs(at).post(
        '/account',
        { name: 'Another', email: someEmail(), password: TEST_PASSWORD, password_confirmation: TEST_PASSWORD },
        from(network),
      )
    expect((await make(strict)).status).toBe(201)
    expect((await make(twin)).status).toBe(201)
    expect(await make(strict)).toMatchObject(tooMany('60 minutes'))
    expect((await make(strict, '203.0.113.2')).status).toBe(201)
  })

  it('so many reset links are requested, the addresses of one IPv6 network being one', async () => {
    const forget = (at: Pick<TestServer, 'url'>, network: string) =>
      callAs(at).post('/account/forgot_password', { email: someEmail() }, from(network))
    expect((await forget(strict, '2001:db8:0:1::1')).status).toBe(200)
    expect((await forget(twin, '2001:db8:0:1:ffff::2')).status).toBe(200)
    expect(await forget(twin, '2001:db8:0:1:1234::3')).toMatchObject(tooMany('60 minutes'))
    expect((await forget(strict, '2001:db8:0:2::1')).status).toBe(200)
  })

  it('so many accounts are made in a wide network of IPv6', async () => {
    const make = (network: string) =>
      callAs(strict).call(
        'POST',
        '/account',
        { name: 'Another', email: someEmail(), password: TEST_PASSWORD, password_confirmation: TEST_PASSWORD },
        from(network),
      )
    // Twenty are ten times the two of one network.
    for (let network = 0; network < 20; network++) expect((await make(`2001:db8:9:${network}::1`)).status).toBe(201)
    expect(await make('2001:db8:9:ffff::1')).toMatchObject(tooMany('60 minutes'))
    expect((await make('2001:db8:a:ffff::1')).status).toBe(201)
  })

  it('so many mailed tokens are guessed, those that work not counted', async () => {
    const account = await signUp(strict)
    const token = await postedToken(strict, account.email, 'welcome')
    const confirm = (at: Pick<TestServer, 'url'>, value: string) =>
      callAs(at).post('/account/confirm_email', { token: value }, from('203.0.113.9'))
    const reset = (at: Pick<TestServer, 'url'>) =>
      callAs(at).call(
        'PATCH',
        '/account/password',
        { reset_password_token: 'a guess', password: GUESS, password_confirmation: GUESS },
        from('203.0.113.9'),
      )
    const check = (at: Pick<TestServer, 'url'>, value: string) =>
      callAs(at).post('/account/check_reset_link', { reset_password_token: value }, from('203.0.113.9'))
    await callAs(strict).post('/account/forgot_password', { email: account.email }, from('203.0.113.8'))
    const link = await postedToken(strict, account.email, 'reset_password')
    for (let round = 0; round < 6; round++) {
      expect((await confirm(strict, token)).status).toBe(200)
      expect((await check(twin, link)).status).toBe(204)
    }
    expect((await confirm(strict, 'a guess')).status).toBe(422)
    expect((await check(twin, 'a guess')).status).toBe(422)
    for (const at of [strict, twin]) expect((await reset(at)).status).toBe(422)
    expect(await confirm(twin, token)).toMatchObject(tooMany('15 minutes'))
    expect(await reset(strict)).toMatchObject(tooMany('15 minutes'))
    expect(await check(strict, link)).toMatchObject(tooMany('15 minutes'))
  })
})
