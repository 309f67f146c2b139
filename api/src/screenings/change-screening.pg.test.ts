import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SURROUNDINGS } from '../testing/rent-surroundings.ts'
import { setSubscription, signUp, type TestAccount } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let account: TestAccount

beforeAll(async () => {
  server = await startTestServer({}, ({ pool }) =>
    pool.query(`
      insert into areas values
        ('100001', 'Area 1', '001', 'Far North District', '01', 'Northland Region', true, -35, 174);
      insert into market_rents values ('area', '100001', 'House', 3, 570, 640, 700, 12, 1, '2025-07-01');
      insert into streets (id, name, suburb, city, territorial_authority) values
        (1, 'Hill Road', 'Kauri', 'Kerikeri', 'Far North District'),
        (2, 'Hill Road', 'Totara', 'Kaitaia', 'Far North District');
      insert into addresses (id, street_id, label, house_number, suffix, unit, sa2_code, latitude, longitude) values
        ('a1', 1, '12', 12, '', '', '100001', -35, 174), ('a2', 2, '12', 12, '', '', '100001', -35, 174);
      insert into import_reports (name, source, report) values ('addresses', 'test', '{}');
      ${SURROUNDINGS}`),
  )
  account = await signUp(server, { premium: true })
})
afterAll(() => server.stop())

const HOME = {
  property: '1 Own Road',
  sa2_code: '100001',
  dwelling: 'House',
  number_of_bedrooms: 3,
  purchase_price: 640_000,
}
const create = async (homes: readonly object[], owner = account) => {
  const { status, body } = await owner.post('/screenings', { homes })
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}

