import { afterAll, beforeAll, expect, it } from 'vitest'
import { signUp } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

it('a checkout that is paid opens Premium', async () => {
  const account = await signUp(server)
  const { status, body } = await account.post('/account/stripe_session', {
    success_url: `${server.url}/calculator?referrer=premiumsuccess`,
    cancel_url: `${server.url}/plans?referrer=premiumcancelled`,
  })
  expect(body).toEqual({
    publishableKey: 'pk_test_homeyield_sandbox',
    sessionId: expect.stringMatching(/^cs_test_/u),
    url: expect.stringContaining(body.sessionId),
  })
  expect(status).toBe(201)
  const paid = await server.stripe.pay(body.sessionId)
  expect(paid).toMatchObject({
    outcome: 'paid',
    redirectUrl: `${server.url}/calculator?referrer=premiumsuccess&session_id=${body.sessionId}`,
  })
  await expect.poll(async () => (await account.get('/account')).body.premium).toBe(true)
})
