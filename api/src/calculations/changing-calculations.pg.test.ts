import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { GOLDEN, saveCalculation as save } from '../testing/saved-calculation.ts'
import { setSubscription, signUp, type TestAccount } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

// Changes of saved calculations.
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

const NOT_FOUND = { status: 404, body: { error: 'We could not find that.', code: 'not_found' } }
const PREMIUM_REQUIRED = {
  status: 403,
  body: { error: 'You need a premium account to access that feature.', code: 'premium_required' },
}

describe('a change', () => {
  it('leaves unsent fields unchanged and computes all results again', async () => {
    const { id } = await save(premium, GOLDEN)
    const { status, body } = await premium.patch(`/calculations/${id}`, { include_interest_in_calc: false })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      property: GOLDEN.property,
      interest: 0,
      total_expenses: 11277,
      net_rental_yield: 2.56,
      yearly_profit: 21743,
      monthly_profit: 1812,
      weekly_profit: 418,
      version: 2,
    })
    expect((await premium.get(`/calculations/${id}`)).body).toEqual(body)
  })

  it('finds a calculation of an earlier version with every field that came since', async () => {
    const { id } = await save(premium, GOLDEN)
    const older = `update calculations set inputs = inputs - 'number_of_car_parks' - 'body_corporate_fees' where id = $1`
    await server.database.pool.query(older, [id])
    const missing = { number_of_car_parks: null, body_corporate_fees: null }
    expect((await premium.get(`/calculations/${id}`)).body).toMatchObject(missing)
    expect((await premium.patch(`/calculations/${id}`, { rates: 3000 })).body).toMatchObject({
      rates: 3000,
      ...missing,
    })
  })

  it('is refused from an older version, with the calculation as it now is', async () => {
    const { id } = await save(premium, GOLDEN)
    const current = await premium.patch(`/calculations/${id}`, { deposit: 200_000, version: 1 })
    expect(current).toMatchObject({ status: 200, body: { version: 2 } })
    expect(await premium.patch(`/calculations/${id}`, { deposit: 300_000, version: 1 })).toMatchObject({
      status: 409,
      body: {
        error: 'This calculation has been changed somewhere else since you opened it.',
        code: 'conflict',
        calculation: current.body,
      },
    })
    const last = await premium.patch(`/calculations/${id}`, { deposit: 400_000 })
    expect(last).toMatchObject({ status: 200, body: { version: 3, deposit: 400_000 } })
  })

  it('wins once when many come from the same version', async () => {
    const { id } = await save(premium, GOLDEN)
    const changes = Array.from({ length: 10 }, (_, index) =>
      premium.patch(`/calculations/${id}`, { deposit: 1000 + index, version: 1 }),
    )
    const responses = await Promise.all(changes)
    const statuses = responses.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(9)
  })

  it('loses nothing when many change different fields at once', async () => {
    const { id } = await save(premium, GOLDEN)
    await Promise.all([
      premium.patch(`/calculations/${id}`, { insurance_cost: 1 }),
      premium.patch(`/calculations/${id}`, { repairs_maintenance: 2 }),
      premium.patch(`/calculations/${id}`, { rates: 3 }),
      premium.patch(`/calculations/${id}`, { contingency: 4 }),
    ])
    expect((await premium.get(`/calculations/${id}`)).body).toMatchObject({
      insurance_cost: 1,
      repairs_maintenance: 2,
      rates: 3,
      contingency: 4,
      version: 5,
    })
  })

  it('cannot take the address away, nor turn a range round', async () => {
    const { id } = await save(premium, { weekly_rental_income_lower: 500, weekly_rental_income_upper: 600 })
    expect(await premium.patch(`/calculations/${id}`, { property: '' })).toMatchObject({ status: 422 })
    expect(await premium.patch(`/calculations/${id}`, { weekly_rental_income_upper: 499 })).toMatchObject({
      status: 422,
      body: { fields: { weekly_rental_income_upper: 'Upper figure must not be less than lower' } },
    })
    expect((await premium.get(`/calculations/${id}`)).body).toMatchObject({ property: '1 Test Street', version: 1 })
  })

  it('marks a sample address that is saved without its mark', async () => {
    await server.database.pool.query(`
      insert into streets (id, name, city, territorial_authority) values (-9, 'Made Street', 'Auckland', 'Auckland');
      insert into addresses (id, street_id, label, house_number, address, sa2_code, latitude, longitude, is_sample)
      values ('s9', -9, '12', 12, '12 Made Street, Auckland', '151600', -36.9, 174.8, true)`)
    const property = '12 Made Street, Auckland'
    const created = await save(premium, { property })
    expect((await premium.get(`/calculations/${created.id}`)).body.is_sample_address).toBe(true)
    const { id } = await save(premium, GOLDEN)
    const marked = await premium.patch(`/calculations/${id}`, { property })
    expect(marked.body.is_sample_address).toBe(true)
    const byHand = await save(premium, { property, is_sample_address: false })
    expect((await premium.get(`/calculations/${byHand.id}`)).body.is_sample_address).toBe(false)
  })

  it('forgets that another address was a sample', async () => {
    const { id } = await save(premium, { is_sample_address: true })
    expect((await premium.patch(`/calculations/${id}`, { deposit: 1 })).body.is_sample_address).toBe(true)
    expect((await premium.patch(`/calculations/${id}`, { property: '2 High Street' })).body.is_sample_address).toBe(
      false,
    )
  })

  it('refuses a version that is none', async () => {
    const { id } = await save(premium, GOLDEN)
    for (const version of ['1', 0, 1.5, -1, 2 ** 31]) {
      expect(await premium.patch(`/calculations/${id}`, { version }), String(version)).toMatchObject({
        status: 422,
        body: { fields: { version: expect.any(String) } },
      })
    }
  })
})

