import { KEY_SCOPES, type KeyScope } from '@homeyield/contract/key-scope'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SURROUNDINGS } from '../testing/rent-surroundings.ts'
import { GOLDEN, saveCalculation as save } from '../testing/saved-calculation.ts'
import { setSubscription, signUp, type TestAccount } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({}, ({ pool }) =>
    pool.query(`
      insert into areas
        select '1' || lpad(n::text, 5, '0'), 'Area ' || n, '001', 'Far North District', '01', 'Northland Region', true, -35, 174
        from generate_series(1, 2) as n;
      insert into market_rents
        select 'area', '1' || lpad(n::text, 5, '0'), 'House', 3, 570, 640, 700, 12, 1, '2025-07-01'
        from generate_series(1, 2) as n;
      insert into streets values (1, 'Kauri Street', 'Area 1', 'Kaitaia', 'Far North District');
      insert into addresses (id, street_id, label, house_number, sa2_code, latitude, longitude)
        values ('a7', 1, '7', 7, '100001', -35, 174);
      ${SURROUNDINGS}`),
  )
})
afterAll(() => server.stop())

const keyOf = async (account: TestAccount, scopes: readonly KeyScope[] = KEY_SCOPES): Promise<string> =>
  (await account.post('/keys', { name: 'Assistant', scopes })).body.key

async function connect(key: string): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' })
  const url = new URL(`${server.url}/api/mcp`)
  await client.connect(
    new StreamableHTTPClientTransport(url, { requestInit: { headers: { authorization: `Bearer ${key}` } } }),
  )
  return client
}

async function use(key: string, name: string, given: Record<string, unknown> = {}) {
  const client = await connect(key)
  const { structuredContent, isError = false, content } = await client.callTool({ name, arguments: given })
  await client.close()
  return { isError, text: JSON.stringify(content), result: structuredContent as Record<string, unknown> | undefined }
}

const premium = () => signUp(server, { premium: true })
const DAY = /^\d{4}-\d{2}-\d{2}$/u

/** The tools, and the scope of each. */
const TOOLS: Readonly<Record<string, { scope: KeyScope; given: Record<string, unknown> }>> = {
  rent_of_a_place: { scope: 'read:rents', given: { place: '100001' } },
  yields_of_a_deal: { scope: 'read:calculations', given: { purchase_price: 500_000 } },
  list_calculations: { scope: 'read:calculations', given: {} },
  portfolio: { scope: 'read:portfolio', given: {} },
  next_dates: { scope: 'read:portfolio', given: {} },
}

describe('the tools', () => {
  it('are five, read-only and described', async () => {
    const client = await connect(await keyOf(await premium()))
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name).toSorted()).toEqual(Object.keys(TOOLS).toSorted())
    for (const { name, description, annotations, inputSchema } of tools) {
      expect(annotations?.readOnlyHint, name).toBe(true)
      expect(description?.length, name).toBeGreaterThan(80)
      expect(inputSchema.type, name).toBe('object')
    }
    const deal = tools.find(({ name }) => name === 'yields_of_a_deal')
    expect(deal?.inputSchema.properties?.['rates']).toMatchObject({
      description: 'Rates, NZD a year, 0 to 100,000,000.',
    })
    await client.close()
  })

  it.each(Object.entries(TOOLS))('%s is used with its scope alone, and answers day and source', async (name, tool) => {
    const account = await premium()
    for (const scope of KEY_SCOPES) {
      const { isError, text, result } = await use(await keyOf(account, [scope]), name, tool.given)
      if (scope === tool.scope)
        expect(result, text).toMatchObject({ as_at: expect.stringMatching(DAY), source: expect.any(String) })
      else
        expect([isError, text], scope).toEqual([true, expect.stringContaining(`does not have the scope ${tool.scope}`)])
    }
  })

  it('say what is wrong with their input', async () => {
    const key = await keyOf(await premium())
    for (const [name, given, sentence] of [
      ['rent_of_a_place', { place: 'Nowhere at all' }, 'We could not find that.'],
      ['rent_of_a_place', {}, 'Name a place'],
      ['yields_of_a_deal', { interest_rate: 101 }, 'interest_rate'],
      ['list_calculations', { after: '0b0e7f3c-0000-4000-8000-000000000000' }, 'That calculation is not in the list'],
    ] as const) {
      const { isError, text } = await use(key, name, given)
      expect([isError, text], name).toEqual([true, expect.stringContaining(sentence)])
    }
  })
})

