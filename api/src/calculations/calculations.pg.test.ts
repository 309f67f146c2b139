import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDays } from '@homeyield/domain/dates/calendar-day'
import { dayInNewZealand } from '@homeyield/domain/dates/day-in-new-zealand'
import { GOLDEN, saveCalculation as save } from '../testing/saved-calculation.ts'
import { signUp, type TestAccount } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let free: TestAccount
let premium: TestAccount

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  ;[free, premium] = await Promise.all([signUp(server), signUp(server, { premium: true })])
})

const today = () => dayInNewZealand(new Date(server.now()))

const GOLDEN_FIGURES = {
  weekly_rental_income: 635,
  weekly_rental_income_lower: 610,
  weekly_rental_income_upper: 660,
  monthly_rental_income_lower: 2643,
  monthly_rental_income_upper: 2860,
  yearly_rental_income_lower: 31720,
  yearly_rental_income_upper: 34320,
  loan: 680000,
  payment_quantity: 1981,
  weekly_payment: 990,
  interest: 43897,
  property_management_expense: 2806.7,
  vacancy_cost: null,
  vacancy_expense: 1270,
  total_expenses: 55174,
  gross_rental_yield: 3.88,
  net_rental_yield: -2.61,
  yearly_profit: -22154,
  monthly_profit: -1846,
  weekly_profit: -426,
  weekly_cash_flow: -572,
}
const NOT_FOUND = { status: 404, body: { error: 'We could not find that.', code: 'not_found' } }
const PREMIUM_REQUIRED = {
  status: 403,
  body: { error: 'You need a premium account to access that feature.', code: 'premium_required' },
}

