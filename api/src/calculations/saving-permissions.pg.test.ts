import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accountAt, lapse, setMembership, signUpPremium } from '../testing/membership.ts'
import { callAs, signUp, type TestAccount, type TestResponse, type TestClient } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

// Who may save, change and read how many calculations.
let server: TestServer
let another: Pick<TestServer, 'url'>
let free: TestAccount

beforeAll(async () => {
  server = await startTestServer()
  another = await server.startAnother()
})
afterAll(() => server.stop())
beforeEach(async () => {
  free = await signUp(server)
})

const DAY = 24 * 60 * 60 * 1000
const PREMIUM_REQUIRED = {
  status: 403,
  body: { error: 'You need a premium account to access that feature.', code: 'premium_required' },
}
const READ_ONLY = { status: 403, body: { code: 'read_only' } }

const home = (number: number) => ({ property: `${number} High Street, Frankton, Hamilton`, purchase_price: 500_000 })
const saveAt = (client: TestClient, number: number, key?: string) =>
  client.post('/calculations', home(number), key === undefined ? {} : { 'idempotency-key': key })
const twenty = <Result>(ask: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: 20 }, (_, index) => ask(index)))
const statusesOf = (responses: readonly TestResponse[]) =>
  responses.map(({ status }) => status).toSorted((a, b) => a - b)

async function listOf(account: TestClient): Promise<{ id: string; readonly: boolean; version: number }[]> {
  const { status, body } = await account.get('/calculations')
  expect(status).toBe(200)
  return body
}

async function saved(account: TestClient, number: number): Promise<string> {
  const { status, body } = await saveAt(account, number)
  expect(status).toBe(201)
  return body.id
}

async function lapsedWith(calculations: number): Promise<{ account: TestAccount; ids: string[] }> {
  const account = await signUpPremium(server)
  const ids: string[] = []
  for (let number = 1; number <= calculations; number += 1) ids.unshift(await saved(account, number))
  await lapse(server, account)
  return { account, ids }
}

describe('a visitor', () => {
  it.each([undefined, 'nonsense', 'e30.e30.e30'])('with the token %j gets nothing at all', async (token) => {
    const id = await saved(free, 1)
    const visitor = callAs(server, token)
    const responses = [
      await visitor.get('/calculations'),
      await visitor.get(`/calculations/${id}`),
      await saveAt(visitor, 2),
      await visitor.patch(`/calculations/${id}`, { deposit: 1 }),
      await visitor.delete(`/calculations/${id}`),
    ]
    for (const response of responses) expect(response).toMatchObject({ status: 401, body: { code: 'not_signed_in' } })
    expect(await listOf(free)).toMatchObject([{ id, version: 1 }])
  })
})

