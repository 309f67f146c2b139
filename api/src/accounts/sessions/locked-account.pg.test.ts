import { afterAll, beforeAll, expect, it } from 'vitest'
import { callAs, signUp, TEST_PASSWORD } from '../../testing/test-client.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const signIn = (email: string, password = TEST_PASSWORD) => callAs(server).post('/authenticate', { email, password })
const lock = (id: string, locked: boolean) =>
  server.database.pool.query('update accounts set locked_at = case when $2 then now() end where id = $1', [id, locked])

it('refuses a locked account by session, key and password at once, and no longer once it is unlocked', async () => {
  const account = await signUp(server, { premium: true })
  const { body } = await account.post('/keys', { name: 'Our sheet', scopes: ['read:calculations'] })
  const withKey = callAs(server, body.key)
  expect([(await account.get('/account')).status, (await withKey.get('/calculations')).status]).toEqual([200, 200])

  await lock(account.id, true)
  expect(await account.get('/account')).toMatchObject({ status: 401, body: { code: 'not_signed_in' } })
  expect(await withKey.get('/calculations')).toMatchObject({ status: 401, body: { code: 'not_signed_in' } })
  expect(await signIn(account.email)).toMatchObject({
    status: 403,
    body: { code: 'account_locked', error: 'This account is locked. Please contact us to have it opened again.' },
  })
  // Only its owner learns that it is locked.
  expect(await signIn(account.email, 'a password of nobody')).toMatchObject({ status: 401 })

  await lock(account.id, false)
  expect([(await account.get('/account')).status, (await withKey.get('/calculations')).status]).toEqual([200, 200])
  expect((await signIn(account.email)).status).toBe(200)
})
