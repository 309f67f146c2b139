import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accountAt, lapse, setMembership, signUpPremium } from '../testing/membership.ts'
import { SURROUNDINGS } from '../testing/rent-surroundings.ts'
import { callAs, signUp, type TestAccount, type TestResponse, type TestClient } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

// One property search for a free account (decisions section 3, "Free"). Area 1000nn has meshblock 00010nn.
let server: TestServer
let another: Pick<TestServer, 'url'>
let free: TestAccount

beforeAll(async () => {
  server = await startTestServer({}, ({ pool }) =>
    pool.query(`
      insert into areas
        select (100000 + n)::text, 'Area ' || n, '001', 'Far North District', '01', 'Northland Region', true, -35, 174
        from generate_series(1, 21) as n;
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