describe('saving', () => {
  it('computes the golden case and returns it ever after', async () => {
    const saved = await premium.post('/calculations', GOLDEN)
    expect(saved.status).toBe(201)
    expect(saved.body).toMatchObject({
      ...GOLDEN,
      ...GOLDEN_FIGURES,
      purchase_price: 850000,
      address: GOLDEN.property,
      uuid: saved.body.id,
      version: 1,
      readonly: false,
      loan_duration_months: 360,
    })
    expect(await premium.get(`/calculations/${saved.body.id}`)).toMatchObject({ status: 200, body: saved.body })
    const { rows } = await server.database.pool.query('select inputs, figures from calculations where id = $1', [
      saved.body.id,
    ])
    expect(rows[0].figures).toMatchObject({ net_rental_yield: -2.61, total_expenses: 55174 })
    expect(rows[0].inputs).toMatchObject({ purchase_price: 850000, weekly_rental_income: 635, rent_source: 'market' })
  })

  it('reads back what it stored where quality is 80', async () => {
    const { id } = await save(premium, { ...GOLDEN, house_condition: 80 })
    const { body } = await premium.get(`/calculations/${id}`)
    const rent = { weekly_rental_income: 674, weekly_rental_income_lower: 649, weekly_rental_income_upper: 699 }
    expect(body).toMatchObject(rent)
    expect((await premium.patch(`/calculations/${id}`, body)).body).toMatchObject({ ...rent, rent_source: 'market' })
  })

  it('takes an address alone, and the defaults for the rest', async () => {
    const { body } = await free.post('/calculations', { address: ' 2/14 High Street ' })
    expect(body).toMatchObject({
      property: '2/14 High Street',
      address: '2/14 High Street',
      dwelling: 'House',
      number_of_bedrooms: 1,
      house_condition: 50,
      repayment_type: 'Principal and interest',
      loan_payment_term: 'Weekly',
      include_interest_in_calc: true,
      rent_source: 'range',
      weekly_rental_income: null,
      purchase_price: null,
      gross_rental_yield: null,
      total_expenses: 0,
      interest: 0,
      is_sample_address: false,
    })
  })

  it('counts other costs, returns them, and exports them with the account', async () => {
    const { id } = await save(premium, { ...GOLDEN, other_expenses: '$520' })
    const path = `/calculations/${id}`
    expect((await premium.get(path)).body).toMatchObject({ other_expenses: 520, total_expenses: 55_694 })
    expect((await premium.get('/calculations')).body).toMatchObject([
      { id, total_expenses: 55_694, weekly_cash_flow: -582 },
    ])
    const { body } = await premium.get('/account/export')
    expect(body.calculations).toMatchObject([
      { id, inputs: { other_expenses: 520 }, figures: { weekly_cash_flow: -582 } },
    ])
    const refused = await premium.patch(path, { other_expenses: -1 })
    expect(refused).toMatchObject({
      status: 422,
      body: { fields: { other_expenses: 'Enter a figure from 0 to 100,000,000' } },
    })
    const without = await premium.patch(path, { other_expenses: null })
    expect(without.body).toMatchObject({ other_expenses: null, total_expenses: 55_174 })
  })

  it('stores any dwelling and any bedroom count with an own rent, where the market has none', async () => {
    const own = {
      ...GOLDEN,
      dwelling: 'Apartment',
      market_lower_quartile: null,
      market_upper_quartile: null,
      market_period: null,
      rent_source: 'typed',
      weekly_rental_income: 640,
    }
    for (const [dwelling, number_of_bedrooms] of [
      ['Apartment', 20],
      ['Flat', 7],
      ['Room', 4],
    ]) {
      const facts = { dwelling, number_of_bedrooms, weekly_rental_income: 640, market_lower_quartile: null }
      const { id } = await save(premium, { ...own, dwelling, number_of_bedrooms })
      expect((await premium.get(`/calculations/${id}`)).body).toMatchObject(facts)
    }
    for (const number_of_bedrooms of [0, 21, 2.5]) {
      expect(await premium.post('/calculations', { ...own, number_of_bedrooms })).toMatchObject({
        status: 422,
        body: { fields: { number_of_bedrooms: expect.any(String) } },
      })
    }
  })

  it('lists how sure the market rent is; another rent sent without it has none', async () => {
    const unsure = { market_confidence: 'Low', market_interval_lower: 528, market_interval_upper: 947 }
    const unknown = { market_confidence: null, market_interval_lower: null, market_interval_upper: null }
    const { id } = await save(premium, { ...GOLDEN, ...unsure })
    const listed = async () => (await premium.get('/calculations')).body.find((one: { id: string }) => one.id === id)
    expect(await listed()).toMatchObject(unsure)
    const path = `/calculations/${id}`
    expect((await premium.patch(path, { market_lower_quartile: 570, rates: 3000 })).body).toMatchObject(unsure)
    expect((await premium.patch(path, { market_lower_quartile: 560 })).body).toMatchObject(unknown)
    expect(await listed()).toMatchObject(unknown)
    expect(await premium.patch(path, { ...unsure, market_interval_upper: 500 })).toMatchObject({
      status: 422,
      body: { fields: { market_interval_upper: expect.any(String) } },
    })
    expect(await premium.patch(path, { market_confidence: 'Certain' })).toMatchObject({
      status: 422,
      body: { fields: { market_confidence: 'Choose one of: High, Medium, Low' } },
    })
  })

  it('refuses a term shorter than one repayment', async () => {
    const sent = { ...GOLDEN, loan_payment_term: 'Yearly', loan_duration: null, loan_duration_months: 1 }
    expect(await premium.post('/calculations', sent)).toMatchObject({
      status: 422,
      body: { fields: { loan_duration_months: 'A yearly repayment needs a term of at least a year.' } },
    })
    const { id } = await save(premium, { ...sent, loan_payment_term: 'Monthly' })
    expect((await premium.get(`/calculations/${id}`)).body).toMatchObject({ loan_duration_months: 1 })
  })

  it('does not believe derived figures', async () => {
    const sent = { ...GOLDEN, net_rental_yield: 99, total_expenses: 1, interest: 7, weekly_profit: 1_000_000 }
    expect((await premium.post('/calculations', sent)).body).toMatchObject(GOLDEN_FIGURES)
  })

  it('prefers months to years and returns both', async () => {
    const both = { property: 'x', loan_duration: 10, loan_duration_months: 30 }
    expect((await premium.post('/calculations', both)).body).toMatchObject({
      loan_duration: 2.5,
      loan_duration_months: 30,
    })
  })

  it.each([
    ['a weekly rent', { weekly_rental_income: 700, weekly_rental_income_lower: 1 }, 'typed', 700],
    ['bounds', { weekly_rental_income_lower: 600, weekly_rental_income_upper: 700 }, 'range', 650],
    ['a yearly bound', { yearly_rental_income_lower: 52_000, yearly_rental_income_upper: 52_000 }, 'range', 1000],
  ])('takes %s as the source of the rent when none is given', async (_, fields, rent_source, weekly) => {
    const { body } = await premium.post('/calculations', { property: 'x', ...fields })
    expect(body).toMatchObject({ rent_source, weekly_rental_income: weekly })
  })

  it('saves a vacancy typed as 0', async () => {
    const { body } = await premium.post('/calculations', { ...GOLDEN, vacancy_cost: 0 })
    expect(body).toMatchObject({ vacancy_cost: 0, vacancy_expense: 0, total_expenses: 53904 })
  })

  it.each([undefined, null, '', '   '])('requires an address, which %j is not', async (property) => {
    const sentence = 'You need to enter an address to save this calculation.'
    expect(await premium.post('/calculations', { property })).toMatchObject({
      status: 422,
      body: { error: sentence, code: 'invalid', fields: { property: sentence } },
    })
  })

  it('refuses an upper figure below its lower one, also across periods and in the estimate', async () => {
    const sentence = 'Upper figure must not be less than lower'
    const refused = async (fields: object) => (await premium.post('/calculations', { property: 'x', ...fields })).body
    expect(await refused({ weekly_rental_income_lower: 700, weekly_rental_income_upper: 699 })).toMatchObject({
      code: 'invalid',
      fields: { weekly_rental_income_upper: sentence },
    })
    expect(await refused({ weekly_rental_income_lower: 700, yearly_rental_income_upper: 700 })).toMatchObject({
      code: 'invalid',
      fields: { yearly_rental_income_upper: sentence },
    })
    expect(await refused({ market_lower_quartile: 700, market_upper_quartile: 600 })).toMatchObject({
      fields: { market_upper_quartile: sentence },
    })
    const professional = await signUp(server, { professional: true })
    const estimate = { property: 'x', estimate_weekly_lower: 700, estimate_weekly_upper: 600 }
    expect((await professional.post('/calculations', estimate)).body).toMatchObject({
      code: 'invalid',
      fields: { estimate_weekly_upper: sentence },
    })
  })

  it('names every field that is out of range', async () => {
    const response = await premium.post('/calculations', {
      property: 'x',
      purchase_price: -1,
      interest_rate: 'six',
      dwelling: 'Castle',
      property_management_fees: 50.1,
    })
    expect(response).toMatchObject({
      status: 422,
      body: {
        code: 'invalid',
        fields: {
          purchase_price: 'Enter a figure from 0 to 1,000,000,000',
          interest_rate: 'Enter a number such as 6.49',
          dwelling: 'Choose one of: House, Apartment, Flat, Room',
          property_management_fees: 'Enter a figure from 0 to 50',
        },
      },
    })
  })
})

