import { MOST_SCREENINGS } from '@homeyield/contract/screening'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SURROUNDINGS } from '../testing/rent-surroundings.ts'
import { callAs, setSubscription, signUp, type TestAccount } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let account: TestAccount

beforeAll(async () => {
  server = await startTestServer({}, ({ pool }) =>
    pool.query(`
      insert into areas
        select (100000 + n)::text, 'Area ' || n, '001', 'Far North District', '01', 'Northland Region', true, -35, 174
        from generate_series(1, 3) as n;
      insert into market_rents
        select 'area', (100000 + n)::text, 'House', 3, 570, 640, 700, 12, 1, '2025-07-01' from generate_series(1, 3) as n;
      ${SURROUNDINGS}`),
  )
  account = await signUp(server, { premium: true })
})
afterAll(() => server.stop())

const MOMENT = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/u)
const HOME = { property: '12 Hill Road', sa2_code: '100001', dwelling: 'House', number_of_bedrooms: 3 }
const priced = (purchase_price: number, changes: object = {}) => ({ ...HOME, purchase_price, ...changes })

async function create(body: object, owner = account) {
  const response = await owner.post('/screenings', body)
  expect(response.status, JSON.stringify(response.body)).toBe(201)
  return response.body
}

const textOf = (homes: number) =>
  Array.from({ length: homes }, (_, at) => `${at + 1} Hill Road, Kauri - 3 bed house $500,000`).join('\n')

describe('a new list', () => {
  it('has its homes, and results on the terms by the rents of their areas', async () => {
    const list = await create({
      name: 'Hill Road',
      homes: [priced(900_000), priced(640_000)],
      terms: { interest_rate: 6.5 },
      criteria: { gross_at_least: 5 },
    })
    expect(list).toMatchObject({ name: 'Hill Road', version: 1, number_of_homes: 2, created_at: MOMENT })
    expect(list.terms).toMatchObject({ interest_rate: 6.5, deposit_pct: 30, deposit: null })
    expect(list.homes[0]).toMatchObject({ property: '12 Hill Road', state: 'known', sa2_code: '100001' })
    // 637 of 590 to 684 (rent-surroundings.ts) × 52 is 5.18 % of 640,000.
    expect(list.results).toMatchObject([
      { id: list.homes[1].id, rent: { median: 640 }, gross_rental_yield: 5.18, lvr: 70, rank: 1 },
      { id: list.homes[0].id, rank: 2 },
    ])
    expect(list.areas).toMatchObject([{ sa2_code: '100001' }])
    expect(list.areas[0].rents).toContainEqual(
      expect.objectContaining({ dwelling: 'House', number_of_bedrooms: 3, median: 640 }),
    )
    expect((await account.get(`/screenings/${list.id}`)).body).toEqual(list)
    expect((await account.get('/screenings')).body[0]).toEqual({
      id: list.id,
      name: 'Hill Road',
      version: 1,
      number_of_homes: 2,
      created_at: MOMENT,
      updated_at: MOMENT,
    })
  })

  it('has the terms of the list that was changed last, and a first one our guides and a gross yield of 5 %', async () => {
    const owner = await signUp(server, { premium: true })
    const first = await create({ homes: [HOME] }, owner)
    expect(first.name).toMatch(/^List of \d{1,2} [A-Z][a-z]{2} 20\d\d$/u)
    expect(first.terms).toMatchObject({ deposit_pct: 30, interest_rate: 5.5 })
    expect(first.criteria).toMatchObject({ gross_at_least: 5, cash_at_least: null, deal_breakers: [] })
    await create({ homes: [HOME], terms: { interest_rate: 7 } }, owner)
    const own = { terms: { interest_rate: 6.1 }, criteria: { gross_at_least: null, cash_at_least: -50 } }
    const { body: changed } = await owner.patch(`/screenings/${first.id}`, { version: 1, ...own })
    expect(await create({ homes: [HOME] }, owner)).toMatchObject({ terms: changed.terms, criteria: changed.criteria })
    const { criteria } = await create({ homes: [HOME], criteria: {} }, owner)
    expect(criteria).toMatchObject({ gross_at_least: null, cash_at_least: null })
  })

  it('stores a list once under its key, and refuses another body', async () => {
    const key = { 'idempotency-key': randomUUID() }
    const first = await account.post('/screenings', { homes: [priced(640_000)] }, key)
    expect((await account.post('/screenings', { homes: [priced(640_000)] }, key)).body).toEqual(first.body)
    const other = await account.post('/screenings', { homes: [priced(650_000)] }, key)
    expect(other).toMatchObject({ status: 422, body: { fields: { 'idempotency-key': expect.any(String) } } })
  })

  it.each<[string, object]>([
    ['neither a text nor homes', {}],
    ['both', { text: '1 Hill Road', homes: [HOME] }],
    ['a text without a home', { text: ' \n ' }],
    ['no homes', { homes: [] }],
    ['too many homes', { homes: Array.from({ length: 2001 }, () => ({ property: 'Kauri' })) }],
    ['too many homes in a text', { text: textOf(2001) }],
    ['too long a text', { text: 'Kauri\n'.repeat(84_000) }],
    ['a home without an address', { homes: [{ ...HOME, property: '' }] }],
    ['an unknown doubt', { homes: [{ ...HOME, doubts: ['colour'] }] }],
    ['an unknown criterion', { homes: [HOME], criteria: { deal_breakers: ['colour'] } }],
  ])('is refused with %s, and nothing is stored', async (_, body) => {
    const owner = await signUp(server, { premium: true })
    expect((await owner.post('/screenings', body)).status).toBe(422)
    expect((await owner.get('/screenings')).body).toEqual([])
  })

  it('is read from a text, with what is not certain', async () => {
    const text = ['Homes to look at:', '', '12 Hill Road, Kauri - 3 bed house, offers over $650,000', 'Kind regards']
    const list = await create({ text: text.join('\n') })
    expect(list.homes).toMatchObject([
      {
        state: 'not_found',
        property: '12 Hill Road, Kauri',
        dwelling: 'House',
        number_of_bedrooms: 3,
        price_words: expect.stringMatching(/over \$650,000/iu),
        doubts: [expect.stringContaining('price')],
      },
    ])
    const [{ id }] = list.homes
    const { body } = await account.patch(`/screenings/${list.id}`, {
      version: 1,
      homes: [{ id, purchase_price: 655_000 }],
    })
    expect(body.homes[0]).toMatchObject({ purchase_price: 655_000, doubts: [] })
  })

  it('keeps what was not certain in the lines of its homes', async () => {
    const list = await create({ homes: [priced(640_000, { doubts: ['price_about'] })] })
    expect(list.homes).toMatchObject([{ doubts: ['The list gives an approximate price.'] }])
  })

  it('is read from a text of two thousand homes', async () => {
    const list = await create({ text: textOf(2000) })
    expect([list.number_of_homes, list.homes.length]).toEqual([2000, 2000])
  })

  it('is refused when its text has more homes than a list may have', async () => {
    const { status, body } = await account.post('/screenings', { text: textOf(2001) })
    expect([status, body.error]).toEqual([
      422,
      'A list has at most 2,000 homes and 30,000 lines. Paste the others into another list.',
    ])
  })

  it('of a hundred homes and more is whole', async () => {
    const list = await create({ homes: Array.from({ length: 120 }, (_, at) => priced(500_000 + 1000 * at)) })
    expect([list.homes.length, list.results.length]).toEqual([120, 120])
    // The cheapest first.
    expect(list.results[0].id).toBe(list.homes[0].id)
  })

  it('is refused beyond the most that an account may have', async () => {
    const owner = await signUp(server, { premium: true })
    await server.database.pool.query(
      `insert into screenings (account_id, name, terms, criteria, homes)
       select $1, 'List', '{}', '{}', '[]' from generate_series(1, $2::int)`,
      [owner.id, MOST_SCREENINGS],
    )
    const { status, body } = await owner.post('/screenings', { homes: [HOME] })
    expect([status, body.error]).toEqual([422, 'You have 100 lists. Delete one that you no longer need.'])
    expect((await owner.get('/screenings')).body).toHaveLength(MOST_SCREENINGS)
  })

  it('of several at once is one, without Premium', async () => {
    const free = await signUp(server)
    const answers = await Promise.all([1, 2, 3].map(() => free.post('/screenings', { homes: [HOME] })))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 403, 403])
  })

  it('needs a session', async () => {
    expect((await callAs(server).post('/screenings', { homes: [HOME] })).status).toBe(401)
  })
})