describe('a change whose version is null', () => {
  it('is made, as one without', async () => {
    const { id } = await save(premium, {})
    await premium.patch(`/calculations/${id}`, { deposit: 1 })
    expect(await premium.patch(`/calculations/${id}`, { deposit: 2, version: null })).toMatchObject({
      status: 200,
      body: { deposit: 2, version: 3 },
    })
  })
})

describe('deleting', () => {
  it('removes a calculation once', async () => {
    const { id } = await save(free, GOLDEN)
    expect(await free.delete(`/calculations/${id}`)).toMatchObject({ status: 204, body: undefined })
    expect(await free.delete(`/calculations/${id}`)).toMatchObject(NOT_FOUND)
    expect(await free.get(`/calculations/${id}`)).toMatchObject(NOT_FOUND)
    await save(free, GOLDEN)
  })
})

describe('lapsed Premium', () => {
  it('leaves the newest to edit and the others to read and delete', async () => {
    const older = await save(premium, { ...GOLDEN, capital_value: 800_000 })
    const newer = await save(premium, GOLDEN)
    await setSubscription(server, premium.id, 'canceled')
    const list = (await premium.get('/calculations')).body
    expect(list.map(({ id, readonly }: { id: string; readonly: boolean }) => [id, readonly])).toEqual([
      [newer.id, false],
      [older.id, true],
    ])
    const read = await premium.get(`/calculations/${older.id}`)
    expect(read).toMatchObject({ status: 200, body: { readonly: true, capital_value: null } })
    expect(await premium.patch(`/calculations/${older.id}`, { deposit: 1 })).toMatchObject({
      status: 403,
      body: {
        error: 'This calculation is read-only. Upgrade to Premium to change it.',
        code: 'read_only',
      },
    })
    expect(await premium.patch(`/calculations/${newer.id}`, { deposit: 1 })).toMatchObject({ status: 200 })
    expect(await premium.post('/calculations', GOLDEN)).toMatchObject(PREMIUM_REQUIRED)

    await setSubscription(server, premium.id, 'active')
    expect((await premium.get(`/calculations/${older.id}`)).body).toMatchObject({
      readonly: false,
      capital_value: 800_000,
    })
    await setSubscription(server, premium.id, 'canceled')
    expect((await premium.delete(`/calculations/${older.id}`)).status).toBe(204)
  })

  it('does not lose the capital value in a change', async () => {
    const { id } = await save(premium, { ...GOLDEN, capital_value: 800_000 })
    await setSubscription(server, premium.id, 'canceled')
    await premium.patch(`/calculations/${id}`, { deposit: 1, capital_value: null })
    await setSubscription(server, premium.id, 'active')
    expect((await premium.get(`/calculations/${id}`)).body).toMatchObject({ deposit: 1, capital_value: 800_000 })
  })
})

