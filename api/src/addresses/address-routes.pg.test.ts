import { afterAll, beforeAll, expect, it } from 'vitest'
import { callAs, signUp, type TestAccount } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let account: TestAccount

beforeAll(async () => {
  server = await startTestServer({}, ({ pool }) =>
    pool.query(`
      insert into areas values ('131200', 'Ponsonby East', '076', 'Auckland', '02', 'Auckland Region', true, -36.8, 174.7);
      insert into streets values (1, 'Rose Street', 'Ōtāhuhu', 'Auckland', 'Auckland');
      insert into addresses (id, street_id, label, house_number, address, sa2_code, meshblock, latitude, longitude, is_sample)
        select 'sample-' || n, 1, n::text, n, n || ' Rose Street, Ōtāhuhu, Auckland', '151600', '0501234', -36.95, 174.84, true
        from generate_series(1, 30) as n;`),
  )
  account = await signUp(server)
})
afterAll(() => server.stop())

it('finds at most ten addresses, macrons or none, and reads one', async () => {
  const found = await account.get('/addresses?q=12+rose+st+otahuhu')
  expect(found).toMatchObject({
    status: 200,
    body: [{ id: 'sample-12', address: '12 Rose Street, Ōtāhuhu, Auckland', sample: true }],
  })
  expect((await account.get('/addresses?q=rose')).body).toHaveLength(10)
  expect(await account.get('/addresses/sample-12')).toMatchObject({
    status: 200,
    body: {
      id: 'sample-12',
      address: '12 Rose Street, Ōtāhuhu, Auckland',
      suburb: 'Ōtāhuhu',
      city: 'Auckland',
      sa2_id: '151600',
      meshblock: '0501234',
      latitude: -36.95,
      longitude: 174.84,
      sample: true,
    },
  })
})

it('finds suburbs by name', async () => {
  expect(await account.get('/areas?q=pons')).toMatchObject({
    status: 200,
    body: [{ sa2_code: '131200', name: 'Ponsonby East', territorial_authority: 'Auckland', region: 'Auckland Region' }],
  })
})

it('returns nothing for an empty text, and refuses an invalid search', async () => {
  for (const path of ['/addresses', '/areas']) {
    expect(await account.get(`${path}?q=`)).toMatchObject({ status: 200, body: [] })
    expect(await account.get(path)).toMatchObject({ status: 400, body: { code: 'malformed' } })
    expect(await account.get(`${path}?q=${'x'.repeat(201)}`)).toMatchObject({
      status: 422,
      body: { fields: { q: 'Use at most 200 characters' } },
    })
    expect(await callAs(server).get(`${path}?q=rose`)).toMatchObject({ status: 401 })
  }
  expect(await account.get('/addresses/nothing')).toMatchObject({ status: 404, body: { code: 'not_found' } })
})