describe('what they answer', () => {
  it.each(['100001', 'Area 1', '7 Kauri Street'])('is the rent of %s, as the endpoint answers it', async (place) => {
    const account = await premium()
    const { result } = await use(await keyOf(account), 'rent_of_a_place', {
      place,
      dwelling: 'House',
      number_of_bedrooms: 3,
    })
    expect(result).toMatchObject({
      source: expect.stringContaining('MBIE, Tenancy Services, CC BY 3.0 NZ'),
      place: { sa2_code: '100001' },
      rents: [
        { lower_quartile: 590, median: 640, upper_quartile: 684, bonds: 12, period: '2025-07-01', confidence: 'High' },
      ],
    })
    const { body } = await account.get('/market-rent/sa2?sa2_code=100001')
    expect(body).toEqual(expect.arrayContaining([expect.objectContaining((result as { rents: object[] }).rents[0])]))
  })

  it.each(['Flat 2, 7 Kauri Street', 'Unit 1 7 Kauri Street'])('is the rent of the address %s', async (place) => {
    const { result, text } = await use(await keyOf(await premium()), 'rent_of_a_place', { place })
    expect(result, text).toMatchObject({
      place: { address: expect.stringContaining('7 Kauri Street'), sa2_code: '100001' },
    })
  })

  it('is for six bedrooms the rent of five or more, as in the calculator', async () => {
    const given = { place: '100001', dwelling: 'House', number_of_bedrooms: 6 }
    const { result } = await use(await keyOf(await premium()), 'rent_of_a_place', given)
    expect(result?.['rents']).toMatchObject([
      { dwelling: 'House', number_of_bedrooms: 5, bedrooms: '5 or more', confidence: expect.any(String) },
    ])
  })

  it('is the yields of the golden case', async () => {
    const { property: _address, ...golden } = GOLDEN
    const account = await premium()
    const { result } = await use(await keyOf(account), 'yields_of_a_deal', { ...golden, weekly_rental_income: 635 })
    expect(result).toMatchObject({
      source: expect.stringContaining('what was entered'),
      rent_source: 'typed',
      weekly_rental_income: 635,
      weekly_cash_flow: -572,
      gross_rental_yield: 3.88,
    })
  })

  it('lists no cash without a loan, and of a home to live in what that costs', async () => {
    const account = await premium()
    await save(account, { ...GOLDEN, purchase_price: null })
    await save(account, { ...GOLDEN, purpose: 'live_in' })
    const { result } = await use(await keyOf(account), 'list_calculations')
    expect(result?.['calculations']).toMatchObject([
      // (51,498.81 + 7,200) / 52 = 1,128.82
      { purpose: 'live_in', weekly_cash_flow: null, weekly_cost_to_live_here: 1129 },
      { purpose: 'rent_out', weekly_cash_flow: null, weekly_cost_to_live_here: null },
    ])
  })

  it('is the list, the portfolio and its dates, as the endpoints answer them', async () => {
    const account = await premium()
    const loans = [{ amount: 680_000, fixed_until: '2027-05-01', interest_rate: 6.49, loan_duration_months: 360 }]
    await save(account, {
      ...GOLDEN,
      market_confidence: 'High',
      market_interval_lower: 600,
      market_interval_upper: 680,
      status: 'owned',
      analysis: { settlement_date: '2025-05-01', loans },
    })
    const key = await keyOf(account)
    const [{ body: listed }, { body: portfolio }] = await Promise.all([
      account.get('/calculations'),
      account.get('/portfolio'),
    ])
    const [list, owned, dates] = await Promise.all([
      use(key, 'list_calculations'),
      use(key, 'portfolio'),
      use(key, 'next_dates'),
    ])
    expect(list.result?.['calculations']).toMatchObject([
      {
        id: listed[0].id,
        weekly_cash_flow: listed[0].weekly_cash_flow,
        weekly_cost_to_live_here: null,
        rent_source: 'market',
        market_confidence: 'High',
      },
    ])
    const rent = {
      rent_source: 'market',
      market_confidence: 'High',
      market_interval_lower: 600,
      market_interval_upper: 680,
    }
    expect(owned.result).toMatchObject({
      source: expect.stringContaining('what was entered'),
      totals: portfolio.totals,
      homes: [{ ...portfolio.homes[0], ...rent }],
    })
    expect(owned.text).not.toMatch(/gross_income|other_income/u)
    expect(dates.result).toMatchObject({
      rate_ends: portfolio.rate_ends,
      tasks: portfolio.tasks,
      source: expect.stringContaining('what was entered'),
      homes: [{ ...rent, next_date: { date: '2027-05-01', kind: 'fixed_rate_ends' } }],
    })
  })
})

