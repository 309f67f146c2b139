import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { GOLDEN, saveCalculation } from '../testing/saved-calculation.ts'
import { signUp, type TestAccount } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let account: TestAccount

beforeAll(async () => {
  server = await startTestServer()
  account = await signUp(server, { premium: true, professional: true })
})
afterAll(() => server.stop())

const read = async (id: string) => (await account.get(`/calculations/${id}`)).body
const listed = async (id: string) => {
  const { body } = await account.get('/calculations')
  return (body as { id: string }[]).find((one) => one.id === id)
}

describe('what a home is for', () => {
  it('is to be let, unless something else is sent', async () => {
    const saved = await saveCalculation(account, GOLDEN)
    expect(saved).toMatchObject({ purpose: 'rent_out', lives_here: false, weekly_cost_to_live_here: null })
    expect(await listed(saved.id)).toMatchObject({ purpose: 'rent_out', weekly_cost_to_live_here: null })
  })

  it.each([
    ['purpose', { purpose: 'live_in' }],
    ['lives_here', { lives_here: true }],
    ['owner_occupied', { analysis: { years: 5, owner_occupied: true } }],
  ])('is to live in, sent as %s, and costs a week', async (_, sent) => {
    const saved = await saveCalculation(account, { ...GOLDEN, analysis: { years: 5 }, ...sent })
    // (51,498.81 + 7,200) / 52 = 1,128.82
    const lived = { purpose: 'live_in', weekly_cost_to_live_here: 1129 }
    const answered = { ...lived, lives_here: true, analysis: { years: 5, owner_occupied: true } }
    expect(saved).toMatchObject(answered)
    expect(await read(saved.id)).toMatchObject(answered)
    expect(await listed(saved.id)).toMatchObject(lived)
    const { calculations } = (await account.get('/account/export')).body
    const exported = (calculations as { id: string; inputs: object }[]).find(({ id }) => id === saved.id)
    expect(exported?.inputs).toMatchObject({ purpose: 'live_in', analysis: { years: 5 } })
  })

  it('leaves every other figure as it is', async () => {
    const lived = await saveCalculation(account, { ...GOLDEN, purpose: 'live_in', rooms_let: 2, room_rent: 220 })
    expect(lived).toMatchObject({ weekly_cash_flow: -572, net_rental_yield: -2.61, weekly_cost_to_live_here: 743 })
  })

  it('is changed by earlier clients, which know no client', async () => {
    const { id } = await saveCalculation(account, { ...GOLDEN, purpose: 'live_in' })
    const change = async (sent: object) => (await account.patch(`/calculations/${id}`, sent)).body
    expect(await change({ note: 'Ours' })).toMatchObject({ purpose: 'live_in' })
    expect(await change({ lives_here: false })).toMatchObject({ purpose: 'rent_out' })
    expect(await change({ analysis: { owner_occupied: true } })).toMatchObject({ purpose: 'live_in' })
    expect(await change({ purpose: 'client' })).toMatchObject({ purpose: 'client', lives_here: false })
    expect(await change({ lives_here: false })).toMatchObject({ purpose: 'client' })
    expect(await change({ lives_here: true })).toMatchObject({ purpose: 'live_in' })
    expect((await account.patch(`/calculations/${id}`, { purpose: 'holiday' })).body).toMatchObject({
      fields: { purpose: 'Choose one of: rent_out, live_in, client' },
    })
  })

  it('changes when all that was answered is sent back with another purpose', async () => {
    const saved = await saveCalculation(account, { ...GOLDEN, purpose: 'live_in', analysis: { years: 5 } })
    const change = async (sent: object) => (await account.patch(`/calculations/${saved.id}`, sent)).body
    const letOut = await change({ ...(await read(saved.id)), purpose: 'rent_out' })
    expect(letOut).toMatchObject({ purpose: 'rent_out', analysis: { years: 5 } })
    expect(letOut['analysis']).not.toMatchObject({ owner_occupied: true })
    const { purpose: _, ...others } = letOut
    expect(await change(others)).toMatchObject({ purpose: 'rent_out' })
  })

  it('keeps an owner-occupier that is chosen beside another purpose', async () => {
    const chosen = { years: 5, owner_occupied: true }
    const saved = await saveCalculation(account, { ...GOLDEN, purpose: 'rent_out', analysis: { years: 5 } })
    const { body } = await account.patch(`/calculations/${saved.id}`, { purpose: 'rent_out', analysis: chosen })
    expect(body).toMatchObject({ purpose: 'rent_out', analysis: chosen })
  })

  it('differs in a scenario, also of an earlier client', async () => {
    const [mine, theirs] = ['7d0b9a4e-6d0f-4f7c-9a51-0a3c2f5f2a11', '7d0b9a4e-6d0f-4f7c-9a51-0a3c2f5f2a12']
    const scenarios = [
      { id: mine, name: 'Live in it', changes: { lives_here: true } },
      { id: theirs, name: 'For a client', changes: { purpose: 'client' } },
    ]
    const saved = await saveCalculation(account, { ...GOLDEN, scenarios })
    expect(saved).toMatchObject({
      scenarios: [{ changes: { purpose: 'live_in' } }, { changes: { purpose: 'client' } }],
    })
  })

  it('is read from what an earlier version stored, with what living there costs', async () => {
    const scenarios = [{ id: '7d0b9a4e-6d0f-4f7c-9a51-0a3c2f5f2a13', name: 'Let', changes: { purpose: 'client' } }]
    const { id } = await saveCalculation(account, { ...GOLDEN, scenarios })
    await server.database.pool.query(
      `update calculations
       set inputs = inputs - 'purpose' || '{"lives_here": true, "analysis": {"owner_occupied": true, "years": 5}}',
         figures = figures - '{weekly_cost_to_live_here,interest_missing,number_of_loans}'::text[], scenarios = jsonb_set(scenarios, '{0,changes}', '{"lives_here": false}')
       where id = $1`,
      [id],
    )
    const lived = { purpose: 'live_in', weekly_cost_to_live_here: 1129 }
    expect(await read(id)).toMatchObject({
      ...lived,
      lives_here: true,
      scenarios: [{ changes: { purpose: 'rent_out' } }],
    })
    expect(await listed(id)).toMatchObject(lived)
    await account.patch(`/calculations/${id}`, { note: 'Kept' })
    expect(await listed(id)).toMatchObject(lived)
    const { rows } = await server.database.pool.query(`select inputs from calculations where id = $1`, [id])
    expect(rows[0].inputs).toMatchObject({ purpose: 'live_in', analysis: { years: 5 } })
    expect(rows[0].inputs).not.toHaveProperty('lives_here')
    expect(rows[0].inputs.analysis).not.toHaveProperty('owner_occupied')
  })

  it('lists a professional’s own rent', async () => {
    const { id } = await saveCalculation(account, {
      ...GOLDEN,
      purpose: 'client',
      estimate_weekly_lower: 640,
      estimate_weekly_upper: 670,
    })
    expect(await listed(id)).toMatchObject({
      purpose: 'client',
      estimate_weekly_lower: 640,
      estimate_weekly_upper: 670,
    })
  })
})
