import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { postedMails } from '../../testing/posted-mails.ts'
import { callAs, signUp, TEST_PASSWORD, type TestResponse } from '../../testing/test-client.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
/** Another process over the same database. */
let other: Pick<TestServer, 'url'>

beforeAll(async () => {
  server = await startTestServer({
    emailChangesPerAccount: { attempts: 5, minutes: 60 },
    emailChangesPerTarget: { attempts: 3, minutes: 60 },
  })
  other = await server.startAnother()
})
afterAll(() => server.stop())
afterEach(() => vi.useRealTimers())

const GUESS = 'a password of guesswork'
const MINUTE = 60_000
const TOO_MANY = {
  status: 429,
  body: { error: 'Too many attempts. Please try again in 60 minutes.', code: 'too_many_attempts' },
}
const someEmail = () => `${randomUUID()}@homeyield.test`
const statuses = (responses: TestResponse[]) => responses.map(({ status }) => status).toSorted((a, b) => a - b)
// Only the clock, which the counters read; timers stay real.
const holdClock = () => vi.useFakeTimers({ toFake: ['Date'] })

describe('another e-mail address', () => {
  type Owner = Awaited<ReturnType<typeof signUp>>
  const changeTo = ({ token }: Owner, email: string, at: Pick<TestServer, 'url'> = server) =>
    callAs(at, token).patch('/account', { email, current_password: TEST_PASSWORD })

  it('is given five times an hour to an account, by both processes together', async () => {
    holdClock()
    const owner = await signUp(server)
    for (const at of [server, other, server, other, server]) {
      expect((await changeTo(owner, someEmail(), at)).status).toBe(200)
    }
    const sixth = someEmail()
    const refused = await changeTo(owner, sixth, other)
    expect(refused).toMatchObject(TOO_MANY)
    expect(refused.headers.get('retry-after')).toBe('3600')
    expect(await postedMails(server, sixth)).toEqual([])
    vi.setSystemTime(Date.now() + 61 * MINUTE)
    expect((await changeTo(owner, sixth)).status).toBe(200)
  })

  it('is given five times an hour, however many ask at once', async () => {
    const owner = await signUp(server)
    const responses = await Promise.all(
      Array.from({ length: 12 }, (_, index) => changeTo(owner, someEmail(), index % 2 === 0 ? server : other)),
    )
    expect(statuses(responses)).toEqual([...Array<number>(5).fill(200), ...Array<number>(7).fill(429)])
  })

  it.each([
    ['that has an account', async () => (await signUp(server)).email, [422, 422, 422]],
    ['that has none', () => Promise.resolve(someEmail()), [200, 422, 422]],
  ])('%s is requested three times an hour, by any account', async (_, find, first) => {
    const [target, owners] = [await find(), [] as Owner[]]
    for (let owner = 0; owner < 5; owner++) owners.push(await signUp(server))
    const responses: TestResponse[] = []
    for (const [index, owner] of owners.entries()) {
      const typed = index % 2 === 0 ? target : target.toUpperCase()
      responses.push(await changeTo(owner, typed, index % 2 === 0 ? server : other))
    }
    expect(responses.map(({ status }) => status)).toEqual([...first, 429, 429])
    expect(responses[3]).toMatchObject(TOO_MANY)
    expect(responses[3]?.headers.get('retry-after')).toMatch(/^(?:3600|359\d)$/u)
    expect(await postedMails(server, target)).toHaveLength(1)
  })

  it('is not counted with a wrong password', async () => {
    const [owner, target] = [await signUp(server), someEmail()]
    for (let guess = 0; guess < 4; guess++) {
      const response = await owner.patch('/account', { email: target, current_password: GUESS })
      expect(response.status).toBe(422)
    }
    expect((await changeTo(owner, target)).status).toBe(200)
  })
})

it('from one network address so many addresses are tried, for any accounts', async () => {
  const strict = await startTestServer({ emailChangesPerAddress: { attempts: 2, minutes: 60 }, trustedProxies: 1 })
  const { email: taken } = await signUp(strict)
  const tryFrom = async (network: string) => {
    const { token } = await signUp(strict)
    const body = { email: taken, current_password: TEST_PASSWORD }
    return callAs(strict, token).call('PATCH', '/account', body, { 'x-forwarded-for': network })
  }
  expect((await tryFrom('203.0.113.1')).status).toBe(422)
  expect((await tryFrom('203.0.113.1')).status).toBe(422)
  expect(await tryFrom('203.0.113.1')).toMatchObject(TOO_MANY)
  expect((await tryFrom('203.0.113.2')).status).toBe(422)
  await strict.stop()
})

describe('another password', () => {
  it('is given five times an hour to an account, and never the one that it has', async () => {
    const strict = await startTestServer({ passwordChangesPerAccount: { attempts: 5, minutes: 60 } })
    const { token, email } = await signUp(strict)
    let [client, current] = [callAs(strict, token), TEST_PASSWORD]
    const change = (password: string) =>
      client.patch('/account', { current_password: current, password, password_confirmation: password })
    const sentence = 'Choose a password that is not your current one'
    for (let time = 0; time < 6; time++) {
      expect(await change(current)).toMatchObject({ status: 422, body: { fields: { password: sentence } } })
    }
    for (let time = 0; time < 5; time++) {
      const next = `a password of number ${time}`
      const { status, body } = await change(next)
      expect(status).toBe(200)
      ;[client, current] = [callAs(strict, body.auth_token as string), next]
    }
    expect(await change('a password of number 5')).toMatchObject(TOO_MANY)
    const kinds = (await postedMails(strict, email)).map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'password_changed').length).toBeLessThanOrEqual(5)
    await strict.stop()
  })
})