describe('a second calculation of a free account', () => {
  const PARALLEL = [
    ['under a key each', () => randomUUID()],
    ['without a key', () => undefined],
  ] as const
  it.each(PARALLEL)('is never saved: of twenty parallel saves %s, at two servers, one is', async (_, keyOf) => {
    const there = accountAt(another, free)
    const responses = await twenty((index) => saveAt(index % 2 === 0 ? free : there, index, keyOf()))
    expect(statusesOf(responses)).toEqual([201, ...Array.from({ length: 19 }, () => 403)])
    for (const response of responses.filter(({ status }) => status === 403))
      expect(response).toMatchObject(PREMIUM_REQUIRED)
    expect(await listOf(free)).toMatchObject([{ id: responses.find(({ status }) => status === 201)?.body.id }])
  })

  it('is the first again under the same key, twenty times at once at two servers', async () => {
    const there = accountAt(another, free)
    const key = randomUUID()
    const responses = await twenty((index) => saveAt(index % 2 === 0 ? free : there, 0, key))
    expect(new Set(statusesOf(responses))).toEqual(new Set([201]))
    expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1)
    expect(await listOf(free)).toHaveLength(1)
  })

  it('is never saved while the first is deleted and saved again and again', async () => {
    const there = accountAt(another, free)
    for (let round = 0; round < 8; round += 1) {
      const [saved] = await listOf(free)
      const responses = await Promise.all([
        ...Array.from({ length: 6 }, (_, index) => saveAt(index % 2 === 0 ? free : there, index, randomUUID())),
        ...(saved ? [free.delete(`/calculations/${saved.id}`), there.delete(`/calculations/${saved.id}`)] : []),
        saveAt(free, 7, `again-${round}`),
        saveAt(there, 7, `again-${round}`),
      ])
      for (const { status } of responses) expect([201, 204, 403, 404]).toContain(status)
      expect((await listOf(free)).length).toBeLessThanOrEqual(1)
    }
  })

  it('is not had by a save whose key was used for one that is deleted by now', async () => {
    const first = await saveAt(free, 1, 'first')
    await free.delete(`/calculations/${first.body.id}`)
    await saved(free, 2)
    expect(await saveAt(free, 1, 'first')).toMatchObject(PREMIUM_REQUIRED)
  })

  it('is not allowed by claiming to be premium, or another account', async () => {
    await saved(free, 1)
    const premium = await signUpPremium(server)
    const claims = { premium: true, account_id: premium.id, subscription: 'active', membership: 'premium' }
    expect(await free.post('/calculations', { ...home(2), ...claims })).toMatchObject(PREMIUM_REQUIRED)
    expect(await free.post(`/calculations?account_id=${premium.id}&premium=true`, home(2))).toMatchObject(
      PREMIUM_REQUIRED,
    )
    await free.patch('/account', claims)
    expect((await free.get('/account')).body.premium).toBe(false)
    expect(await saveAt(free, 2)).toMatchObject(PREMIUM_REQUIRED)
    expect(await listOf(premium)).toEqual([])
  })

  it('is saved once it pays, however many at once', async () => {
    await saved(free, 1)
    await setMembership(server, free.id, { status: 'active' })
    expect(new Set(statusesOf(await twenty((index) => saveAt(free, index))))).toEqual(new Set([201]))
    expect(await listOf(free)).toHaveLength(21)
  })
})

describe('the state at the payment provider', () => {
  it.each([
    ['nothing', () => null, false],
    ['active', () => ({ status: 'active' }), true],
    ['trialing', () => ({ status: 'trialing' }), true],
    [
      'past due for less than seven days',
      () => ({ status: 'past_due', pastDueSince: Date.now() - 7 * DAY + 60_000 }),
      true,
    ],
    [
      'past due for more than seven days',
      () => ({ status: 'past_due', pastDueSince: Date.now() - 7 * DAY - 60_000 }),
      false,
    ],
    ['past due, since nobody knows when', () => ({ status: 'past_due' }), false],
    ['canceled', () => ({ status: 'canceled' }), false],
    ['unpaid', () => ({ status: 'unpaid' }), false],
    ['incomplete', () => ({ status: 'incomplete' }), false],
    ['incomplete_expired', () => ({ status: 'incomplete_expired' }), false],
    ['paused', () => ({ status: 'paused' }), false],
    ['ACTIVE', () => ({ status: 'ACTIVE' }), false],
  ])('%s: a second calculation is saved, %s', async (_, subscription, allowed) => {
    await setMembership(server, free.id, subscription())
    await saved(free, 1)
    expect((await saveAt(free, 2)).status).toBe(allowed ? 201 : 403)
    expect((await free.get('/account')).body.premium).toBe(allowed)
  })
})

