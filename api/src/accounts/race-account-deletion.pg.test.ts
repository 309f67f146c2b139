import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { atStripe, requestCheckout } from '../testing/buy-premium.ts'
import { SURROUNDINGS } from '../testing/rent-surroundings.ts'
import { signUp, type TestAccount, type TestResponse } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({}, ({ pool }) =>
    pool.query(`
      insert into areas values ('100100', 'North Cape', '001', 'Far North', '01', 'Northland', true, -34.5, 172.8);
      insert into market_rents values ('area', '100100', 'House', 3, 570, 640, 700, 12, 1, '2025-07-01');
      ${SURROUNDINGS}`),
  )
})
afterAll(() => server.stop())

const DELETE = 'delete from accounts where id = $1'
const LOCK = 'select from accounts where id = $1 for no key update'

/**
 * Sends a request during the account's deletion, after its statement `until`, and completes the deletion once the request
 * waits for it.
 */
async function askWhileDeleted(
  account: TestAccount,
  ask: () => Promise<TestResponse>,
  until = DELETE,
): Promise<TestResponse> {
  const { pool } = server.database
  const deleting = await pool.connect()
  await deleting.query('begin')
  await deleting.query(until, [account.id])
  const asking = ask()
  await vi.waitFor(
    async () => {
      const { rowCount } = await pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      expect(rowCount).toBe(1)
    },
    { timeout: 10_000, interval: 10 },
  )
  if (until !== DELETE) await deleting.query(DELETE, [account.id])
  await deleting.query('commit')
  deleting.release()
  return asking
}

const HOUSE = { property: '12 Rose Street, Otahuhu, Auckland', dwelling: 'House', number_of_bedrooms: 3 }
const NOT_SIGNED_IN = { status: 401, body: { error: 'Please sign in.', code: 'not_signed_in' } }

it.each([
  ['a save', {}, (account: TestAccount) => account.post('/calculations', HOUSE, { 'idempotency-key': randomUUID() })],
  [
    'a save with Premium',
    { premium: true },
    (account: TestAccount) => account.post('/calculations', HOUSE, { 'idempotency-key': randomUUID() }),
  ],
  ['the first look at a market rent', {}, (account: TestAccount) => account.get('/market-rent/sa2?sa2_code=100100')],
])('%s that an account’s deletion overtakes finds nobody signed in', async (_, kind, ask) => {
  const account = await signUp(server, kind)
  expect(await askWhileDeleted(account, () => ask(account))).toMatchObject(NOT_SIGNED_IN)
})

it.each([
  ['lock', LOCK],
  ['deletion', DELETE],
])(
  'a checkout that meets the %s of a deleted account finds nobody signed in, and leaves no customer',
  async (_, until) => {
    const account = await signUp(server)
    expect(await askWhileDeleted(account, () => requestCheckout(server, account), until)).toMatchObject(NOT_SIGNED_IN)
    expect(atStripe(server, account)).toMatchObject({ customer: undefined, sessions: [] })
  },
)
