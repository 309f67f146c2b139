import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { postedMails, postedToken } from '../testing/posted-mails.ts'
import { callAs, signUp, TEST_PASSWORD, type TestAccount } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

it('removes all that the account owns, at once, and confirms it in a last mail', async () => {
  const account = await signUp(server, { premium: true })
  const stranger = await signUp(server)
  await stranger.post('/calculations', { property: '2 Test Street' })
  const { body: home } = await account.post('/calculations', { property: '1 Test Street' })
  await account.post('/documents', { kind: 'owner_appraisal', calculation_id: home.id })
  await account.post('/account/resend_confirmation')
  await server.database.pool.query(`insert into property_searches (account_id, sa2_code) values ($1, '100100')`, [
    account.id,
  ])
  await account.put('/household', { version: 0, people: [{ name: 'Ana' }] })
  await account.put('/brand', { version: 0, company: 'Hill Rentals' })
  await account.post('/screenings', { homes: [{ property: '1 Test Street' }] })
  await account.put('/screening-templates', { version: 0, templates: [{ name: 'Mine', terms: {}, criteria: {} }] })
  await account.post('/links', { kind: 'portfolio', name: 'Our broker', days: 30 })
  await account.post('/keys', { name: 'Our sheet', scopes: ['read:rents'] })
  const { body } = await callAs(server).post('/authenticate', { email: account.email, password: TEST_PASSWORD })
  const token = await postedToken(server, account.email, 'welcome')

  expect(await account.delete('/account', { password: TEST_PASSWORD })).toMatchObject({ status: 204, body: undefined })

  for (const client of [account, callAs(server, body.auth_token)]) {
    expect(await client.get('/account')).toMatchObject({ status: 401, body: { code: 'not_signed_in' } })
  }
  const { rows } = await server.database.pool.query<{ table_name: string }>(
    `select table_name from information_schema.columns where table_schema = 'public' and column_name = 'account_id'
      -- What operators did remains, with an id that belongs to nobody.
      and table_name <> 'admin_log'`,
  )
  const owned = rows.map(({ table_name }) => table_name)
  expect(owned.toSorted()).toEqual([
    'api_keys',
    'brands',
    'calculations',
    'documents',
    'failed_payments',
    'households',
    'images',
    'links',
    'mail_tokens',
    'mails',
    'property_searches',
    'rental_assessments',
    'screening_templates',
    'screenings',
    'sessions',
    'stripe_customers',
    'subscriptions',
    'uploads',
  ])
  for (const table of owned) {
    const left = await server.database.pool.query(`select 1 from ${table} where account_id = $1`, [account.id])
    expect(left.rows, table).toEqual([])
  }
  expect(await postedMails(server, account.email)).toEqual([
    { kind: 'account_deleted', accountId: null, to: account.email, data: { name: null } },
  ])
  expect((await callAs(server).post('/account/confirm_email', { token })).status).toBe(422)
  const signIn = await callAs(server).post('/authenticate', { email: account.email, password: TEST_PASSWORD })
  expect(signIn).toMatchObject({ status: 401, body: { code: 'bad_credentials' } })

  expect((await stranger.get('/calculations')).body).toHaveLength(1)
})

const THIEF_PASSWORD = 'a password of a thief'
const someEmail = () => `${randomUUID()}@homeyield.test`
const confirm = async (email: string, kind: 'welcome' | 'confirm_email' = 'welcome') =>
  callAs(server).post('/account/confirm_email', { token: await postedToken(server, email, kind) })
const kindsTo = async (email: string) => (await postedMails(server, email)).map(({ kind }) => kind)

/** Takes over an account with its known password: changes address and password, and deletes it. */
async function takeOver(account: TestAccount, email: string): Promise<void> {
  await account.patch('/account', { email, current_password: TEST_PASSWORD })
  const { body } = await account.patch('/account', {
    current_password: TEST_PASSWORD,
    password: THIEF_PASSWORD,
    password_confirmation: THIEF_PASSWORD,
  })
  const deleted = await callAs(server, body.auth_token).delete('/account', { password: THIEF_PASSWORD })
  expect(deleted.status).toBe(204)
}

