import { afterAll, beforeAll, expect, it } from 'vitest'
import { callAs, signUp, TEST_PASSWORD } from '../../testing/test-client.ts'
import { startTestServer, TEST_SECRET, type TestServer } from '../../testing/test-server.ts'

const NEW = 'another secret for tests, longer than thirty-two characters'
const SIGN_INS = { signInsPerAccount: { attempts: 2, minutes: 15 } }

let server: TestServer
let accepting: Pick<TestServer, 'url'>
let replaced: Pick<TestServer, 'url'>
let finished: Pick<TestServer, 'url'>

beforeAll(async () => {
  server = await startTestServer(SIGN_INS)
  // The processes of a rolling change, as docs/administration.md lists them.
  accepting = await server.startAnother({ jwtSecretsBefore: [NEW, TEST_SECRET] })
  replaced = await server.startAnother({ jwtSecret: NEW, jwtSecretsBefore: [TEST_SECRET] })
  finished = await server.startAnother({ jwtSecret: NEW })
})
afterAll(() => server.stop())

const signIn = (to: Pick<TestServer, 'url'>, email: string, password = TEST_PASSWORD) =>
  callAs(to).post('/authenticate', { email, password })
const statuses = (token: string) =>
  Promise.all(
    [server, accepting, replaced, finished].map(async (to) => (await callAs(to, token).get('/account')).status),
  )

it('accepts tokens of the key before, until that is removed, and signs with the new one', async () => {
  const account = await signUp(server)
  expect(await statuses(account.token)).toEqual([200, 200, 200, 401])
  const [early, late] = await Promise.all([accepting, replaced].map((to) => signIn(to, account.email)))
  expect(await statuses(early?.body.auth_token)).toEqual([200, 200, 200, 401])
  expect(await statuses(late?.body.auth_token)).toEqual([401, 200, 200, 200])
})

it('keeps what was counted while both keys are accepted', async () => {
  const { email } = await signUp(server)
  expect((await signIn(server, email, 'a password of nobody')).status).toBe(401)
  expect((await signIn(accepting, email, 'a password of nobody')).status).toBe(401)
  expect((await signIn(replaced, email)).status).toBe(429)
})
