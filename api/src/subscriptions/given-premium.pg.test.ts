import { afterAll, beforeAll, expect, it } from 'vitest'
import { allApplied, atStripe, buyPremium } from '../testing/buy-premium.ts'
import { callAs, signUp, type TestAccount } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

const DAY = 24 * 60 * 60 * 1000

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const give = ({ id }: TestAccount, until: string) =>
  server.database.pool.query(
    `update accounts set premium_given_until = $2, premium_given_reason = 'A trial' where id = $1`,
    [id, until],
  )
const read = async (account: TestAccount) => {
  const { premium, premium_given_until, premium_paid_until } = (await account.get('/account')).body
  return { premium, premium_given_until, premium_paid_until }
}

it('opens what Premium opens, by session and key, without a customer at the payment provider', async () => {
  const account = await signUp(server)
  await give(account, '2999-12-31')
  expect(await read(account)).toEqual({ premium: true, premium_given_until: '2999-12-31', premium_paid_until: null })
  const { body } = await account.post('/keys', { name: 'Our sheet', scopes: ['read:calculations'] })
  expect((await callAs(server, body.key).get('/calculations')).status).toBe(200)
  expect(atStripe(server, account).customer).toBeUndefined()
  await give(account, new Date(server.now() - 2 * DAY).toISOString().slice(0, 10))
  expect(await read(account)).toEqual({ premium: false, premium_given_until: null, premium_paid_until: null })
  expect((await callAs(server, body.key).get('/calculations')).status).toBe(403)
})

it('can be paid for, which it outlasts: what the payment provider says never changes it', async () => {
  const account = await signUp(server)
  await give(account, '2999-12-31')
  const subscription = await buyPremium(server, account)
  expect(await read(account)).toMatchObject({ premium: true, premium_given_until: null })
  await server.stripe.cancelInPortal(subscription)
  await server.stripe.advance({ months: 1, days: 1 })
  await allApplied(server)
  expect(await read(account)).toMatchObject({ premium: true, premium_given_until: '2999-12-31' })
})
