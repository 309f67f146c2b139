import { startStripeSandbox } from '@homeyield/sandbox/stripe/start-stripe-sandbox'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { seedDevelopment } from './seed-development.ts'
import { callAs } from './testing/test-client.ts'
import { startTestServer, testStripe, type TestServer } from './testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

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

it('agrees with the payment sandbox, also after that has lost its data', async () => {
  await seedDevelopment(server.database, server.stripe.ensureMember)
  const membership = { premium: true, premium_subscription_cancelled: false }
  const signIn = () =>
    callAs(server).post('/authenticate', { email: 'premium@homeyield.test', password: 'homeyield-demo' })
  expect(await signIn()).toMatchObject({ body: { account: membership } })

  const [{ id } = { id: '' }] = server.stripe.read().subscriptions
  await server.stripe.cancelInPortal(id)
  await seedDevelopment(server.database, server.stripe.ensureMember)
  expect(server.stripe.read().subscriptions).toHaveLength(2)
  expect(await signIn()).toMatchObject({ body: { account: { ...membership, premium_subscription_cancelled: true } } })

  const forgetful = await startStripeSandbox({ port: 0 })
  try {
    await seedDevelopment(server.database, forgetful.ensureMember)
    const { url } = await server.startAnother({ stripe: testStripe(forgetful) })
    const body = { email: 'premium@homeyield.test', password: 'homeyield-demo' }
    expect(await callAs({ url }).post('/authenticate', body)).toMatchObject({ body: { account: membership } })
  } finally {
    await forgetful.close()
  }
})

it('is never loaded in production', async () => {
  vi.stubEnv('NODE_ENV', 'production')
  await expect(seedDevelopment(server.database)).rejects.toThrow(
    'The development seed is never loaded in production: its password is public.',
  )
})
