import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { GOLDEN, saveCalculation as save } from '../testing/saved-calculation.ts'
import { callAs, signUp, type TestAccount } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const ANA = {
  id: '0d0f1a52-6a53-4a0c-9d8b-2f1d6a3b7c01',
  name: 'Ana',
  kind: 'individual',
  other_income: 95_000,
  other_residential_net: 30_000,
}
const TRUST = {
  ...ANA,
  id: '7c1e4b0a-52f7-4f7e-a1ce-0a9d7d1c2b02',
  name: 'Hill Trust',
  kind: 'trust',
  other_income: 10,
}
const { id: _ana, ...VALUES_OF_ANA } = ANA
const { id: _trust, ...VALUES_OF_TRUST } = TRUST
const OWNER = { person_id: ANA.id, share_pct: 100 }
const OF_ANA = { ...GOLDEN, status: 'owned', analysis: { owners: [OWNER] } }
const SCENARIO_ID = '3b241101-e2bb-4255-8caf-4136c566a962'
const UNKNOWN = 'This person is not in your household'

async function withPeople(...people: readonly object[]): Promise<TestAccount> {
  const account = await signUp(server, { premium: true })
  await account.put('/household', { version: 0, people })
  return account
}
const storedOf = async (id: string) =>
  (await server.database.pool.query('select inputs, scenarios, version from calculations where id = $1', [id])).rows[0]

