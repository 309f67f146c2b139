import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accountAt, lapse, setMembership, signUpPremium } from '../testing/membership.ts'
import { SURROUNDINGS } from '../testing/rent-surroundings.ts'
import { callAs, signUp, type TestAccount, type TestResponse, type TestClient } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

// One property search for a free account. Area 1000nn has meshblock 00010nn.
let server: TestServer
let another: Pick<TestServer, 'url'>
let free: TestAccount

beforeAll(async () => {
  server = await startTestServer({}, ({ pool }) =>
    pool.query(`
      insert into areas
        select (100000 + n)::text, 'Area ' || n, '001', 'Far North District', '01', 'Northland Region', true, -35, 174
        from generate_series(1, 21) as n;
      -- Kauri is three areas; Frasertown is none of them.
      insert into areas values
        ('200001', 'Kauri North', '002', 'Wairoa District', '02', 'Hawke''s Bay', true, -39, 177),
        ('200002', 'Kauri South', '002', 'Wairoa District', '02', 'Hawke''s Bay', true, -39, 177),
        ('200003', 'Kauri East', '002', 'Wairoa District', '02', 'Hawke''s Bay', true, -39, 177),
        ('200004', 'Frasertown', '002', 'Wairoa District', '02', 'Hawke''s Bay', true, -39, 177);
      insert into meshblocks values ('2000001', '200001'), ('2000002', '200002');
      insert into market_rents
        select 'area', (200000 + n)::text, 'House', 3, 570, 640, 700, 12, 1, '2025-07-01' from generate_series(1, 4) as n;
      insert into meshblocks select lpad((1000 + n)::text, 7, '0'), (100000 + n)::text from generate_series(1, 21) as n;
      insert into market_rents
        select 'area', (100000 + n)::text, 'House', 3, 570, 640, 700, 12, 1, '2025-07-01' from generate_series(1, 20) as n;
      ${SURROUNDINGS}`),
  )
  another = await server.startAnother()
})
afterAll(() => server.stop())
beforeEach(async () => {
  free = await signUp(server)
})

const PREMIUM_REQUIRED = {
  status: 403,
  body: { error: 'You need a premium account to access that feature.', code: 'premium_required' },
}
const bySa2 = (client: TestClient, area: number) =>
  client.get(`/market-rent/sa2?sa2_code=${100_000 + area}&suburb=&city=`)
const byMeshblock = (client: TestClient, area: number, digits = 7) =>
  client.get(`/market-rent/meshblock?mb=${String(1000 + area).padStart(digits, '0')}&suburb=&city=`)

function areasGiven(responses: readonly (readonly [number, TestResponse])[]): Set<number> {
  for (const [, response] of responses) {
    if (response.status === 403) expect(response).toMatchObject(PREMIUM_REQUIRED)
    else
      expect(response).toMatchObject({
        status: 200,
        body: expect.arrayContaining([expect.objectContaining({ median: 640 })]),
      })
  }
  return new Set(responses.filter(([, { status }]) => status === 200).map(([area]) => area))
}

describe('a second property search', () => {
  it('is refused for parallel requests, both ways, at two servers', async () => {
    const there = accountAt(another, free)
    const asked = Array.from({ length: 40 }, async (_, index) => {
      const area = 1 + (index % 20)
      const client = index % 2 === 0 ? free : there
      return [area, await (index < 20 ? bySa2(client, area) : byMeshblock(client, area, 4 + (index % 4)))] as const
    })
    const given = areasGiven(await Promise.all(asked))
    expect(given.size).toBe(1)
    const [mine = 0] = given
    for (let area = 1; area <= 20; area += 1) {
      expect((await bySa2(free, area)).status).toBe(area === mine ? 200 : 403)
      expect((await byMeshblock(there, area)).status).toBe(area === mine ? 200 : 403)
    }
  })

  it('of the same area is free, twenty times at once, both ways', async () => {
    const there = accountAt(another, free)
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? bySa2(free, 3) : byMeshblock(there, 3))),
    )
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
  })

  it('is not had by names of places, by a second parameter, nor by asking for the head alone', async () => {
    expect((await bySa2(free, 1)).status).toBe(200)
    for (const query of [
      'sa2_code=100002&suburb=Area%201&city=Far%20North',
      'sa2_code=100002&premium=true',
      'sa2_code=100001&sa2_code=100002',
      'sa2_code[]=100002',
      'sa2_code=100002&mb=0001001',
    ]) {
      const { status, body } = await free.get(`/market-rent/sa2?${query}`)
      expect([400, 403, 422], query).toContain(status)
      expect(JSON.stringify(body)).not.toContain('640')
    }
    expect((await free.call('HEAD', '/market-rent/sa2?sa2_code=100002')).status).toBe(403)
    expect((await bySa2(free, 2)).status).toBe(403)
  })

  it('is not had by deleting the calculation, nor by signing in again', async () => {
    expect((await bySa2(free, 1)).status).toBe(200)
    const { body } = await free.post('/calculations', { property: '1 High Street', sa2_code: '100001' })
    await free.delete(`/calculations/${body.id}`)
    const signedIn = await callAs(server).post('/authenticate', { email: free.email, password: 'a password of tests' })
    expect(signedIn.status).toBe(200)
    expect(await bySa2(callAs(server, signedIn.body.auth_token), 2)).toMatchObject(PREMIUM_REQUIRED)
  })

  it('is not used up by an area without a figure, nor by one that is not there', async () => {
    expect(await bySa2(free, 21)).toMatchObject({ status: 200, body: [] })
    expect(await byMeshblock(free, 999)).toMatchObject({ status: 200, body: [] })
    expect((await bySa2(free, 2)).status).toBe(200)
  })
})