describe('a free account', () => {
  it('has ten homes read, with rents in its own suburb, and uses up no search', async () => {
    const free = await signUp(server)
    const homes = Array.from({ length: 12 }, (_, index) => priced(640_000, { sa2_code: `10000${(index % 2) + 1}` }))
    const list = await create({ homes }, free)
    const states = (body: { homes: { state: string }[] }) => body.homes.map(({ state }) => state)
    expect(states(list)).toEqual([
      ...Array.from({ length: 10 }, () => 'premium_required'),
      ...Array.from({ length: 2 }, () => 'not_read'),
    ])
    expect([list.results, list.areas]).toEqual([[], []])
    await free.get('/market-rent/sa2?sa2_code=100002')
    const read = (await free.get(`/screenings/${list.id}`)).body
    expect(states(read).filter((state) => state === 'known')).toHaveLength(5)
    expect(read.areas.map(({ sa2_code }: { sa2_code: string }) => sa2_code)).toEqual(['100002'])
    expect(read.results).toHaveLength(5)
  })

  it('has one list; those of a lapsed membership stay and are read as free ones', async () => {
    const owner = await signUp(server, { premium: true })
    const homes = Array.from({ length: 11 }, () => priced(640_000))
    const [list] = [await create({ homes }, owner), await create({ homes }, owner)]
    await setSubscription(server, owner.id, 'canceled')
    const refused = await owner.post('/screenings', { homes })
    expect(refused).toMatchObject({ status: 403, body: { code: 'premium_required' } })
    expect((await owner.get('/screenings')).body).toHaveLength(2)
    const read = (await owner.get(`/screenings/${list.id}`)).body
    expect([read.homes[0].state, read.homes[10].state]).toEqual(['premium_required', 'not_read'])
    await setSubscription(server, owner.id, 'active')
    expect((await owner.get(`/screenings/${list.id}`)).body.results).toHaveLength(11)
  })
})
