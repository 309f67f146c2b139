import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { lapse, setMembership, signUpPremium } from '../testing/membership.ts'
import { signUp, type TestAccount } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

// Which fields of a calculation a crafted body can set.
let server: TestServer
let free: TestAccount

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  free = await signUp(server)
})

const HOME = { property: '126 Kauri Street, Waiheke, Auckland' }
// Of Premium only: capital value, photo, market trends, property information.
const PREMIUM_FIELDS = {
  capital_value: 800_000,
  property_photo_url: 'https://photos.test/1.jpg',
  image_url: 'https://photos.test/2.jpg',
  median_sale_price: 900_000,
  avm_value_change: 4.2,
  rental_rate_change: 3.1,
  property_estimated_value: 910_000,
  property_data: { cv: { value: 800_000 } },
  beds: 4,
  baths: 2,
  car_spaces: 1,
  year_built: 1975,
  last_sale_value: 650_000,
  last_sale_date: '2019-03-01',
  land_area: 512,
  floor_area: 140,
  wall_material: 'Weatherboard',
  deck: 'Y',
  pool: 'N',
}
const NO_PREMIUM_FIELDS = {
  capital_value: null,
  property_photo_url: null,
  image_url: null,
  median_sale_price: null,
  avm_value_change: null,
  rental_rate_change: null,
  property_estimated_value: null,
  property_data: null,
}
const PROPERTY_INFORMATION = ['beds', 'baths', 'car_spaces', 'year_built', 'last_sale_value', 'land_area', 'pool']

async function storedRow(id: string): Promise<Record<string, unknown>> {
  const { rows } = await server.database.pool.query<Record<string, unknown>>(
    `select account_id, version, inputs, property_data, created_at from calculations where id = $1`,
    [id],
  )
  return rows[0] ?? {}
}

function expectWithoutPremium(body: Record<string, unknown>): void {
  expect(body).toMatchObject(NO_PREMIUM_FIELDS)
  for (const name of PROPERTY_INFORMATION) expect(body).not.toHaveProperty(name)
}

const CRAFTED: [string, object | string][] = [
  ['as they are named', PREMIUM_FIELDS],
  ['as people type money', { capital_value: ' $800,000 ' }],
  ['inside what is stored', { inputs: PREMIUM_FIELDS, figures: PREMIUM_FIELDS, calculation: PREMIUM_FIELDS }],
  ['in other capitals', { Capital_Value: 1, CAPITAL_VALUE: 1, capitalValue: 1 }],
  ['twice in one body', `{"property":"${HOME.property}","capital_value":null,"capital_value":800000}`],
  ['in escapes', `{"property":"${HOME.property}","capital\\u005fvalue":800000}`],
  ['with a claim to be premium', { ...PREMIUM_FIELDS, premium: true, readonly: false, account: { premium: true } }],
]