const byCodes = (client: TestClient, ...codes: number[]) =>
  client.get(`/market-rent/sa2?sa2_code=${codes.map((code) => 200_000 + code).join(',')}&suburb=&city=`)
const NOT_ONE_SUBURB = { status: 422, body: { fields: { sa2_code: 'These areas are not one suburb' } } }

describe('one suburb is one search', () => {
  it.each([[[[1], [2], [1, 2, 3], [3, 1]]], [[[1, 2, 3], [3], [1], [2, 3]]], [[[2, 3], [1]]]])(
    'its areas, alone or together, in the order %j',
    async (asked) => {
      for (const codes of asked) expect((await byCodes(free, ...codes)).status, String(codes)).toBe(200)
      expect((await free.get('/market-rent/meshblock?mb=2000002&suburb=&city=')).status).toBe(200)
      expect(await byCodes(free, 4)).toMatchObject(PREMIUM_REQUIRED)
      expect(await bySa2(free, 1)).toMatchObject(PREMIUM_REQUIRED)
    },
  )

  it('of its areas at once, at two servers, and of another suburb none', async () => {
    const there = accountAt(another, free)
    const asked = [[1], [2], [3], [1, 2], [2, 3], [1, 2, 3]]
    const own = await Promise.all(asked.map((codes, index) => byCodes(index % 2 ? free : there, ...codes)))
    expect(own.map(({ status }) => status)).toEqual(asked.map(() => 200))
    expect(await bySa2(there, 5)).toMatchObject(PREMIUM_REQUIRED)
  })

  it('refuses areas that are not one suburb, before and after the search, but not to Premium', async () => {
    const fifteen = Array.from({ length: 15 }, (_, index) => 100_001 + index).join(',')
    for (const codes of ['200001,200004', '200001,100001', '200001,999999', fifteen]) {
      expect(await free.get(`/market-rent/sa2?sa2_code=${codes}`), codes).toMatchObject(NOT_ONE_SUBURB)
    }
    expect((await byCodes(free, 1)).status).toBe(200)
    expect(await byCodes(free, 1, 4)).toMatchObject(NOT_ONE_SUBURB)
    expect((await byCodes(free, 1, 1)).status).toBe(200)
    const premium = await signUpPremium(server)
    expect((await byCodes(premium, 1, 4)).status).toBe(200)
    await lapse(server, premium)
    expect(await byCodes(premium, 1, 4)).toMatchObject(NOT_ONE_SUBURB)
  })
})

