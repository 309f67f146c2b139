import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SURROUNDINGS } from '../testing/rent-surroundings.ts'
import { callAs, TEST_PASSWORD, type TestResponse } from '../testing/test-client.ts'
import { startTestServer, TEST_NAME, type TestServer } from '../testing/test-server.ts'

const DAY = 24 * 60 * 60 * 1000
const KAURI = '200001,200002'

let server: TestServer
let limited: Pick<TestServer, 'url'>

beforeAll(async () => {
  server = await startTestServer({}, ({ pool }) =>
    pool.query(`
      -- Kauri is two areas; there is a Rimu in three districts.
      insert into areas values
        ('200001', 'Kauri North', '002', 'Wairoa District', '02', 'Hawke''s Bay Region', true, -39, 177),
        ('200002', 'Kauri South', '002', 'Wairoa District', '02', 'Hawke''s Bay Region', true, -39, 177),
        ('200003', 'Frasertown', '002', 'Wairoa District', '02', 'Hawke''s Bay Region', true, -39, 177),
        ('200004', 'Rimu', '002', 'Wairoa District', '02', 'Hawke''s Bay Region', true, -39, 177),
        ('200005', 'Rimu', '003', 'Gisborne District', '03', 'Gisborne Region', true, -38, 178),
        ('200006', 'Nuhaka', '002', 'Wairoa District', '02', 'Hawke''s Bay Region', true, -39, 177),
        ('200007', 'Rimu', '047', 'Wellington City', '09', 'Wellington Region', true, -41, 174);
      insert into market_rents
        select 'area', (200000 + n)::text, 'House', 3, 570, 640, 700, 12, 1, '2025-07-01' from generate_series(1, 5) as n;
      ${SURROUNDINGS};
      delete from rent_surroundings where sa2_code = '200006';
      insert into streets (id, name, suburb, city, territorial_authority) values
        (1, 'Rata Street', 'Frasertown', 'Wairoa', 'Wairoa District'),
        (2, 'Rata Street', 'Kauri', 'Wairoa', 'Wairoa District');
      insert into addresses (id, street_id, label, house_number, unit, address, sa2_code, latitude, longitude, is_sample) values
        ('a1', 1, '7', 7, '', '7 Rata Street, Frasertown, Wairoa', '200003', -39, 177, true),
        ('a2', 1, '72', 72, '', '72 Rata Street, Frasertown, Wairoa', '200003', -39, 177, true),
        ('a3', 2, '72', 72, '', '72 Rata Street, Kauri, Wairoa', '200001', -39, 177, true)`),
  )
  limited = await server.startAnother({ trustedProxies: 1, looksPerAddress: { attempts: 2, minutes: 60 } })
})
afterAll(() => server.stop())

const look = (query: string, cookie?: string, at: Pick<TestServer, 'url'> = server) =>
  callAs(at).call('GET', `/look?${query}`, undefined, {
    // Its network for the server that counts.
    'x-forwarded-for': '203.0.113.9',
    ...(cookie === undefined ? {} : { cookie }),
  })

const cookieOf = ({ body }: TestResponse) => `theme=dark; homeyield_look=${body.look}`

async function signUp(sent: object) {
  const { status, body } = await callAs(server).post('/account', {
    name: TEST_NAME,
    email: `${randomUUID()}@homeyield.test`,
    password: TEST_PASSWORD,
    password_confirmation: TEST_PASSWORD,
    ...sent,
  })
  expect(status).toBe(201)
  return { ...body, client: callAs(server, body.auth_token) }
}