describe('premium fields of a free account', () => {
  it.each(CRAFTED)('are ignored when saving, sent %s', async (_, sent) => {
    const response = await free.post('/calculations', typeof sent === 'string' ? sent : { ...HOME, ...sent })
    expect(response).toMatchObject({ status: 201, body: HOME })
    expectWithoutPremium(response.body)
    expect(await storedRow(response.body.id)).toMatchObject({ inputs: { capital_value: null }, property_data: null })
  })

  it.each(CRAFTED)('are ignored when changing, sent %s', async (_, sent) => {
    const { body } = await free.post('/calculations', HOME)
    const response = await free.patch(
      `/calculations/${body.id}`,
      typeof sent === 'string' ? sent : { ...sent, deposit: 1 },
    )
    expect(response.status).toBe(200)
    expectWithoutPremium(response.body)
    expectWithoutPremium((await free.get(`/calculations/${body.id}`)).body)
    expect(await storedRow(body.id)).toMatchObject({ inputs: { capital_value: null }, property_data: null })
    expect((await free.get('/calculations')).body[0]).not.toHaveProperty('capital_value')
  })

  it.each([
    ['__proto__', `{"property":"x","__proto__":{"capital_value":800000,"premium":true}}`],
    ['a constructor', `{"property":"x","constructor":{"prototype":{"capital_value":800000,"premium":true}}}`],
  ])('are not had through %s', async (_, sent) => {
    const response = await free.post('/calculations', sent)
    expect([201, 400]).toContain(response.status)
    expect((await free.get('/account')).body.premium).toBe(false)
    for (const { id } of (await free.get('/calculations')).body as { id: string }[]) {
      expectWithoutPremium((await free.get(`/calculations/${id}`)).body)
      expect(await storedRow(id)).toMatchObject({ inputs: { capital_value: null } })
    }
  })

  it('are not had by another kind of body', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await free.post('/calculations', 'property=x&capital_value=1', form)).status).toBe(415)
    expect((await free.post('/calculations', JSON.stringify([{ ...HOME, capital_value: 1 }]))).status).toBe(400)
    expect((await free.get('/calculations')).body).toEqual([])
  })

  it('report nothing of a figure that would be refused of a premium account', async () => {
    expect((await free.post('/calculations', { ...HOME, capital_value: -1 })).status).toBe(422)
  })

  it('and a signature or a logo are not had through the account', async () => {
    await free.patch('/account', { email_signature: 'Best regards', name: 'Test account' })
    expect((await free.get('/account')).body).toMatchObject({ email_signature: null, brand_logo_url: null })
    expect((await free.patch('/account', { brand_logo_url: 'https://logo.test/1.png' })).status).toBe(422)
    expect((await free.get('/account')).body.brand_logo_url).toBeNull()
  })
})

describe('premium fields after a lapse', () => {
  const DATA = { cv: { value: 805_000 } }
  let premium: TestAccount
  let id: string
  beforeEach(async () => {
    premium = await signUpPremium(server)
    const { status, body } = await premium.post(
      '/calculations',
      { ...HOME, capital_value: 800_000 },
      { 'idempotency-key': 'k' },
    )
    expect([status, body.capital_value]).toEqual([201, 800_000])
    id = body.id
    await server.database.pool.query('update calculations set property_data = $2 where id = $1', [id, DATA])
    expect((await premium.get(`/calculations/${id}`)).body).toMatchObject({
      capital_value: 800_000,
      property_data: DATA,
    })
    await lapse(server, premium)
  })

  it('are null in every response, and there again when premium returns', async () => {
    const responses = [
      await premium.get(`/calculations/${id}`),
      await premium.post('/calculations', { ...HOME, capital_value: 800_000 }, { 'idempotency-key': 'k' }),
      await premium.patch(`/calculations/${id}`, { deposit: 1 }),
      await premium.get(`/calculations/${id}`),
    ]
    expect(responses.map(({ status }) => status)).toEqual([200, 201, 200, 200])
    for (const { body } of responses) expectWithoutPremium(body)
    const keyUsed = await premium.post('/calculations', HOME, { 'idempotency-key': 'k' })
    expect(keyUsed.status).toBe(422)
    expectWithoutPremium(keyUsed.body.calculation)
    const conflict = await premium.patch(`/calculations/${id}`, { deposit: 2, version: 1 })
    expect(conflict.status).toBe(409)
    expectWithoutPremium(conflict.body.calculation)
    expect(JSON.stringify((await premium.get('/calculations')).body)).not.toMatch(/800000|805000/u)

    await setMembership(server, premium.id, { status: 'trialing' })
    expect((await premium.get(`/calculations/${id}`)).body).toMatchObject({
      capital_value: 800_000,
      property_data: DATA,
      deposit: 1,
    })
  })

  it('are neither changed nor emptied meanwhile, though the whole form is sent back', async () => {
    const { body } = await premium.get(`/calculations/${id}`)
    for (const sent of [body, { ...body, ...PREMIUM_FIELDS, capital_value: 1 }, { capital_value: null }]) {
      const { version: _, ...fields } = sent
      expect((await premium.patch(`/calculations/${id}`, fields)).status).toBe(200)
    }
    await setMembership(server, premium.id, { status: 'active' })
    expect((await premium.get(`/calculations/${id}`)).body).toMatchObject({
      capital_value: 800_000,
      property_data: DATA,
    })
  })
})