describe('a search that is taken back', () => {
  const undo = (client: TestClient) => client.post('/account/undo_search', {})
  const refusal = (error: string) => ({ status: 422, body: { error } })

  it('can be made again, once, and says so in the account', async () => {
    expect((await free.get('/account')).body).toMatchObject({ searched_areas: null, undo_search_until: null })
    expect(await undo(free)).toMatchObject(refusal('You have not used your free search.'))
    expect((await byCodes(free, 3, 1)).status).toBe(200)
    const { body } = await free.get('/account')
    expect(body.searched_areas).toBe('200001,200003')
    expect(Date.parse(body.undo_search_until) - Date.now()).toBeGreaterThan(9 * 60_000)

    expect(await undo(free)).toMatchObject({
      status: 200,
      body: { email: free.email, searched_areas: null, undo_search_until: null },
    })
    expect((await bySa2(free, 1)).status).toBe(200)
    expect((await free.get('/account')).body).toMatchObject({ searched_areas: '100001', undo_search_until: null })
    expect(await byCodes(free, 1)).toMatchObject(PREMIUM_REQUIRED)
    expect(await undo(free)).toMatchObject(refusal('A free search can be taken back only once.'))
  })

  it('by one of many at once, at two servers, and another suburb after it only once', async () => {
    const there = accountAt(another, free)
    expect((await bySa2(free, 1)).status).toBe(200)
    const undone = await Promise.all(Array.from({ length: 20 }, (_, index) => undo(index % 2 ? free : there)))
    expect(undone.filter(({ status }) => status === 200)).toHaveLength(1)
    const asked = Array.from(
      { length: 20 },
      async (_, index) => [1 + index, await bySa2(index % 2 ? free : there, 1 + index)] as const,
    )
    expect(areasGiven(await Promise.all(asked)).size).toBe(1)
  })

  it('while another is asked about: never more than two suburbs', async () => {
    expect((await bySa2(free, 1)).status).toBe(200)
    const [, ...others] = await Promise.all([undo(free), ...[2, 3, 4, 5].map((area) => bySa2(free, area))])
    expect(others.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
    for (const area of [6, 7]) await bySa2(free, area)
    const seen = await Promise.all(Array.from({ length: 20 }, (_, index) => bySa2(free, 1 + index)))
    expect(seen.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('not later than ten minutes after its first use', async () => {
    await bySa2(free, 1)
    await server.database.pool.query(
      `update property_searches set created_at = now() - interval '10 minutes 1 second' where account_id = $1`,
      [free.id],
    )
    // Asking again does not begin the ten minutes anew.
    expect((await bySa2(free, 1)).status).toBe(200)
    expect(await undo(free)).toMatchObject(refusal('A free search can be taken back for 10 minutes.'))
    expect((await free.get('/account')).body).toMatchObject({ searched_areas: '100001', undo_search_until: null })
    expect(await bySa2(free, 2)).toMatchObject(PREMIUM_REQUIRED)
  })

  it.each([
    ['the area', { sa2_code: '200001' }],
    ['another area of the suburb', { sa2_code: '200002,200003' }],
    ['a meshblock', { meshblock: '2000002' }],
  ])('not once a calculation of its suburb is saved, by %s', async (_, place) => {
    await byCodes(free, 1)
    expect((await free.post('/calculations', { property: '1 High Street', ...place })).status).toBe(201)
    const saved = 'You have saved a calculation of this suburb, so your free search stays there.'
    expect(await undo(free)).toMatchObject(refusal(saved))
  })

  it('although a calculation of another place is saved', async () => {
    await byCodes(free, 1)
    await free.post('/calculations', { property: '1 High Street', sa2_code: '200004' })
    expect((await undo(free)).status).toBe(200)
  })

  it('by nobody who is not signed in', async () => {
    expect(await undo(callAs(server))).toMatchObject({ status: 401 })
  })
})

describe('with Premium', () => {
  it('every area is open; after a lapse the first one requested, and when it returns all again', async () => {
    const premium = await signUpPremium(server)
    for (let area = 1; area <= 5; area += 1) expect((await bySa2(premium, area)).status).toBe(200)
    await lapse(server, premium)
    const responses = await Promise.all(
      [1, 2, 3, 4, 5].map(async (area) => [area, await byMeshblock(premium, area)] as const),
    )
    expect(areasGiven(responses).size).toBe(1)
    await setMembership(server, premium.id, { status: 'active' })
    for (let area = 1; area <= 5; area += 1) expect((await bySa2(premium, area)).status).toBe(200)
  })

  it('a free account that comes to pay goes on to other areas', async () => {
    expect((await bySa2(free, 1)).status).toBe(200)
    expect((await bySa2(free, 2)).status).toBe(403)
    await setMembership(server, free.id, { status: 'trialing' })
    expect((await bySa2(free, 2)).status).toBe(200)
  })
})

it('a visitor gets no market rent', async () => {
  for (const token of [undefined, 'nonsense']) {
    const visitor = callAs(server, token)
    expect(await bySa2(visitor, 1)).toMatchObject({ status: 401, body: { code: 'not_signed_in' } })
    expect(await byMeshblock(visitor, 1)).toMatchObject({ status: 401, body: { code: 'not_signed_in' } })
  }
})