describe('the list', () => {
  it('is empty at first', async () => {
    expect(await free.get('/calculations')).toMatchObject({ status: 200, body: [] })
  })

  it('shows the newest first, a change making newer', async () => {
    const first = await save(premium, GOLDEN)
    const second = await save(premium, { property: '2 Test Street' })
    expect((await premium.get('/calculations')).body.map(({ id }: { id: string }) => id)).toEqual([second.id, first.id])
    await premium.patch(`/calculations/${first.id}`, { deposit: 1 })
    const { body } = await premium.get('/calculations')
    expect(body.map(({ id }: { id: string }) => id)).toEqual([first.id, second.id])
    expect(body[0]).toEqual({
      id: first.id,
      uuid: first.id,
      note: null,
      status: null,
      tags: [],
      number_of_scenarios: 0,
      property: GOLDEN.property,
      address: GOLDEN.property,
      is_sample_address: false,
      updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/u),
      readonly: false,
      version: 2,
      house_condition: 50,
      purchase_price: 850000,
      deposit: 1,
      number_of_loans: 1,
      loan_duration_months: 360,
      weekly_payment: expect.any(Number),
      // A loan of 849,999: 26 × 1,980.72343 × 849,999 / 680,000 = 64,373.44; (33,020 − 11,276.70 − 64,373.44) / 52 = −819.81
      weekly_cash_flow: -820,
      as_at: today(),
      // 780 fortnights from today; then (33,020 − 11,276.70) / 52 = 418.14.
      next_change: { date: addDays(today(), 780 * 14), because: 'loan_repaid', weekly_cash_flow: 418 },
      rent_source: 'market',
      weekly_rental_income: 635,
      weekly_rental_income_lower: 610,
      weekly_rental_income_upper: 660,
      total_expenses: expect.any(Number),
      gross_rental_yield: 3.88,
      net_rental_yield: expect.any(Number),
      interest_missing: false,
      market_confidence: null,
      market_interval_lower: null,
      market_interval_upper: null,
      suburb: GOLDEN.suburb,
      dwelling: 'House',
      purpose: 'rent_out',
      weekly_cost_to_live_here: null,
      estimate_weekly_lower: null,
      estimate_weekly_upper: null,
      property_photo_url: null,
      image_url: null,
    })
  })

  it('shows the photos to Premium only', async () => {
    const [own, image] = ['https://photos.test/own.jpg', 'https://photos.test/provided.jpg']
    for (const [account, property_photo_url, image_url] of [
      [premium, own, image],
      [await signUp(server), null, null],
    ] as const) {
      const { id } = await save(account, GOLDEN)
      await server.database.pool.query(
        `update calculations set property_photo_url = $2, property_data = $3 where id = $1`,
        [id, own, { image: { url: image } }],
      )
      const { body } = await account.get('/calculations')
      expect(body[0]).toMatchObject({ id, property_photo_url, image_url })
    }
  })

  it.each([
    ['a whole loan', {}, false],
    ['a loan without a rate', { interest_rate: null }, true],
    ['a loan without a duration', { loan_duration: null, loan_duration_months: null }, true],
    ['a price without a deposit', { deposit: null }, true],
    ['no price', { purchase_price: null }, true],
    ['a deposit that covers the price', { deposit: 900_000, interest_rate: null }, false],
    ['interest that is left out', { interest_rate: null, include_interest_in_calc: false }, false],
  ])('shows of %s whether its interest is missing, as the calculation itself does', async (_, changes, missing) => {
    const { id } = await save(premium, { ...GOLDEN, ...changes })
    const { body } = await premium.get('/calculations')
    expect(body[0]).toMatchObject({ id, interest_missing: missing })
    expect((await premium.get(`/calculations/${id}`)).body.interest_missing).toBe(missing)
  })
})