describe('a look', () => {
  it('answers the rent of a suburb with all its areas, and a cookie that no script reads', async () => {
    const found = await look('place=kauri')
    expect(found).toMatchObject({
      status: 200,
      body: {
        place: { name: 'Kauri', suburb: 'Kauri', city: 'Wairoa District', sa2_code: KAURI, address: null },
        rent: { dwelling: 'House', number_of_bedrooms: 3, median: 640 },
        choices: [],
      },
    })
    expect(found.headers.get('set-cookie')).toBe(
      `homeyield_look=${found.body.look}; Max-Age=86400; Path=/; HttpOnly; SameSite=Lax`,
    )
  })

  it.each(['place=Kauri, Wairoa', 'place=Kauri, Wairoa 4108', `place=anything&sa2_code=${KAURI}`])(
    'finds the suburb by %s',
    async (query) => {
      expect((await look(query)).body.place).toMatchObject({ name: 'Kauri', sa2_code: KAURI })
    },
  )

  it('reads a place as a list of homes does', async () => {
    expect((await look('place=Rimu, Welly')).body.place).toMatchObject({ name: 'Rimu', city: 'Wellington City' })
    const { body } = await look('place=19 Nowhere Lane Frasertown')
    expect(body.place).toMatchObject({ name: 'Frasertown', is_address_unknown: true })
  })

  it('asks about a name that is spelt otherwise, and which home of a street is meant', async () => {
    const choices = async (place: string) => (await look(`place=${place}`)).body.choices
    expect(await choices('Frasertwon, Wairoa')).toEqual([
      { name: 'Frasertown, Wairoa District', sa2_code: '200003', address_id: null },
    ])
    const onStreet = await choices('Rata Street, Wairoa')
    expect(onStreet.map(({ address_id }: { address_id: string }) => address_id).toSorted()).toEqual(['a1', 'a2', 'a3'])
  })

  it.each([
    '7 rata st, frasertown',
    'Unit 1, 7 Rata Street, Frasertown',
    '7 Rata Street, Frasertown, Wairoa 4108, New Zealand',
  ])('answers the rent of the area of an address, which may be a sample: %s', async (place) => {
    const { body } = await look(`place=${place}`)
    expect(body.place).toEqual({
      name: 'Frasertown',
      sa2_code: '200003',
      suburb: 'Frasertown',
      city: 'Wairoa',
      address: '7 Rata Street, Frasertown, Wairoa',
      address_id: 'a1',
      is_sample_address: true,
      is_address_unknown: false,
    })
    expect(body.rent.median).toBe(640)
  })

  it('answers the rent of the suburb of an address that is not known, and says so', async () => {
    const { body } = await look('place=19 Nowhere Lane, Frasertown, Wairoa')
    expect(body.place).toMatchObject({ name: 'Frasertown', address: null, is_address_unknown: true })
  })

  it.each([
    ['72 Rato Street, Frasertown', ['Frasertown, Wairoa District', '72 Rata Street, Frasertown']],
    ['72 Rata Street, Rimu', ['Rimu, Wairoa District', 'Rimu, Gisborne District']],
    ['73 Rato Street', []],
  ])('asks rather than takes another street for %s', async (place, names) => {
    const { body } = await look(`place=${place}`)
    expect([body.place, body.look]).toEqual([null, null])
    const given = body.choices.map(({ name }: { name: string }) => name)
    expect(given.slice(0, names.length)).toEqual(names.map((name) => expect.stringContaining(name)))
  })

  it('asks which of several places is meant, and uses nothing', async () => {
    const suburbs = await look('place=rimu')
    expect(suburbs.body).toMatchObject({ place: null, rent: null, look: null })
    expect(suburbs.body.choices.map(({ name }: { name: string }) => name)).toEqual([
      'Rimu, Wairoa District',
      'Rimu, Gisborne District',
      'Rimu, Wellington City',
    ])
    expect(suburbs.headers.get('set-cookie')).toBeNull()
    const homes = await look('place=72 Rata Street')
    expect(homes.body.choices).toEqual(
      expect.arrayContaining([
        { name: '72 Rata Street, Frasertown, Wairoa', sa2_code: null, address_id: 'a2' },
        { name: '72 Rata Street, Kauri, Wairoa', sa2_code: null, address_id: 'a3' },
      ]),
    )
    expect((await look('place=&address_id=a3')).body.place).toMatchObject({ name: 'Kauri North', address_id: 'a3' })
  })

  it('finds nothing for a name that nothing has, and uses nothing where no rent is known', async () => {
    expect((await look('place=Qqqqq')).body).toEqual({ place: null, rent: null, look: null, choices: [] })
    const unknown = await look('place=Nuhaka')
    expect(unknown.body).toMatchObject({ place: { name: 'Nuhaka' }, rent: null, look: null })
    expect(unknown.headers.get('set-cookie')).toBeNull()
  })

  it.each([
    ['', 400],
    ['place=', 422],
    ['place=Kauri&bedrooms=0', 422],
    ['place=Kauri&dwelling=Castle', 422],
    ['place=Kauri&price=-1', 422],
    ['sa2_code=999999', 404],
    ['address_id=a9', 404],
  ])('refuses ?%s with %i', async (query, status) => expect((await look(query)).status).toBe(status))
})