it('leaves the notices of a change that are still to be sent, without the account', async () => {
  const [account, thief] = [await signUp(server), someEmail()]
  await confirm(account.email)
  await takeOver(account, thief)
  const [to, name] = [account.email, 'Test account']
  expect(await postedMails(server, to)).toEqual([
    { kind: 'email_changed', accountId: null, to, data: { name, newEmail: thief } },
    { kind: 'password_changed', accountId: null, to, data: { name } },
    { kind: 'account_deleted', accountId: null, to, data: { name } },
  ])
  expect(await postedMails(server, thief)).toEqual([
    { kind: 'account_deleted', accountId: null, to: thief, data: { name: null } },
  ])
})

it('takes the notices along that were sent', async () => {
  const account = await signUp(server)
  await confirm(account.email)
  await account.patch('/account', { email: someEmail(), current_password: TEST_PASSWORD })
  expect(await kindsTo(account.email)).toEqual(['welcome', 'email_changed'])
  await server.database.pool.query('update mails set sent_at = now() where recipient = $1', [account.email])
  await account.delete('/account', { password: TEST_PASSWORD })
  expect(await kindsTo(account.email)).toEqual(['account_deleted'])
})

it('notifies the address that was confirmed last, if it is no longer the account’s', async () => {
  const [account, thief] = [await signUp(server), someEmail()]
  await confirm(account.email)
  await account.patch('/account', { email: someEmail(), current_password: TEST_PASSWORD })
  await takeOver(account, thief)
  const notices = ['email_changed', 'email_changed', 'password_changed', 'account_deleted']
  expect(await kindsTo(account.email)).toEqual(notices)
  expect((await kindsTo(thief)).at(-1)).toBe('account_deleted')
})

it.each([
  ['is the account’s again', (account: TestAccount) => account.email],
  ['has a confirmed one after it', () => someEmail()],
])('sends one notice where the address that was confirmed %s', async (_, choose) => {
  const account = await signUp(server)
  await confirm(account.email)
  await account.patch('/account', { email: someEmail(), current_password: TEST_PASSWORD })
  const last = choose(account)
  await account.patch('/account', { email: last, current_password: TEST_PASSWORD })
  if (last !== account.email) expect((await confirm(last, 'confirm_email')).status).toBe(200)
  await account.delete('/account', { password: TEST_PASSWORD })
  const { rows } = await server.database.pool.query<{ recipient: string }>(
    `select recipient from mails where kind = 'account_deleted' and recipient in ($1, $2)`,
    [account.email, last],
  )
  expect(rows.map(({ recipient }) => recipient)).toEqual([last])
})

it('frees the address', async () => {
  const account = await signUp(server)
  await account.delete('/account', { password: TEST_PASSWORD })
  const again = { name: 'Again', email: account.email, password: TEST_PASSWORD, password_confirmation: TEST_PASSWORD }
  expect(await callAs(server).post('/account', again)).toMatchObject({
    status: 201,
    body: { account: { name: 'Again', email_confirmed: false } },
  })
})

it('needs the password, and the right one', async () => {
  const account = await signUp(server)
  const sentence = 'Your password is incorrect'
  expect(await account.delete('/account', { password: 'a password of nobody' })).toMatchObject({
    status: 422,
    body: { error: sentence, code: 'invalid', fields: { password: sentence } },
  })
  expect(await account.delete('/account', {})).toMatchObject({
    status: 422,
    body: { fields: { password: 'Enter your password' } },
  })
  expect(await account.delete('/account')).toMatchObject({ status: 400, body: { code: 'malformed' } })
  expect(await callAs(server).delete('/account', { password: TEST_PASSWORD })).toMatchObject({ status: 401 })
  expect((await account.get('/account')).status).toBe(200)
})

it('responds to parallel requests, with one mail', async () => {
  const account = await signUp(server)
  const responses = await Promise.all(
    Array.from({ length: 5 }, () => account.delete('/account', { password: TEST_PASSWORD })),
  )
  expect(responses.map(({ status }) => status)).toContain(204)
  for (const { status } of responses) expect([204, 401]).toContain(status)
  expect(await postedMails(server, account.email)).toHaveLength(1)
})