describe('lapsed Premium', () => {
  it('leaves the calculation updated last to change, and the others to open and delete', async () => {
    const { account, ids } = await lapsedWith(3)
    const [newest, middle, oldest] = ids
    expect((await listOf(account)).map(({ id, readonly }) => [id, readonly])).toEqual([
      [newest, false],
      [middle, true],
      [oldest, true],
    ])
    const opened = await account.get(`/calculations/${oldest}`)
    expect(opened).toMatchObject({ status: 200, body: { readonly: true, purchase_price: 500_000, version: 1 } })
    expect(await account.patch(`/calculations/${newest}`, { deposit: 1 })).toMatchObject({ status: 200 })
    expect((await account.delete(`/calculations/${middle}`)).status).toBe(204)
    expect((await account.get(`/calculations/${oldest}`)).body).toEqual(opened.body)
  })

  it('leaves the others unchanged by any request, however often at once, at two servers', async () => {
    const { account, ids } = await lapsedWith(2)
    const [, older = ''] = ids
    const before = (await account.get(`/calculations/${older}`)).body
    const crafted = [
      { deposit: 1 },
      { readonly: false },
      { readonly: false, version: 1, deposit: 1 },
      { version: 99 },
      { updated_at: '2099-01-01T00:00:00Z', newer: 0 },
      { property: 'Elsewhere' },
      {},
    ]
    const there = accountAt(another, account)
    const responses = await twenty((index) =>
      (index % 2 === 0 ? account : there).patch(`/calculations/${older}`, crafted[index % crafted.length]),
    )
    for (const response of responses) expect(response).toMatchObject(READ_ONLY)
    expect((await account.get(`/calculations/${older}`)).body).toEqual(before)
  })

  it('saves none of twenty further parallel requests', async () => {
    const { account, ids } = await lapsedWith(2)
    for (const response of await twenty((index) => saveAt(account, index, randomUUID()))) {
      expect(response).toMatchObject(PREMIUM_REQUIRED)
    }
    expect((await listOf(account)).map(({ id }) => id)).toEqual(ids)
  })

  it('lets the next be changed once the last is deleted, and lets none be saved before all are', async () => {
    const { account, ids } = await lapsedWith(2)
    const [newest, older] = ids
    await account.delete(`/calculations/${newest}`)
    expect(await account.patch(`/calculations/${older}`, { deposit: 1 })).toMatchObject({
      status: 200,
      body: { readonly: false },
    })
    expect(await saveAt(account, 3)).toMatchObject(PREMIUM_REQUIRED)
    await account.delete(`/calculations/${older}`)
    expect((await saveAt(account, 3)).status).toBe(201)
  })

  it('is over once it is paid again: all can be changed', async () => {
    const { account, ids } = await lapsedWith(3)
    await setMembership(server, account.id, { status: 'active' })
    for (const id of ids) expect((await account.patch(`/calculations/${id}`, { deposit: 1 })).status).toBe(200)
    expect((await saveAt(account, 9)).status).toBe(201)
  })

  it('begins seven days after a payment was due, without anybody doing anything', async () => {
    const account = await signUpPremium(server)
    await setMembership(server, account.id, { status: 'past_due', pastDueSince: Date.now() - 7 * DAY + 60 * 60 * 1000 })
    const older = await saved(account, 1)
    await saved(account, 2)
    expect((await account.patch(`/calculations/${older}`, { version: 1, deposit: 1 })).status).toBe(200)
    const newest = await saved(account, 3)
    server.wait(2 * 60 * 60 * 1000)
    expect(await account.patch(`/calculations/${older}`, { deposit: 2 })).toMatchObject(READ_ONLY)
    expect((await account.patch(`/calculations/${newest}`, { deposit: 2 })).status).toBe(200)
    server.wait(-2 * 60 * 60 * 1000)
  })
})

