import { openDatabase } from '@homeyield/database/connection'
import { openSilentProxy } from '@homeyield/database/testing/silent-proxy'
import { createTestDatabase } from '@homeyield/database/testing/test-database'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { secretsIn } from '../testing/secrets-in.ts'
import { callAs, signUp, TEST_PASSWORD } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { openExportStore } from './export-store.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const MOMENT = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/u)

it('hands out all that is held', async () => {
  const account = await signUp(server, { premium: true, professional: true })
  await account.patch('/account', { email_signature: 'Kind regards', terms_accepted: true })
  const house = { property: '1 Test Street', purchase_price: 850_000, deposit: 170_000 }
  const { body: home } = await account.post('/calculations', house, { 'idempotency-key': 'key-of-a-save-00001' })
  const draft = { kind: 'owner_appraisal', calculation_id: home.id, client_name: 'Mere' }
  const { body: document } = await account.post('/documents', draft)
  const people = [{ id: randomUUID(), name: 'Ana', kind: 'trust', other_income: 5, other_residential_net: -7 }]
  await account.put('/household', { version: 0, people })
  const texts = [{ name: 'Owners', kind: 'owner_appraisal', subject: 'Your appraisal', message: 'Kia ora' }]
  await account.put('/brand', { version: 0, company: 'Hill Rentals', templates: texts })
  const homes = [{ property: '3 Test Street', purchase_price: 700_000 }]
  const { body: list } = await account.post(
    '/screenings',
    { name: 'Karori', homes },
    { 'idempotency-key': 'key-of-a-list' },
  )
  await account.put('/screening-templates', { version: 0, templates: [{ name: 'Mine', terms: {}, criteria: {} }] })
  await server.database.pool.query('update mails set tries = 1, last_problem = $1 where account_id = $2', [
    'The mail server could not take the mail (ECONNREFUSED).',
    account.id,
  ])
  await server.database.pool.query(`insert into property_searches (account_id, sa2_code) values ($1, '100100')`, [
    account.id,
  ])
  await server.database.pool.query(
    `with given as (
      update accounts set premium_given_until = '2027-03-03', premium_given_reason = 'A month for a report' where id = $1
    ) insert into admin_log (done_by, command, account_id, details)
      values ('ops', 'premium grant', $1, '{"until":"2027-03-03"}'), ('ops', 'accounts lock', gen_random_uuid(), '{}')`,
    [account.id],
  )
  await (await signUp(server)).post('/calculations', { property: '2 Stranger Street' })

  const { status, body } = await account.get('/account/export')
  expect(status).toBe(200)
  expect(body).toEqual({
    exported_at: MOMENT,
    account: {
      id: account.id,
      email: account.email,
      email_confirmed_at: null,
      last_confirmed_email: null,
      search_undone_at: null,
      locked_at: null,
      premium_given_until: '2027-03-03',
      premium_given_reason: 'A month for a report',
      name: 'Test account',
      is_property_professional: true,
      terms_accepted_at: MOMENT,
      email_signature: 'Kind regards',
      brand_logo_url: null,
      coupon_code: null,
      created_at: MOMENT,
    },
    sessions: [{ created_at: MOMENT, expires_at: MOMENT, revoked_at: null }],
    subscription: {
      status: 'active',
      current_period_end: '2027-02-28T11:30:00.000Z',
      past_due_since: null,
      cancelled: false,
      stripe_subscription_id: null,
      first_bill_announced_at: null,
    },
    payments_customer: null,
    checkouts: [],
    failed_payments: [],
    property_searches: [{ sa2_code: '100100', searched_at: MOMENT }],
    household: { version: 1, people, updated_at: MOMENT },
    brand: {
      version: 1,
      company: 'Hill Rentals',
      licence_number: '',
      phone: '',
      email: '',
      website: '',
      colour: null,
      photo_url: null,
      footer: '',
      templates: texts,
      updated_at: MOMENT,
    },
    links: [],
    api_keys: [],
    calculations: [
      {
        id: expect.any(String),
        version: 1,
        created_at: MOMENT,
        updated_at: MOMENT,
        inputs: expect.objectContaining({ property: '1 Test Street', purchase_price: 850_000, deposit: 170_000 }),
        as_at: expect.stringMatching(/^\d{4}-\d\d-\d\d$/u),
        figures: expect.any(Object),
        scenarios: [],
        property_data: null,
        property_photo_url: null,
        idempotency_key: 'key-of-a-save-00001',
      },
    ],
    documents: [
      {
        id: document.id,
        calculation_id: home.id,
        kind: 'owner_appraisal',
        version: 1,
        inputs: expect.objectContaining({ client_name: 'Mere' }),
        content: document.content,
        day: document.day,
        sent_at: null,
        outcome: null,
        answer: null,
        answered_at: null,
        created_at: MOMENT,
        updated_at: MOMENT,
        sendings: [],
      },
    ],
    screenings: [
      {
        id: list.id,
        name: 'Karori',
        version: 1,
        terms: list.terms,
        criteria: list.criteria,
        homes: [expect.objectContaining({ property: '3 Test Street', purchase_price: 700_000 })],
        idempotency_key: 'key-of-a-list',
        created_at: MOMENT,
        updated_at: MOMENT,
        number_of_homes: 1,
      },
    ],
    screening_templates: {
      version: 1,
      // A first list asks for a gross yield of 5 %, a template for what it is given.
      templates: [{ name: 'Mine', terms: list.terms, criteria: { ...list.criteria, gross_at_least: null } }],
      updated_at: MOMENT,
    },
    rental_assessments: [],
    mails: [
      {
        kind: 'welcome',
        recipient: account.email,
        message_id: expect.stringMatching(/^<[\w-]{36}@homeyield\.test>$/u),
        created_at: MOMENT,
        sent_at: null,
        given_up_at: null,
        tries: 1,
        last_problem: 'The mail server could not take the mail (ECONNREFUSED).',
      },
    ],
    administration: [{ done_at: MOMENT, command: 'premium grant', details: { until: '2027-03-03' } }],
    mailed_links: [
      { purpose: 'confirm_email', email: account.email, created_at: MOMENT, expires_at: MOMENT, used_at: null },
    ],
  })
})

it('holds nothing that opens the account', async () => {
  const account = await signUp(server)
  await callAs(server).post('/account/forgot_password', { email: account.email })
  const { body } = await account.get('/account/export')
  const text = JSON.stringify(body)
    .replaceAll(account.email, '')
    .replaceAll(/<[\w-]{36}@homeyield\.test>/gu, '')
  expect(secretsIn(text, [TEST_PASSWORD, account.token])).toEqual([])
  expect(text).not.toMatch(/password_hash|token/u)
})

it('needs a session', async () => {
  expect(await callAs(server).get('/account/export')).toMatchObject({ status: 401, body: { code: 'not_signed_in' } })
})

it('gives back its connection when the database does not respond', async () => {
  const target = await createTestDatabase()
  const url = new URL(target.url)
  const proxy = await openSilentProxy(Number(url.port))
  url.port = `${proxy.port}`
  const database = openDatabase(url.href, { max: 1, statementTimeout: 500 })
  await database.pool.query('select 1')
  proxy.silence()
  proxy.restore()
  await expect(openExportStore(database).read(randomUUID())).rejects.toThrow()
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await database.close()
  await proxy.close()
  await target.drop()
})
