import { afterAll, beforeAll, expect, it } from 'vitest'
import { encodePolygons } from '@homeyield/domain/outlines/outline'
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

it('finds addresses within 200 m, nearest first, one for all units, and the suburb', async () => {
  const metre = 1 / 111_320
  await server.database.pool.query(`insert into area_outlines values ('131200', $1)`, [
    encodePolygons([
      [
        [
          [174.6, -36.9],
          [174.8, -36.9],
          [174.8, -36.7],
          [174.6, -36.9],
        ],
      ],
    ]),
  ])
  const [latitude, longitude] = [-36.85, 174.7]
  await server.database.pool.query(
    `insert into streets values (2, 'Kauri Street', null, 'Auckland', 'Auckland');
     insert into addresses (id, street_id, label, house_number, unit, latitude, longitude) values
       ('far', 2, '40', 40, '', ${latitude + 201 * metre}, ${longitude}),
       ('unit', 2, '1/2', 2, '1', ${latitude}, ${longitude}),
       ('house', 2, '2', 2, '', ${latitude}, ${longitude}),
       ('east', 2, '6', 6, '', ${latitude}, ${longitude + 199 * metre * 1.24}),
       ('north', 2, '4', 4, '', ${latitude + 199 * metre}, ${longitude})`,
  )
  const near = (body: object) => account.post('/addresses/near', body)
  expect(await near({ latitude, longitude })).toMatchObject({
    status: 200,
    body: {
      addresses: [{ id: 'house', address: '2 Kauri Street, Auckland', sample: false }, { id: 'east' }, { id: 'north' }],
      area: { sa2_code: '131200', name: 'Ponsonby East', suburb: 'Ponsonby', territorial_authority: 'Auckland' },
    },
  })
  expect(await near({ latitude: -41, longitude: 150 })).toMatchObject({ body: { addresses: [], area: null } })
  expect(await near({ latitude: 5e-324, longitude: -5e-324 })).toMatchObject({ status: 200 })
  expect(await near({ latitude: 91, longitude: 0 })).toMatchObject({ status: 422 })
  expect(await callAs(server).post('/addresses/near', { latitude, longitude })).toMatchObject({ status: 401 })
})

it('finds suburbs by name', async () => {
  expect(await account.get('/areas?q=pons')).toMatchObject({
    status: 200,
    body: [
      {
        sa2_code: '131200',
        name: 'Ponsonby East',
        suburb: 'Ponsonby',
        territorial_authority: 'Auckland',
        region: 'Auckland Region',
      },
    ],
  })
})

it('reads one suburb by its code', async () => {
  expect(await account.get('/areas/131200')).toMatchObject({
    status: 200,
    body: {
      sa2_code: '131200',
      name: 'Ponsonby East',
      suburb: 'Ponsonby',
      territorial_authority: 'Auckland',
      region: 'Auckland Region',
    },
  })
  expect(await account.get('/areas/999999')).toMatchObject({ status: 404, body: { code: 'not_found' } })
  expect(await callAs(server).get('/areas/131200')).toMatchObject({ status: 401 })
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