describe('the address', () => {
  const MESSAGE = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
  const send = async (headers: Record<string, string>, body: unknown = MESSAGE, method = 'POST') =>
    fetch(`${server.url}/api/mcp`, {
      method,
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
      ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
    })

  it('takes keys of Premium accounts, and no session', async () => {
    const account = await premium()
    const key = await keyOf(account)
    expect((await send({})).status).toBe(401)
    expect((await send({ authorization: `Bearer ${account.token}` })).status).toBe(401)
    expect((await send({ authorization: `Bearer ${key}x` })).status).toBe(401)
    expect((await send({ authorization: `Bearer ${key}` })).status).toBe(200)
    await setSubscription(server, account.id, 'canceled')
    expect((await send({ authorization: `Bearer ${key}` })).status).toBe(403)
  })

  it('refuses pages of other sites', async () => {
    const authorization = `Bearer ${await keyOf(await premium())}`
    for (const origin of ['https://elsewhere.example', 'null', 'http://localhost:1']) {
      const response = await send({ authorization, origin })
      expect([response.status, await response.json()], origin).toEqual([
        403,
        { code: 'origin_refused', error: 'Pages of other sites cannot call this address.' },
      ])
    }
    expect((await send({ authorization, origin: new URL(server.url).origin })).status).toBe(200)
  })

  it('has neither streams nor sessions, and takes one message at a time', async () => {
    const authorization = `Bearer ${await keyOf(await premium())}`
    for (const method of ['GET', 'DELETE']) {
      const response = await send({ authorization }, undefined, method)
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST, OPTIONS'])
    }
    expect((await send({ authorization }, [MESSAGE, MESSAGE])).status).toBe(400)
    expect((await send({ authorization }, { nonsense: true })).status).toBe(400)
    expect((await send({ authorization }, { jsonrpc: '2.0', method: 'notifications/initialized' })).status).toBe(202)
    const response = await send({ authorization })
    expect(response.headers.get('mcp-session-id')).toBeNull()
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('counts every message as a call of the key', async () => {
    const limited = await startTestServer({ callsPerKey: { attempts: 2, minutes: 1 } })
    try {
      const account = await signUp(limited, { premium: true })
      const authorization = `Bearer ${await keyOf(account)}`
      const headers = {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        authorization,
      }
      for (const status of [200, 200, 429]) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other, as they are counted
        const response = await fetch(`${limited.url}/api/mcp`, {
          method: 'POST',
          headers,
          body: JSON.stringify(MESSAGE),
        })
        expect(response.status).toBe(status)
        if (status === 429) expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
      }
    } finally {
      await limited.stop()
    }
  })
})