describe('what the server alone decides', () => {
  const FIXED = {
    id: randomUUID(),
    uuid: randomUUID(),
    created_at: '2001-01-01T00:00:00.000Z',
    updated_at: '2099-01-01T00:00:00.000Z',
    readonly: true,
    idempotency_key: 'mine',
  }
  const DERIVED = {
    loan: 1,
    payment_quantity: 1,
    weekly_payment: 1,
    interest: 1,
    property_management_expense: 1,
    vacancy_expense: 1,
    total_expenses: 1,
    gross_rental_yield: 99,
    net_rental_yield: 99,
    weekly_profit: 99,
    weekly_cash_flow: 99,
    monthly_profit: 99,
    yearly_profit: 99,
    figures: { net_rental_yield: 99 },
  }
  // By hand: 52 × 500 ÷ 520,000 = 5 %; two weeks of vacancy are 1,000, so (26,000 − 1,000) ÷ 520,000 = 4.81 %.
  const GIVEN = {
    ...HOME,
    weekly_rental_income: 500,
    purchase_price: 520_000,
    deposit: 0,
    include_interest_in_calc: false,
  }
  const FOLLOWS = {
    gross_rental_yield: 5,
    net_rental_yield: 4.81,
    total_expenses: 1000,
    vacancy_expense: 1000,
    interest: 0,
    property_management_expense: 0,
    yearly_profit: 25_000,
    monthly_profit: 2083,
    weekly_profit: 481,
    weekly_cash_flow: null,
    loan: 520_000,
    payment_quantity: null,
    weekly_payment: null,
  }

  it('cannot be sent when saving', async () => {
    const victim = await signUp(server)
    const response = await free.post('/calculations', {
      ...GIVEN,
      ...FIXED,
      ...DERIVED,
      version: 41,
      account_id: victim.id,
      accountId: victim.id,
    })
    expect(response).toMatchObject({ status: 201, body: { ...FOLLOWS, version: 1, readonly: false } })
    expect([FIXED.id, FIXED.uuid]).not.toContain(response.body.id)
    expect(response.body.created_at).not.toBe(FIXED.created_at)
    expect(response.body.updated_at).not.toBe(FIXED.updated_at)
    expect(await storedRow(response.body.id)).toMatchObject({ account_id: free.id, version: 1 })
    expect((await victim.get('/calculations')).body).toEqual([])
  })

  it('cannot be sent when changing', async () => {
    const victim = await signUp(server)
    const { body } = await free.post('/calculations', GIVEN)
    const change = { ...FIXED, ...DERIVED, account_id: victim.id, version: null, deposit: 1 }
    const response = await free.patch(`/calculations/${body.id}`, change)
    const { id, uuid, created_at } = body
    expect(response).toMatchObject({
      status: 200,
      body: { ...FOLLOWS, loan: 519_999, id, uuid, created_at, version: 2, readonly: false },
    })
    expect(response.body.updated_at < FIXED.updated_at).toBe(true)
    expect(await storedRow(id)).toMatchObject({ account_id: free.id, version: 2 })
    expect((await victim.get('/calculations')).body).toEqual([])
    expect((await free.get(`/calculations/${FIXED.id}`)).status).toBe(404)
  })

  it('stores nothing in the row that the contract does not name', async () => {
    const { body } = await free.post('/calculations', {
      ...GIVEN,
      ...FIXED,
      ...DERIVED,
      ...PREMIUM_FIELDS,
      anything: 1,
    })
    const { inputs } = await storedRow(body.id)
    const known = ['anything', 'figures', 'readonly', 'id', 'beds', 'pool', 'property_data', 'idempotency_key']
    for (const name of known) expect(inputs).not.toHaveProperty(name)
  })
})