describe('the address of a free account’s calculation', () => {
  const HOME = { property: '126 Kauri Street, Waiheke, Auckland', sa2_code: '111800', meshblock: '0001234' }
  let id: string
  beforeEach(async () => {
    const { status, body } = await free.post('/calculations', { ...HOME, suburb: 'Waiheke', city: 'Auckland' })
    expect(status).toBe(201)
    id = body.id
  })

  it.each([
    ['another address', { property: '149 Queen Street, Enderley, Hamilton' }],
    ['another number', { property: '128 Kauri Street, Waiheke, Auckland' }],
    ['another address by its other name', { address: '149 Queen Street, Enderley, Hamilton' }],
    ['another address behind an empty one', { property: '', address: '149 Queen Street, Enderley, Hamilton' }],
    ['another address beside the saved one', { ...HOME, property: '1 Other Street', address: HOME.property }],
    ['another area', { ...HOME, sa2_code: '326600' }],
    ['no area, as the first of two steps', { sa2_code: null }],
    ['another meshblock', { ...HOME, meshblock: '0004321' }],
    ['no meshblock', { meshblock: null, sa2_code: HOME.sa2_code }],
    ['all at once', { property: '149 Queen Street', sa2_code: '326600', meshblock: '0004321', version: 1 }],
  ])('does not change to %s', async (_, change) => {
    expect(await free.patch(`/calculations/${id}`, { ...change, deposit: 7 })).toMatchObject(PREMIUM_REQUIRED)
    expect((await free.get(`/calculations/${id}`)).body).toMatchObject({ ...HOME, deposit: null, version: 1 })
  })

  it.each([
    ['as it is', HOME],
    ['by its other name only', { address: HOME.property }],
    ['in other capitals and spaces', { property: ' 126 KAURI Street,  Waiheke,Auckland ' }],
    ['with the meshblock without its zeros', { ...HOME, meshblock: '1234' }],
  ])('may be sent back %s', async (_, change) => {
    expect(await free.patch(`/calculations/${id}`, { ...change, deposit: 7 })).toMatchObject({
      status: 200,
      body: { deposit: 7, sa2_code: HOME.sa2_code },
    })
  })

  it('cannot be taken away', async () => {
    expect(await free.patch(`/calculations/${id}`, { property: '' })).toMatchObject({ status: 422 })
  })

  it('does not change in a race with other changes either', async () => {
    const responses = await twenty((index) =>
      free.patch(`/calculations/${id}`, index % 2 === 0 ? { deposit: index } : { property: `${index} Other Street` }),
    )
    expect(statusesOf(responses)).toEqual([
      ...Array.from({ length: 10 }, () => 200),
      ...Array.from({ length: 10 }, () => 403),
    ])
    expect((await free.get(`/calculations/${id}`)).body).toMatchObject({ ...HOME, version: 11 })
  })

  it('changes once it pays, and no more once that is over', async () => {
    await setMembership(server, free.id, { status: 'active' })
    const elsewhere = { property: '149 Queen Street, Enderley, Hamilton', sa2_code: '326600', meshblock: null }
    expect(await free.patch(`/calculations/${id}`, elsewhere)).toMatchObject({ status: 200, body: elsewhere })
    await lapse(server, free)
    expect(await free.patch(`/calculations/${id}`, HOME)).toMatchObject(PREMIUM_REQUIRED)
  })

  it('may be corrected while its area is not found, and no more afterwards', async () => {
    const other = await signUp(server)
    const { body } = await other.post('/calculations', { property: 'Rose Stret, Te Kuiti' })
    const corrected = { property: '12 Rose Street, Te Kūiti', suburb: 'Te Kūiti' }
    expect(await other.patch(`/calculations/${body.id}`, corrected)).toMatchObject({ status: 200, body: corrected })
    const found = { property: '12 Rose Street, Te Kūiti, Waitomo District', sa2_code: '111800' }
    expect(await other.patch(`/calculations/${body.id}`, found)).toMatchObject({ status: 200, body: found })
    expect(await other.patch(`/calculations/${body.id}`, corrected)).toMatchObject(PREMIUM_REQUIRED)
  })

  it('may gain the area that it lacks', async () => {
    const other = await signUp(server)
    const bare = await saved(other, 1)
    expect(await other.patch(`/calculations/${bare}`, { sa2_code: '111800' })).toMatchObject({
      status: 200,
      body: { sa2_code: '111800' },
    })
  })
})
