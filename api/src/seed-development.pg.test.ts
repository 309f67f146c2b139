import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { seedDevelopment } from './seed-development.ts'
import { callAs } from './testing/test-client.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())
afterEach(() => vi.unstubAllEnvs())

it('makes three accounts to try the product with, however often it is run', async () => {
  await seedDevelopment(server.database)
  await seedDevelopment(server.database)
  for (const [email, premium, is_property_professional] of [
    ['free@homeyield.test', false, false],
    ['premium@homeyield.test', true, false],
    ['professional@homeyield.test', true, true],
  ]) {
    expect(await callAs(server).post('/authenticate', { email, password: 'homeyield-demo' })).toMatchObject({
      status: 200,
      body: { account: { email, email_confirmed: true, premium, is_property_professional } },
    })
  }
})

it('is never loaded in production', async () => {
  vi.stubEnv('NODE_ENV', 'production')
  await expect(seedDevelopment(server.database)).rejects.toThrow(
    'The development seed is never loaded in production: its password is public.',
  )
})