describe('a change of a list', () => {
  it('changes terms, criteria and homes, and leaves the rest', async () => {
    const list = await create([HOME, { ...HOME, purchase_price: null }])
    const [first, second] = list.homes
    const { status, body } = await account.patch(`/screenings/${list.id}`, {
      version: 1,
      name: 'Kauri',
      terms: { deposit_pct: 20, repairs_maintenance: null },
      criteria: { price_at_most: 700_000, deal_breakers: ['price_at_most'] },
      homes: [
        { id: first.id, left_out: true },
        { id: second.id, purchase_price: 710_000, number_of_bedrooms: 4, dwelling: 'Flat' },
      ],
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      version: 2,
      name: 'Kauri',
      terms: { ...list.terms, deposit_pct: 20, repairs_maintenance: null },
      criteria: { ...list.criteria, price_at_most: 700_000, deal_breakers: ['price_at_most'] },
      homes: [
        { ...first, left_out: true },
        { ...second, purchase_price: 710_000, number_of_bedrooms: 4, dwelling: 'Flat' },
      ],
    })
    // A home that is left out is not compared.
    expect(body.results).toMatchObject([{ id: second.id, is_out: true, rank: null, lvr: 80 }])
    expect((await account.get(`/screenings/${list.id}`)).body).toEqual(body)
  })

  it('answers only what changed where that is asked for, by which the client has the same list', async () => {
    const list = await create([HOME, { ...HOME, property: '12 Hill Road', sa2_code: null }, HOME])
    const [first, second, third] = list.homes
    const { status, body } = await account.patch(`/screenings/${list.id}?answer=changes`, {
      version: 1,
      terms: { deposit_pct: 20 },
      homes: [{ id: second.id, candidate_id: second.candidates[0].id }],
    })
    expect([status, body.version, body.terms.deposit_pct]).toEqual([200, 2, 20])
    expect(body).not.toHaveProperty('results')
    expect(body.changed_homes).toMatchObject([{ id: second.id, state: 'known' }])
    const whole = (await account.get(`/screenings/${list.id}`)).body
    expect(whole.homes).toEqual([first, body.changed_homes[0], third])
    expect(body.areas).toEqual(whole.areas)
    const named = await account.patch(`/screenings/${list.id}?answer=changes`, { version: 2, name: 'Kauri' })
    expect(named.body).toMatchObject({ name: 'Kauri', changed_homes: [], areas: [] })
    const refused = await account.patch(`/screenings/${list.id}?answer=changes`, { version: 2, name: 'Rata' })
    expect([refused.status, refused.body.screening.name]).toEqual([409, 'Kauri'])
  })

  it('forgets a calculation that was deleted elsewhere', async () => {
    const list = await create([HOME])
    const { id } = (await account.post('/calculations', { property: '1 Own Road' })).body
    const homes = [{ id: list.homes[0].id, calculation_id: id }]
    await account.patch(`/screenings/${list.id}`, { version: 1, homes })
    expect((await account.delete(`/calculations/${id}`)).status).toBeLessThan(300)
    expect((await account.get(`/screenings/${list.id}`)).body.homes[0].calculation_id).toBeNull()
  })

  it('is refused when another came before it, with the current list', async () => {
    const list = await create([HOME])
    const { body: changed } = await account.patch(`/screenings/${list.id}`, { version: 1, name: 'One' })
    const { status, body } = await account.patch(`/screenings/${list.id}`, { version: 1, name: 'Two' })
    expect([status, body.code, body.screening]).toEqual([409, 'conflict', changed])
  })

  it('answers a question by one of its candidates, and searches another address', async () => {
    const list = await create([{ ...HOME, property: '12 Hill Road', sa2_code: null }])
    const [home] = list.homes
    expect(home).toMatchObject({ state: 'question', property: '12 Hill Road', sa2_code: null })
    expect(home.candidates.map(({ address }: { address: string }) => address).toSorted()).toEqual([
      '12 Hill Road, Kauri, Kerikeri',
      '12 Hill Road, Totara, Kaitaia',
    ])
    expect(list.results).toEqual([])
    const change = async (version: number, changes: object) =>
      (await account.patch(`/screenings/${list.id}`, { version, homes: [{ id: home.id, ...changes }] })).body
    const chosen = await change(1, { candidate_id: home.candidates[1].id })
    const { address } = home.candidates[1]
    expect(chosen.homes[0]).toMatchObject({ state: 'known', found: 'address', property: address, candidates: [] })
    expect(chosen.results).toHaveLength(1)
    const moved = await change(2, { property: '12 Hill Road, Kauri, Kerikeri' })
    expect(moved.homes[0]).toMatchObject({ state: 'known', suburb: 'Kauri', purchase_price: 640_000 })
    expect((await change(3, { property: 'zzzzzz qqqqq' })).homes[0]).toMatchObject({ state: 'not_found', found: null })
  })

  it.each<[string, (id: string) => object]>([
    ['a home of another list', () => ({ id: randomUUID(), left_out: true })],
    ['a candidate that was not asked about', (id) => ({ id, candidate_id: 'address:nowhere' })],
    ['a calculation that does not exist', (id) => ({ id, calculation_id: randomUUID() })],
    ['a price that is none', (id) => ({ id, purchase_price: 'cheap' })],
  ])('is refused with %s, and changes nothing', async (_, changeOf) => {
    const list = await create([HOME])
    const homes = [{ id: list.homes[0].id, left_out: true }, changeOf(list.homes[0].id)]
    expect((await account.patch(`/screenings/${list.id}`, { version: 1, homes })).status).toBe(422)
    expect((await account.get(`/screenings/${list.id}`)).body).toEqual(list)
  })

  it('takes the account’s own calculations only', async () => {
    const list = await create([HOME])
    const stranger = await signUp(server)
    const [own, other] = await Promise.all(
      [account, stranger].map(async (one) => (await one.post('/calculations', { property: '1 Own Road' })).body.id),
    )
    const change = (calculation_id: string) =>
      account.patch(`/screenings/${list.id}`, { version: 1, homes: [{ id: list.homes[0].id, calculation_id }] })
    expect((await change(other)).status).toBe(422)
    expect((await change(own)).body.homes[0].calculation_id).toBe(own)
  })

  it('reads what was not read, once the account has Premium', async () => {
    const owner = await signUp(server)
    const list = await create(
      Array.from({ length: 12 }, () => ({ property: '12 Hill Road, Kauri, Kerikeri' })),
      owner,
    )
    expect([list.homes[9].state, list.homes[10].state]).toEqual(['premium_required', 'not_read'])
    await setSubscription(server, owner.id, 'active')
    const { body } = await owner.patch(`/screenings/${list.id}`, { version: 1 })
    expect(body.homes[11]).toMatchObject({ state: 'known', suburb: 'Kauri' })
  })
})