describe('a home whose owner is of the household', () => {
  it('has the name, kind and incomes of the day of the answer, and stores none of them', async () => {
    const account = await withPeople(ANA, TRUST)
    const owners = [
      { person_id: ANA.id, share_pct: 60, name: 'Somebody', other_income: 1 },
      { person_id: TRUST.id, share_pct: 40, brought_forward: 5 },
    ]
    const changes = { analysis: { owners: [OWNER] } }
    const scenarios = [{ id: SCENARIO_ID, name: 'Ana alone', changes }]
    const { id, ...saved } = await save(account, { ...OF_ANA, analysis: { owners }, scenarios })
    const answered = [
      { person_id: ANA.id, share_pct: 60, ...VALUES_OF_ANA },
      { person_id: TRUST.id, share_pct: 40, brought_forward: 5, ...VALUES_OF_TRUST },
    ]
    expect(saved).toMatchObject({
      version: 1,
      analysis: { owners: answered },
      scenarios: [{ changes: { analysis: { owners: [{ ...OWNER, ...VALUES_OF_ANA }] } } }],
    })
    expect(await storedOf(id)).toMatchObject({
      inputs: { analysis: { owners: [{ person_id: ANA.id, share_pct: 60 }, owners[1]] } },
      scenarios: [{ changes: { analysis: { owners: [OWNER] } } }],
    })
    expect(JSON.stringify(await storedOf(id))).not.toMatch(/Somebody|Ana"|other_income/u)

    const people = [{ ...ANA, name: 'Ana B', other_income: 120_000 }, TRUST]
    expect((await account.put('/household', { version: 1, people })).status).toBe(200)
    const { body } = await account.get(`/calculations/${id}`)
    expect(body).toMatchObject({ version: 1, analysis: { owners: [{ name: 'Ana B', other_income: 120_000 }, {}] } })
    expect(body.scenarios[0].changes.analysis.owners).toEqual([
      { ...OWNER, ...VALUES_OF_ANA, name: 'Ana B', other_income: 120_000 },
    ])
    const { calculations } = (await account.get('/account/export')).body
    expect(calculations).toMatchObject([{ inputs: { analysis: body.analysis }, scenarios: body.scenarios }])
  })

  it('keeps its owners when something else changes, or the answer is sent back', async () => {
    const account = await withPeople(ANA)
    const { id } = await save(account, OF_ANA)
    const { body } = await account.patch(`/calculations/${id}`, { note: 'Kept' })
    expect(body.analysis.owners).toEqual([{ ...OWNER, ...VALUES_OF_ANA }])
    const again = await account.patch(`/calculations/${id}`, { ...body, note: 'Again' })
    expect([again.status, again.body.analysis]).toEqual([200, body.analysis])
    expect((await storedOf(id)).inputs.analysis.owners).toEqual([OWNER])
  })

  it('is taxed on the incomes of the household, also in the portfolio', async () => {
    const account = await withPeople(ANA)
    await save(account, OF_ANA)
    // Reference case P12: 33 % of the loss of 22,154.19 is saved on the other homes, on 95,000 of other income.
    const taxed = async () => {
      const [owner] = (await account.post('/analysis', OF_ANA)).body.after_tax.value.owners
      return { name: owner.name, tax: owner.years[0].tax }
    }
    expect(await taxed()).toEqual({ name: 'Ana', tax: -7310.88 })
    expect((await account.get('/portfolio')).body).toMatchObject({
      homes: [{ taxed: { value: { adds_to_tax: -7310.88 } } }],
      year: { value: { owners: [{ name: 'Ana', other_income: 95_000, other_residential_net: 30_000 }] } },
    })
    // A company pays 28 %.
    await account.put('/household', { version: 1, people: [{ ...ANA, name: 'Ana Ltd', kind: 'company' }] })
    expect(await taxed()).toEqual({ name: 'Ana Ltd', tax: -6203.17 })
    expect((await account.get('/portfolio')).body.year.value.owners).toMatchObject([
      { name: 'Ana Ltd', kind: 'company' },
    ])
  })

  it('has the income of its people for a lender, unless another is given', async () => {
    const account = await withPeople({ ...ANA, other_income: 120_000 }, { ...TRUST, other_income: 30_000 })
    const owners = [OWNER, { person_id: TRUST.id, share_pct: 0 }]
    const dti = async (analysis: object) =>
      (await account.post('/analysis', { ...GOLDEN, analysis })).body.lender.value.income
    // 52 weeks of 635 beside it.
    expect(await dti({ owners })).toEqual({ value: 183_020 })
    expect(await dti({ owners, gross_income: 100_000 })).toEqual({ value: 133_020 })
    expect(await dti({ owners: [{ name: 'Ana', other_income: 120_000 }] })).toMatchObject({ reason: 'missing_input' })
  })
})

describe('an owner who is not in the household', () => {
  it('is refused at the field, in a save, a change, a scenario and an analysis', async () => {
    const [account, other] = await Promise.all([withPeople(ANA), withPeople(TRUST)])
    const owners = [OWNER, { person_id: TRUST.id }]
    const refused = { status: 422, body: { fields: { 'analysis.owners.1.person_id': UNKNOWN } } }
    expect(await account.post('/calculations', { ...GOLDEN, analysis: { owners } })).toMatchObject(refused)
    expect(await account.post('/analysis', { ...GOLDEN, analysis: { owners } })).toMatchObject(refused)
    const { id } = await save(account, OF_ANA)
    expect(await account.patch(`/calculations/${id}`, { analysis: { owners } })).toMatchObject(refused)
    const scenarios = [{ id: SCENARIO_ID, name: 'Trust', changes: { analysis: { owners } } }]
    const { status, body } = await account.patch(`/calculations/${id}`, { scenarios })
    expect([status, body.fields]).toEqual([422, { 'scenarios.0.changes.analysis.owners.1.person_id': UNKNOWN }])
    expect((await account.get('/calculations')).body).toHaveLength(1)
    expect((await other.get('/household')).body.people).toEqual([TRUST])
  })

  it('is refused to an account without Premium too', async () => {
    const free = await signUp(server)
    expect(await free.post('/calculations', OF_ANA)).toMatchObject({
      status: 422,
      body: { fields: { 'analysis.owners.0.person_id': UNKNOWN } },
    })
    await free.put('/household', { version: 0, people: [ANA] })
    expect((await free.post('/calculations', OF_ANA)).body).toMatchObject({ analysis: { owners: [{ name: 'Ana' }] } })
  })
})

describe('a change of a person', () => {
  it('answers the homes that it changes, of the account only', async () => {
    const [account, other] = await Promise.all([withPeople(ANA, TRUST), withPeople(ANA, TRUST)])
    const of = (property: string, ...owners: readonly object[]) => ({ ...GOLDEN, property, analysis: { owners } })
    const alone = await save(account, of('3 Third Street', OWNER))
    await save(account, of('2 Second Street', { person_id: TRUST.id }))
    const scenarios = [{ id: SCENARIO_ID, name: 'Ana', changes: { analysis: { owners: [OWNER] } } }]
    const changed = await save(account, { ...of('1 First Street', { name: 'Ana' }), scenarios })
    await save(other, of('4 Fourth Street', OWNER))
    const replace = async (version: number, ...people: readonly object[]) =>
      (await account.put('/household', { version, people })).body.changed_homes
    const richer = { ...ANA, other_income: 120_000 }
    expect(await replace(1, richer, TRUST)).toEqual([
      { id: changed.id, property: '1 First Street' },
      { id: alone.id, property: '3 Third Street' },
    ])
    expect(await replace(2, { name: 'Ben' }, TRUST, richer)).toEqual([])
    expect(await replace(3, TRUST, { ...richer, other_residential_net: 5 })).toHaveLength(2)
    expect(await replace(4, { ...TRUST, kind: 'company' }, { ...richer, name: 'Ana B' })).toHaveLength(3)
  })
})

describe('the owners of all homes', () => {
  it('are those of the household with its values and those that were typed, also in scenarios', async () => {
    const [account, other] = await Promise.all([withPeople(ANA), withPeople()])
    const scenarios = [{ id: SCENARIO_ID, name: 'Ben', changes: { analysis: { owners: [{ name: ' Ben ' }] } } }]
    const home = await save(account, { ...OF_ANA, scenarios })
    const typed = { name: 'Cat', kind: 'company', other_income: 5, other_residential_net: -5, share_pct: 100 }
    const second = await save(account, { ...GOLDEN, property: '2 Second Street', analysis: { owners: [typed, {}] } })
    await save(account, { ...GOLDEN, property: '3 Third Street' })
    await save(other, { ...GOLDEN, analysis: { owners: [typed] } })
    const none = { person_id: null, name: null, kind: 'individual', other_income: 0, other_residential_net: 0 }
    const { share_pct: _share, ...cat } = typed
    expect((await account.get('/household/owners')).body).toEqual([
      {
        id: home.id,
        property: GOLDEN.property,
        owners: [
          { person_id: ANA.id, ...VALUES_OF_ANA },
          { ...none, name: 'Ben' },
        ],
      },
      { id: second.id, property: '2 Second Street', owners: [{ ...none, ...cat }, none] },
    ])
    expect((await callAs(server).get('/household/owners')).status).toBe(401)
  })
})

describe('the removal of a person', () => {
  it('is refused with the homes that name them, until none does', async () => {
    const account = await withPeople(ANA, TRUST)
    const { id } = await save(account, OF_ANA)
    const scenarios = [{ id: SCENARIO_ID, name: 'Ana', changes: { analysis: { owners: [OWNER] } } }]
    const second = await save(account, { ...GOLDEN, property: '2 Second Street', scenarios })
    const remove = (people: readonly object[]) => account.put('/household', { version: 1, people })
    const sentence = `Ana cannot be removed while these homes name them: ${GOLDEN.property}; 2 Second Street.`
    const homes = [
      { id, property: GOLDEN.property },
      { id: second.id, property: '2 Second Street' },
    ]
    expect((await remove([TRUST])).body).toEqual({
      code: 'invalid',
      error: sentence,
      fields: { people: sentence },
      used: [{ person_id: ANA.id, homes }],
    })
    expect((await account.get('/household')).body).toEqual({ version: 1, people: [ANA, TRUST] })
    await account.delete(`/calculations/${second.id}`)
    expect((await remove([])).body.fields.people).toBe(
      `Ana cannot be removed while these homes name them: ${GOLDEN.property}.`,
    )
    await account.patch(`/calculations/${id}`, { analysis: { owners: [{ person_id: TRUST.id }] } })
    expect(await remove([TRUST])).toMatchObject({ status: 200, body: { version: 2, people: [TRUST] } })
  })

  it('does not look at the homes of other accounts', async () => {
    const [account, other] = await Promise.all([withPeople(ANA), withPeople(ANA)])
    await save(other, OF_ANA)
    expect((await account.put('/household', { version: 1, people: [] })).status).toBe(200)
  })

  it('waits for a save that names the person, and is then refused', async () => {
    const account = await withPeople(ANA)
    const client = await server.database.pool.connect()
    try {
      await client.query('begin')
      await client.query('select from households where account_id = $1 for share', [account.id])
      const removing = account.put('/household', { version: 1, people: [] })
      expect(await Promise.race([removing, wait(300, 'waits')])).toBe('waits')
      await client.query(
        `insert into calculations (account_id, inputs, figures) select $1, $2, figures from calculations limit 1`,
        [account.id, JSON.stringify({ ...(await anyInputs()), analysis: { owners: [OWNER] } })],
      )
      await client.query('commit')
      expect((await removing).status).toBe(422)
    } finally {
      client.release()
    }
  })

  it.each(['POST', 'PATCH'])('makes a save that names the person wait, and then refuses it (%s)', async (method) => {
    const account = await withPeople(ANA)
    const { id } = await save(account, GOLDEN)
    const client = await server.database.pool.connect()
    try {
      await client.query('begin')
      await client.query(`update households set people = '[]', version = 2 where account_id = $1`, [account.id])
      const path = method === 'POST' ? '/calculations' : `/calculations/${id}`
      const saving = account.call(method, path, OF_ANA)
      expect(await Promise.race([saving, wait(300, 'waits')])).toBe('waits')
      await client.query('commit')
      expect(await saving).toMatchObject({ status: 422, body: { fields: { 'analysis.owners.0.person_id': UNKNOWN } } })
    } finally {
      client.release()
    }
  })
})

async function anyInputs(): Promise<object> {
  return (await server.database.pool.query('select inputs from calculations limit 1')).rows[0].inputs
}