describe('another account’s calculation', () => {
  it('is nowhere, exactly as one that never was', async () => {
    const { id } = await save(premium, GOLDEN)
    for (const other of [id, randomUUID(), 'no-uuid', '1', '%00', 'a'.repeat(100)]) {
      expect(await free.get(`/calculations/${other}`), other).toMatchObject(NOT_FOUND)
      expect(await free.patch(`/calculations/${other}`, { deposit: 1 }), other).toMatchObject(NOT_FOUND)
      expect(await free.delete(`/calculations/${other}`), other).toMatchObject(NOT_FOUND)
    }
    expect((await premium.get(`/calculations/${id}`)).body).toMatchObject({ deposit: 170000, version: 1 })
    expect((await free.get('/calculations')).body).toEqual([])
  })
})

describe('a free account', () => {
  it('saves one calculation', async () => {
    await save(free, GOLDEN)
    expect(await free.post('/calculations', GOLDEN)).toMatchObject(PREMIUM_REQUIRED)
  })

  it('saves one of twenty parallel requests', async () => {
    const saves = Array.from({ length: 20 }, (_, index) => free.post('/calculations', { property: `${index} High St` }))
    const statuses = (await Promise.all(saves)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    expect(statuses.filter((status) => status === 403)).toHaveLength(19)
    expect((await free.get('/calculations')).body).toHaveLength(1)
  })

  it('has its premium fields ignored', async () => {
    const { body } = await free.post('/calculations', { ...GOLDEN, capital_value: 800_000, estimated_value: 820_000 })
    expect(body).toMatchObject({ capital_value: null, estimated_value: 820_000 })
  })
})