describe('an own estimate', () => {
  const ESTIMATE = { estimate_weekly_lower: 600, estimate_weekly_upper: 650, estimate_reason: 'Sunny' }
  const REFUSED = {
    status: 403,
    body: {
      error: 'Only a property professional can give their own rental estimate.',
      code: 'professional_required',
    },
  }

  it('is a professional’s', async () => {
    expect(await premium.post('/calculations', { ...GOLDEN, ...ESTIMATE })).toMatchObject(REFUSED)
    const professional = await signUp(server, { professional: true })
    expect(await professional.post('/calculations', { ...GOLDEN, ...ESTIMATE })).toMatchObject({
      status: 201,
      body: ESTIMATE,
    })
  })

  it('fills its other periods, and may not contradict itself', async () => {
    const professional = await signUp(server, { professional: true })
    const { id } = await save(professional, { ...GOLDEN, ...ESTIMATE })
    // 600 × 52 = 31,200; / 12 = 2,600. 700 × 52 = 36,400; / 12 = 3,033.33
    const filled = { estimate_monthly_lower: 2600, estimate_yearly_lower: 31_200, estimate_monthly_upper: 2817 }
    expect(await professional.get(`/calculations/${id}`)).toMatchObject({ body: filled })
    const changed = { ...ESTIMATE, ...filled, estimate_weekly_upper: 700 }
    expect(await professional.patch(`/calculations/${id}`, changed)).toMatchObject({
      status: 200,
      body: { estimate_weekly_upper: 700, estimate_monthly_upper: 3033, estimate_yearly_upper: 36_400 },
    })
    // One period alone replaces the others. 2,900 × 12 = 34,800; / 52 = 669.23
    expect(await professional.patch(`/calculations/${id}`, { estimate_monthly_upper: 2900 })).toMatchObject({
      status: 200,
      body: { estimate_weekly_upper: 669, estimate_monthly_upper: 2900, estimate_yearly_upper: 34_800 },
    })
    // A client that knows weekly figures only may send the same again.
    const weeklyAlone = { estimate_weekly_lower: 600, estimate_monthly_lower: null, estimate_yearly_lower: null }
    expect(await professional.patch(`/calculations/${id}`, weeklyAlone)).toMatchObject({
      status: 200,
      body: { estimate_weekly_lower: 600, estimate_monthly_lower: 2600, estimate_yearly_lower: 31_200 },
    })
    const contradicting = { estimate_weekly_lower: 500, estimate_monthly_lower: 1 }
    for (const refused of [
      await professional.patch(`/calculations/${id}`, contradicting),
      await professional.post('/calculations', { ...GOLDEN, ...ESTIMATE, ...contradicting }),
    ]) {
      expect(refused).toMatchObject({
        status: 422,
        body: { fields: { estimate_weekly_lower: 'The weekly, monthly and yearly estimates must agree' } },
      })
    }
  })

  it('may be none for anyone', async () => {
    const nothing = { estimate_weekly_lower: null, estimate_weekly_upper: null, estimate_reason: null }
    const { id } = await save(free, { ...GOLDEN, ...nothing, estimate_reason: '' })
    expect(await free.patch(`/calculations/${id}`, nothing)).toMatchObject({ status: 200, body: nothing })
    expect(await free.patch(`/calculations/${id}`, { estimate_monthly_upper: 1 })).toMatchObject(REFUSED)
    expect(await free.patch(`/calculations/${id}`, { estimate_reason: 'x' })).toMatchObject(REFUSED)
  })

  it('stays with a former professional, and may be sent back or cleared', async () => {
    const professional = await signUp(server, { professional: true })
    const { id } = await save(professional, { ...GOLDEN, ...ESTIMATE })
    await server.database.pool.query('update accounts set is_property_professional = false where id = $1', [
      professional.id,
    ])
    expect(await professional.patch(`/calculations/${id}`, { ...ESTIMATE, deposit: 1 })).toMatchObject({
      status: 200,
      body: ESTIMATE,
    })
    expect(await professional.patch(`/calculations/${id}`, { estimate_weekly_upper: 651 })).toMatchObject(REFUSED)
    expect(await professional.patch(`/calculations/${id}`, { estimate_weekly_upper: null })).toMatchObject({
      status: 200,
      body: { estimate_weekly_upper: null, estimate_weekly_lower: 600 },
    })
  })
})