describe('an account', () => {
  it('has the suburb of its look as its free search, with what the first calculation is filled with', async () => {
    const seen = await look('place=7 Rata Street, Frasertown&dwelling=House&bedrooms=3&price=650,000')
    const { look: filled, account, client } = await signUp({ look: seen.body.look })
    expect(filled).toEqual({
      sa2_code: '200003',
      suburb: 'Frasertown',
      city: 'Wairoa',
      address: '7 Rata Street, Frasertown, Wairoa',
      address_id: 'a1',
      dwelling: 'House',
      bedrooms: 3,
      price: 650_000,
    })
    expect(account).toMatchObject({ searched_areas: '200003' })
    expect((await client.get('/market-rent/sa2?sa2_code=200003')).status).toBe(200)
    expect(await client.get('/market-rent/sa2?sa2_code=200001')).toMatchObject({
      status: 403,
      body: { code: 'premium_required' },
    })
  })

  it('has all that its browser has seen as its free search, not only the last look', async () => {
    const first = await look('place=Kauri')
    const { body } = await look('address_id=a3', cookieOf(first))
    const { account, client } = await signUp({ look: body.look })
    expect(account).toMatchObject({ searched_areas: KAURI })
    expect((await client.get('/market-rent/sa2?sa2_code=200002')).status).toBe(200)
  })

  it('may use an area of the suburb that was looked at, and take the search back', async () => {
    const { client } = await signUp({ look: (await look('place=Kauri')).body.look })
    expect((await client.get('/market-rent/sa2?sa2_code=200002')).status).toBe(200)
    expect((await client.get(`/areas/${KAURI}`)).body).toMatchObject({ suburb: 'Kauri' })
    expect(await client.post('/account/undo_search')).toMatchObject({ status: 200, body: { searched_areas: null } })
  })

  it.each([
    ['none', () => null],
    ['a forged one', (given: string) => `${given.slice(0, -4)}AAAA`],
    ['a text', () => 'look'],
  ])('with %s has its search still', async (_, change) => {
    const given: string = (await look('place=Kauri')).body.look
    const { look: filled, account } = await signUp({ look: change(given) })
    expect([filled, account.searched_areas]).toEqual([null, null])
  })

  it('with an expired look or a token of a session has its search still', async () => {
    const { auth_token } = await signUp({})
    const old = (await look('place=Kauri')).body.look
    server.wait(DAY)
    for (const sent of [old, auth_token]) {
      const { look: filled, account } = await signUp({ look: sent })
      expect([filled, account.searched_areas]).toEqual([null, null])
    }
  })

  it('is not signed in by a look', async () => {
    const { body } = await look('place=Kauri')
    expect((await callAs(server, body.look).get('/account')).status).toBe(401)
  })
})

describe('a second look', () => {
  it('at the same suburb is answered, of any kind of home', async () => {
    const cookie = cookieOf(await look('place=Kauri'))
    for (const query of ['place=Kauri&dwelling=Flat&bedrooms=2', 'sa2_code=200001', 'address_id=a3&price=$700k']) {
      expect((await look(query, cookie)).status, query).toBe(200)
    }
  })

  it('at another is refused until the day is over, however often the first was looked at', async () => {
    const first = await look('place=Kauri')
    server.wait(DAY / 2)
    const again = cookieOf(await look(`sa2_code=${KAURI}&bedrooms=4`, cookieOf(first)))
    expect(await look('place=Frasertown', again)).toMatchObject({
      status: 403,
      body: {
        code: 'look_used',
        error: 'You have used your free look for Kauri, Wairoa District. Sign up to see the rent of another place.',
      },
    })
    server.wait(DAY / 2)
    expect((await look('place=Frasertown', again)).status).toBe(200)
  })

  it('is answered with a cookie that is not ours', async () => {
    const { auth_token } = await signUp({})
    expect((await look('place=Frasertown', `homeyield_look=${auth_token}`)).status).toBe(200)
  })

  it('counts for its network, but not at the place that was looked at', async () => {
    const first = await look('place=Kauri', undefined, limited)
    for (const bedrooms of [1, 2, 4]) {
      expect((await look(`sa2_code=${KAURI}&bedrooms=${bedrooms}`, cookieOf(first), limited)).status).toBe(200)
    }
    expect((await look('place=Frasertown', undefined, limited)).status).toBe(200)
    const refused = await look('place=Kauri', undefined, limited)
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
