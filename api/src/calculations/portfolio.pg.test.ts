import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { GOLDEN, saveCalculation as save } from '../testing/saved-calculation.ts'
import { setSubscription, signUp } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const OWNERS = [{ name: 'Ana', share_pct: 100, other_income: 100_000 }]
const OWNED = { ...GOLDEN, status: 'owned', analysis: { owners: OWNERS } }

describe('GET /portfolio', () => {
  it('sums the owned homes of the account, and no other', async () => {
    const [account, other] = await Promise.all([signUp(server, { premium: true }), signUp(server, { premium: true })])
    const { id } = await save(account, OWNED)
    await save(account, { ...OWNED, property: '2 Second Street', status: 'offer' })
    await save(other, OWNED)
    const { status, body } = await account.get('/portfolio')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      left_out: 0,
      homes: [
        {
          id,
          property: GOLDEN.property,
          value: { value: 850_000 },
          debt: { value: 680_000 },
          equity: { value: 170_000 },
          lvr: { value: 80 },
          weekly_cash_flow: { value: -572 },
          taxed: { value: { adds_to_tax: 0 } },
        },
      ],
      totals: { value: { value: 850_000, homes: 1 }, weekly_cash_flow: { value: -572, homes: 1 } },
      rate_ends: [{ home_id: id, loan: 'Loan 1', fixed_until: null, balance: 680_000, rate: 6.49 }],
      // Reference case P1.
      before_tax: { homes: 1, interest: 43_897.49, cash_flow_before_tax: -29_755.42 },
      tasks: [{ kind: 'worth_is_price', date: null }, { kind: 'tenancy_unknown' }],
      // 31,750 less 10,006.70 and 43,897.49
      year: { value: { homes: 1, tax: 0, carried_forward: 22_154.19, owners: [{ name: 'Ana', homes: 1 }] } },
    })
  })

  it('is as at the day of the answer, with the next change of each home as when it is opened', async () => {
    const account = await signUp(server, { premium: true })
    const loans = [{ interest_rate: 2.99, fixed_until: '2024-01-10', rate_after: 6.9 }]
    const { id } = await save(account, { ...OWNED, analysis: { settlement_date: '2022-01-10', loans } })
    const { body: opened } = await account.get(`/calculations/${id}`)
    const { body } = await account.get('/portfolio')
    expect(opened.next_change).toMatchObject({ because: 'loan_repaid' })
    expect(body).toMatchObject({
      as_at: opened.as_at,
      homes: [{ weekly_cash_flow: { value: opened.weekly_cash_flow }, next_change: opened.next_change }],
    })
  })

  it('is empty without an owned home', async () => {
    const account = await signUp(server, { premium: true })
    await save(account, GOLDEN)
    expect((await account.get('/portfolio')).body).toMatchObject({
      left_out: 0,
      homes: [],
      rate_ends: [],
      totals: { value: { value: null, homes: 0 } },
      year: { reason: 'missing_input' },
    })
  })

  it('needs Premium, and comes back with it', async () => {
    const account = await signUp(server)
    await save(account, OWNED)
    expect(await account.get('/portfolio')).toMatchObject({ status: 403, body: { code: 'premium_required' } })
    await setSubscription(server, account.id, 'active')
    expect(await account.get('/portfolio')).toMatchObject({ status: 200, body: { homes: [{}] } })
  })

  it('counts fifty homes, and says how many it left out', async () => {
    const account = await signUp(server, { premium: true })
    for (let home = 0; home < 51; home += 1) await save(account, { ...OWNED, property: `${home} High Street` })
    const { body } = await account.get('/portfolio')
    expect([body.homes.length, body.left_out]).toEqual([50, 1])
  })
})

describe('GET /portfolio/homes', () => {
  it('lists the inputs of the owned homes of the account with their versions, and no figure', async () => {
    const [account, other] = await Promise.all([signUp(server, { premium: true }), signUp(server, { premium: true })])
    const { id } = await save(account, OWNED)
    await save(account, { ...OWNED, property: '2 Second Street', status: 'offer' })
    await save(other, OWNED)
    const { status, body } = await account.get('/portfolio/homes')
    expect(status).toBe(200)
    expect(body).toMatchObject({ left_out: 0, homes: [{ id, version: 1, interest_rate: 6.49, status: 'owned' }] })
    expect(body.homes[0]).not.toHaveProperty('weekly_cash_flow')
  })

  it('is for Premium', async () => {
    const free = await signUp(server)
    expect(await free.get('/portfolio/homes')).toMatchObject({ status: 403, body: { code: 'premium_required' } })
  })

  it('takes new rates by the ordinary change, refuses them for an older version, and takes the old ones back', async () => {
    const account = await signUp(server, { premium: true })
    const loans = [{ fixed_until: '2027-06-01', interest_rate: 4.49, rate_after: 5.49 }]
    const { id } = await save(account, { ...OWNED, analysis: { settlement_date: '2024-06-01', loans } })
    const read = async () => (await account.get('/portfolio/homes')).body.homes[0]
    const { analysis, version } = await read()
    const changed = { ...analysis, loans: [{ ...analysis.loans[0], rate_after: 5.2 }] }
    const saved = await account.patch(`/calculations/${id}`, { analysis: changed, version })
    expect(saved).toMatchObject({ status: 200, body: { version: version + 1 } })
    expect((await read()).analysis.loans).toMatchObject([{ interest_rate: 4.49, rate_after: 5.2 }])
    const late = await account.patch(`/calculations/${id}`, { analysis, version })
    expect(late).toMatchObject({ status: 409, body: { calculation: { version: version + 1 } } })
    await account.patch(`/calculations/${id}`, { analysis, version: version + 1 })
    expect((await read()).analysis).toEqual(analysis)
  })
})