describe('a list that is deleted', () => {
  it('takes the calculations with it that were saved from it and not changed since', async () => {
    const list = await create([HOME, HOME, HOME])
    const save = async () => (await account.post('/calculations', { property: '1 Own Road' })).body.id
    const [unchanged, changed, alone] = [await save(), await save(), await save()]
    await account.patch(`/calculations/${changed}`, { note: 'Seen on Sunday' })
    const homes = [unchanged, changed].map((calculation_id, at) => ({ id: list.homes[at].id, calculation_id }))
    await account.patch(`/screenings/${list.id}`, { version: 1, homes })
    const { status, body } = await account.delete(`/screenings/${list.id}?calculations=delete`)
    expect([status, body]).toEqual([200, { deleted_calculations: 1 }])
    const left = async (id: string) => (await account.get(`/calculations/${id}`)).status
    expect([await left(unchanged), await left(changed), await left(alone)]).toEqual([404, 200, 200])
    expect((await account.get(`/screenings/${list.id}`)).status).toBe(404)
  })

  it('leaves one that was there before the list, though a home of it was linked to it', async () => {
    const { body: before } = await account.post('/calculations', { property: '1 Own Road' })
    const list = await create([HOME])
    const homes = [{ id: list.homes[0].id, calculation_id: before.id }]
    expect((await account.patch(`/screenings/${list.id}`, { version: 1, homes })).status).toBe(200)
    const { body } = await account.delete(`/screenings/${list.id}?calculations=delete`)
    expect(body).toEqual({ deleted_calculations: 0 })
    expect((await account.get(`/calculations/${before.id}`)).status).toBe(200)
  })

  it('leaves them otherwise', async () => {
    const list = await create([HOME])
    const { body: saved } = await account.post('/calculations', { property: '1 Own Road' })
    await account.patch(`/screenings/${list.id}`, {
      version: 1,
      homes: [{ id: list.homes[0].id, calculation_id: saved.id }],
    })
    expect((await account.delete(`/screenings/${list.id}`)).body).toEqual({ deleted_calculations: 0 })
    expect((await account.get(`/calculations/${saved.id}`)).status).toBe(200)
  })

  it('is not found twice', async () => {
    const list = await create([HOME])
    await account.delete(`/screenings/${list.id}`)
    expect((await account.delete(`/screenings/${list.id}`)).status).toBe(404)
  })
})

describe('templates', () => {
  const template = (name: string) => ({ name, terms: { interest_rate: 6 }, criteria: { gross_at_least: 5 } })

  it('are named terms and criteria, replaced together', async () => {
    const owner = await signUp(server)
    expect((await owner.get('/screening-templates')).body).toEqual({ version: 0, templates: [] })
    const { status, body } = await owner.put('/screening-templates', { version: 0, templates: [template('Mine')] })
    expect([status, body.version]).toEqual([200, 1])
    expect(body.templates).toMatchObject([
      { name: 'Mine', terms: { interest_rate: 6, deposit_pct: 30 }, criteria: { gross_at_least: 5, dwellings: [] } },
    ])
    expect((await owner.get('/screening-templates')).body).toEqual(body)
    const refused = await owner.put('/screening-templates', { version: 0, templates: [] })
    expect(refused).toMatchObject({ status: 409, body: { code: 'conflict', ...body } })
    expect((await owner.put('/screening-templates', { version: 1, templates: [] })).body.templates).toEqual([])
  })

  it.each<[string, object[]]>([
    ['one name twice', [template('Mine'), template('mine')]],
    ['no name', [template('')]],
    ['too many', Array.from({ length: 21 }, (_, number) => template(`Terms ${number}`))],
  ])('are refused with %s, and nothing is stored', async (_, templates) => {
    const owner = await signUp(server)
    expect((await owner.put('/screening-templates', { version: 0, templates })).status).toBe(422)
    expect((await owner.get('/screening-templates')).body).toEqual({ version: 0, templates: [] })
  })
})
