import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { lapse, signUpPremium } from '../testing/membership.ts'
import { GOLDEN, saveCalculation } from '../testing/saved-calculation.ts'
import { signUp, type TestAccount } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

// Scenarios, status and tags of a saved calculation.
let server: TestServer
let account: TestAccount

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  account = await signUpPremium(server)
})

const PREMIUM_REQUIRED = { status: 403, body: { code: 'premium_required' } }
const cheaper = (changes: object = { purchase_price: 680_000, deposit: 136_000 }) => ({
  id: randomUUID(),
  name: '20 % cheaper',
  changes,
})

async function scenariosAfter(id: string, scenarios: object[]): Promise<{ changes: object }[]> {
  const { status, body } = await account.patch(`/calculations/${id}`, { scenarios })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.scenarios
}

describe('scenarios', () => {
  it('are saved, answered, listed by their number and removed with their calculation', async () => {
    const scenario = cheaper()
    const { id } = await saveCalculation(account, { ...GOLDEN, scenarios: [scenario] })
    expect((await account.get(`/calculations/${id}`)).body).toMatchObject({
      scenarios: [scenario],
      purchase_price: 850_000,
    })
    expect((await account.get('/calculations')).body).toMatchObject([{ id, number_of_scenarios: 1 }])
    expect(await scenariosAfter(id, [])).toEqual([])
    expect((await account.get('/calculations?limit=1')).body).toMatchObject([{ id, number_of_scenarios: 0 }])
    await account.delete(`/calculations/${id}`)
    expect((await account.patch(`/calculations/${id}`, { scenarios: [scenario] })).status).toBe(404)
  })

  it('have only what differs, also of an analysis, and a rent with its source', async () => {
    const { id } = await saveCalculation(account, { ...GOLDEN, analysis: { years: 10, value_growth_pct: 3 } })
    const analysis = { years: 10, value_growth_pct: 0 }
    const [stored] = await scenariosAfter(id, [cheaper({ purchase_price: 850_000, rates: '$3,000', analysis })])
    expect(stored?.changes).toEqual({ rates: 3000, analysis: { value_growth_pct: 0 } })
    const [typed] = await scenariosAfter(id, [cheaper({ weekly_rental_income: 700 })])
    expect(typed?.changes).toMatchObject({ weekly_rental_income: 700, rent_source: 'typed' })
  })

  it('have the empty weeks and GST that an earlier client sends in the analysis', async () => {
    const { id } = await saveCalculation(account, { ...GOLDEN, vacancy_weeks: 4 })
    const analysis = { years: 5, vacancy_weeks: null, fee_plus_gst: true }
    const [stored] = await scenariosAfter(id, [cheaper({ analysis })])
    expect(stored?.changes).toEqual({ vacancy_weeks: 2, fee_plus_gst: true, analysis: { years: 5 } })
  })

  it('keep what they override when the calculation comes to have it', async () => {
    const scenario = cheaper()
    const { id } = await saveCalculation(account, { ...GOLDEN, scenarios: [scenario] })
    const change = { purchase_price: 680_000, scenarios: [scenario, cheaper({ deposit: 0 })] }
    expect((await account.patch(`/calculations/${id}`, change)).body.scenarios).toMatchObject([
      scenario,
      { changes: { deposit: 0 } },
    ])
  })

  it('are renamed although the calculation no longer fits what they change', async () => {
    const scenario = cheaper({ analysis: { sale_year: 9 } })
    const { id } = await saveCalculation(account, { ...GOLDEN, analysis: { years: 10 }, scenarios: [scenario] })
    expect((await account.patch(`/calculations/${id}`, { analysis: { years: 5 } })).status).toBe(200)
    const renamed = { ...scenario, name: 'Sold later' }
    expect(await scenariosAfter(id, [renamed])).toEqual([renamed])
  })

  it('are copied as they are when they no longer fit or differ', async () => {
    const scenarios = [
      { ...cheaper({ analysis: { sale_year: 9 } }), name: 'Sold later' },
      cheaper(),
      { ...cheaper({ weekly_rental_income: 700, rent_source: 'typed' }), name: 'Let well' },
    ]
    const saved = await saveCalculation(account, { ...GOLDEN, analysis: { years: 10 } })
    await scenariosAfter(saved.id, scenarios)
    // Of the second scenario, only the deposit differs then.
    const change = { purchase_price: 680_000, analysis: { years: 5 } }
    const { status, body } = await account.patch(`/calculations/${saved.id}`, change)
    expect([status, body.scenarios]).toEqual([200, scenarios])
    const copy = await account.post('/calculations', { ...GOLDEN, ...change, scenarios: body.scenarios })
    expect([copy.status, copy.body.scenarios]).toEqual([201, scenarios])
  })

  it('are changed from a version, as the calculation is', async () => {
    const { id, version } = await saveCalculation(account, GOLDEN)
    await scenariosAfter(id, [cheaper()])
    const late = await account.patch(`/calculations/${id}`, { version, scenarios: [] })
    expect(late).toMatchObject({ status: 409, body: { calculation: { scenarios: [{ name: '20 % cheaper' }] } } })
  })

  it('are not those of another account', async () => {
    const { id } = await saveCalculation(account, { ...GOLDEN, scenarios: [cheaper()] })
    const stranger = await signUpPremium(server)
    expect((await stranger.patch(`/calculations/${id}`, { scenarios: [] })).status).toBe(404)
    expect((await account.get(`/calculations/${id}`)).body.scenarios).toHaveLength(1)
  })

  it('are checked as the inputs of a calculation are', async () => {
    const { id } = await saveCalculation(account, { ...GOLDEN, analysis: { settlement_date: '2026-12-01' } })
    const fieldsOf = async (...scenarios: object[]) => {
      const { status, body } = await account.patch(`/calculations/${id}`, { scenarios })
      expect(status).toBe(422)
      return body.fields
    }
    const first = 'scenarios.0.changes'
    expect(await fieldsOf(cheaper({ deposit: -1 }))).toEqual({
      [`${first}.deposit`]: expect.stringMatching(/^Enter a/u),
    })
    expect(await fieldsOf(cheaper({ loan_payment_term: 'Yearly', loan_duration_months: 6 }))).toEqual({
      [`${first}.loan_duration_months`]: 'A yearly repayment needs a term of at least a year.',
    })
    expect(await fieldsOf(cheaper({ analysis: { loans: [{ fixed_until: '2026-11-30' }] } }))).toEqual({
      [`${first}.analysis.loans.0.fixed_until`]: 'The fixed term must end after the loan begins',
    })
    const forbidden = 'A scenario cannot change the address, its market rent or a note'
    for (const name of [
      'property',
      'address',
      'market_lower_quartile',
      'note',
      'capital_value',
      'property_photo_url',
    ]) {
      expect(await fieldsOf(cheaper({ [name]: null }))).toEqual({ [first]: forbidden })
    }
    expect(await fieldsOf({ ...cheaper(), name: 'x'.repeat(41) })).toHaveProperty(['scenarios.0.name'])
    expect(await fieldsOf(...Array.from({ length: 6 }, () => cheaper()))).toEqual({
      scenarios: 'There are at most 5 scenarios',
    })
    const twice = cheaper()
    expect(await fieldsOf(twice, twice)).toEqual({ scenarios: 'Give each scenario a UUID of its own' })
  })

  it('need Premium, and stay read-only when it ends', async () => {
    const free = await signUp(server)
    expect(await free.post('/calculations', { ...GOLDEN, scenarios: [cheaper()] })).toMatchObject(PREMIUM_REQUIRED)
    const own = await saveCalculation(free, { ...GOLDEN, scenarios: [] })
    expect(await free.patch(`/calculations/${own.id}`, { scenarios: [cheaper()] })).toMatchObject(PREMIUM_REQUIRED)

    const analysis = { value_growth_pct: 0, loans: null }
    const { id } = await saveCalculation(account, { ...GOLDEN, scenarios: [cheaper({ vacancy_cost: 0, analysis })] })
    await lapse(server, account)
    const { scenarios } = (await account.get(`/calculations/${id}`)).body
    expect(scenarios).toMatchObject([{ changes: { vacancy_cost: 0 } }])
    expect(await account.patch(`/calculations/${id}`, { scenarios: [] })).toMatchObject(PREMIUM_REQUIRED)
    expect(
      await account.patch(`/calculations/${id}`, { scenarios: [{ ...scenarios[0], name: 'Other' }] }),
    ).toMatchObject(PREMIUM_REQUIRED)
    const change = { rates: 1, scenarios }
    expect(await account.patch(`/calculations/${id}`, change)).toMatchObject({
      status: 200,
      body: { rates: 1, scenarios },
    })
  })

  it('are exported', async () => {
    const scenario = cheaper()
    await saveCalculation(account, { ...GOLDEN, tags: ['North'], status: 'offer', scenarios: [scenario] })
    const { body } = await account.get('/account/export')
    expect(body.calculations).toMatchObject([{ inputs: { tags: ['North'], status: 'offer' }, scenarios: [scenario] }])
  })
})

describe('status, tags and note', () => {
  it('are listed, for a free account too, and are none at first', async () => {
    const free = await signUp(server)
    const { id } = await saveCalculation(free, GOLDEN)
    expect((await free.get('/calculations')).body).toMatchObject([{ note: null, status: null, tags: [] }])
    await free.patch(`/calculations/${id}`, { status: 'watching', tags: [' North ', 'two bathrooms'], note: 'Sunny' })
    const noted = { note: 'Sunny', status: 'watching', tags: ['North', 'two bathrooms'] }
    expect((await free.get('/calculations')).body).toMatchObject([noted])
    expect((await free.get('/calculations?limit=5')).body).toMatchObject([noted])
    await free.patch(`/calculations/${id}`, { status: null, tags: null })
    expect((await free.get('/calculations')).body).toMatchObject([{ note: 'Sunny', status: null, tags: [] }])
  })

  it('lists a calculation that an earlier version saved', async () => {
    const { id } = await saveCalculation(account, GOLDEN)
    await server.database.pool.query(`update calculations set inputs = inputs - 'tags' - 'status' where id = $1`, [id])
    expect((await account.get('/calculations')).body).toMatchObject([
      { status: null, tags: [], number_of_scenarios: 0 },
    ])
  })
})
