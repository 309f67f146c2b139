import { afterAll, beforeAll, expect, it } from 'vitest'
import { callAs, signUp, TEST_PASSWORD } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({
    signInsPerAccount: { attempts: 3, minutes: 15 },
    signInsPerAddress: { attempts: 8, minutes: 15 },
    signUpsPerAddress: { attempts: 2, minutes: 60 },
  })
})
afterAll(() => server.stop())

const signIn = (email: string, password: string) => callAs(server).post('/authenticate', { email, password })

it('limits guessing at an account, even many guesses at once, and says when to try again', async () => {
  const { email } = await signUp(server)
  const guesses = await Promise.all(Array.from({ length: 6 }, () => signIn(email, 'a guess')))
  expect(guesses.map(({ status }) => status).sort((a, b) => a - b)).toEqual([401, 401, 401, 429, 429, 429])
  const refused = await signIn(email.toUpperCase(), TEST_PASSWORD)
  expect(refused).toMatchObject({
    status: 429,
    body: { error: 'Too many attempts. Please try again in 15 minutes.', code: 'too_many_attempts' },
  })
  const seconds = Number(refused.headers.get('retry-after'))
  expect(seconds).toBeGreaterThan(14 * 60)
  expect(seconds).toBeLessThanOrEqual(15 * 60)

  // The address has by now made seven attempts of its eight.
  expect((await signIn('nobody@homeyield.test', 'a guess')).status).toBe(401)
  expect((await signIn('somebody@homeyield.test', 'a guess')).status).toBe(429)

  const { rows } = await server.database.pool.query<{ key: string }>('select key from rate_limits')
  expect(rows.map(({ key }) => key).join(' ')).not.toContain(email)
})

it('does not count sign-ins that succeed', async () => {
  const fresh = await startTestServer({
    signInsPerAccount: { attempts: 3, minutes: 15 },
    signInsPerAddress: { attempts: 3, minutes: 15 },
  })
  const { email } = await signUp(fresh)
  for (let round = 0; round < 6; round++) {
    const body = { email, password: TEST_PASSWORD }
    expect((await callAs(fresh).post('/authenticate', body)).status).toBe(200)
  }
  await fresh.stop()
})

it('limits accounts by address', async () => {
  const answer = (number: number) =>
    callAs(server).post('/account', {
      name: 'Another',
      email: `another-${number}@homeyield.test`,
      password: TEST_PASSWORD,
      password_confirmation: TEST_PASSWORD,
    })
  // The first test has made one.
  expect((await answer(1)).status).toBe(201)
  expect(await answer(2)).toMatchObject({
    status: 429,
    body: { error: 'Too many attempts. Please try again in 60 minutes.', code: 'too_many_attempts' },
  })
})
