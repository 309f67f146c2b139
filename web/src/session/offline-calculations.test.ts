import type { SavedCalculation } from '@homeyield/contract/saved-calculation'
import { NEW_CALCULATION } from '@homeyield/domain/calculation/fields'
import { beforeEach, expect, it, vi } from 'vitest'

const held = new Map<string, string>()
vi.stubGlobal('localStorage', {
  get length() {
    return held.size
  },
  key: (index: number) => [...held.keys()][index] ?? null,
  getItem: (key: string) => held.get(key) ?? null,
  setItem: (key: string, value: string) => void held.set(key, value),
  removeItem: (key: string) => void held.delete(key),
})
vi.stubGlobal('window', { addEventListener: () => undefined })
const fetched: string[] = []
vi.stubGlobal('fetch', (url: string) => {
  fetched.push(url)
  return Promise.resolve(Response.json(calculationOf(url.split('/').at(-1) ?? '')))
})

const tokenOf = (sub: string) => `e30.${btoa(JSON.stringify({ sub, exp: 4_000_000_000 })).replaceAll('=', '')}.x`

function calculationOf(id: string, version = 1, updated_at = '2026-09-06T02:05:00Z'): SavedCalculation {
  return {
    ...NEW_CALCULATION,
    id,
    uuid: id,
    property: `${id} Street`,
    address: `${id} Street`,
    rent_source: 'typed',
    updated_at,
    created_at: updated_at,
    readonly: false,
    version,
    weekly_payment: null,
    weekly_cash_flow: null,
    weekly_cost_to_live_here: null,
    lives_here: false,
    as_at: '2026-09-06',
    next_change: null,
    figures_changed: null,
    total_expenses: 0,
    gross_rental_yield: null,
    net_rental_yield: null,
    interest_missing: false,
    number_of_loans: 1,
    deposit: null,
    scenarios: [],
    number_of_scenarios: 0,
    loan_duration: 30,
    loan: null,
    payment_quantity: null,
    interest: 0,
    vacancy_expense: 0,
    property_management_expense: 0,
    yearly_profit: 0,
    monthly_profit: 0,
    weekly_profit: 0,
    property_estimated_value: null,
    median_sale_price: null,
    avm_value_change: null,
    rental_rate_change: null,
    image_url: null,
    property_photo_url: null,
    property_data: null,
  }
}

/** The app loaded anew, with what the browser holds. */
async function load() {
  vi.resetModules()
  const offline = await import('./offline-calculations.ts')
  const { queryClient } = await import('../api-client/query-client.ts')
  const { calculationQuery, calculationsQuery } = await import('../api-client/queries.ts')
  const { RequestProblem } = await import('../api-client/request-problem.ts')
  const { storeToken } = await import('../storage/token-store.ts')
  const { totalOf } = await import('./listed-total.ts')
  const fail = async (status: number, code = 'internal') => {
    const queryFn = () => Promise.reject(new RequestProblem(status, { error: 'No', code }))
    const anew = { queryFn, retry: false, staleTime: 0 } as const
    await queryClient.fetchQuery({ ...calculationQuery('a'), ...anew, gcTime: Infinity }).catch(() => undefined)
    await queryClient.fetchQuery({ ...calculationsQuery, ...anew }).catch(() => undefined)
  }
  return {
    ...offline,
    storeToken,
    totalOf,
    fail,
    receive: (...all: SavedCalculation[]) => {
      queryClient.setQueryData(calculationsQuery.queryKey, all)
      for (const one of all) queryClient.setQueryData(calculationQuery(one.id).queryKey, one)
    },
    receiveList: (...all: SavedCalculation[]) => queryClient.setQueryData(calculationsQuery.queryKey, all),
    receiveOne: (one: SavedCalculation) => queryClient.setQueryData(calculationQuery(one.id).queryKey, one),
    list: () => queryClient.getQueryState(calculationsQuery.queryKey),
    one: (id: string) => queryClient.getQueryState(calculationQuery(id).queryKey),
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-09-06T03:00:00Z'), toFake: ['Date'] })
  held.clear()
  fetched.length = 0
  vi.stubGlobal('navigator', { onLine: false })
  held.set('homeyield.token', tokenOf('account-1'))
})

it('restores the list and the calculations last received, with the time they were received', async () => {
  const before = await load()
  before.cacheCalculations()
  before.receive(calculationOf('a'), calculationOf('b'))
  vi.setSystemTime(new Date('2026-09-06T05:00:00Z'))
  const app = await load()
  app.restoreCached()
  expect(app.list()?.data?.map(({ id }) => id)).toEqual(['a', 'b'])
  expect(app.list()?.dataUpdatedAt).toBe(Date.parse('2026-09-06T03:00:00Z'))
  expect(app.one('b')?.data).toEqual(calculationOf('b'))
})

it('restores what could not be fetched, and nothing that the server refused', async () => {
  const before = await load()
  before.cacheCalculations()
  before.receive(calculationOf('a'))
  const refused = await load()
  refused.cacheCalculations()
  await refused.fail(500)
  expect(refused.list()?.data).toBeUndefined()
  const app = await load()
  app.cacheCalculations()
  await app.fail(0)
  expect(app.list()?.data?.map(({ id }) => id)).toEqual(['a'])
  expect(app.one('a')?.data).toMatchObject({ id: 'a' })
})

it.each([502, 503, 504])('restores what a proxy could not fetch from the server: %i', async (status) => {
  const before = await load()
  before.cacheCalculations()
  before.receive(calculationOf('a'))
  const app = await load()
  app.cacheCalculations()
  await app.fail(status, 'provider_failed')
  expect(app.list()?.data).toBeUndefined()
  await app.fail(status)
  expect(app.list()?.data?.map(({ id }) => id)).toEqual(['a'])
  expect(app.one('a')?.data).toMatchObject({ id: 'a' })
})

it('stores the newest 500 of a long list, and how many there were', async () => {
  const before = await load()
  before.cacheCalculations()
  const at = (index: number) => new Date(Date.parse('2026-09-06T02:00:00Z') - index * 1_000).toISOString()
  before.receiveList(...Array.from({ length: 1_234 }, (_, index) => calculationOf(`c${index}`, 1, at(index))))
  before.receiveOne(calculationOf('c700', 1, at(700)))
  before.receiveOne(calculationOf('new', 1, at(-60)))
  const app = await load()
  app.cacheCalculations()
  app.restoreCached()
  const listed = app.list()?.data ?? []
  expect(listed.map(({ id }) => id)).toEqual(['new', ...Array.from({ length: 500 }, (_, index) => `c${index}`)])
  expect(app.totalOf(listed)).toBe(1_235)
  // One that is not among the newest stays stored.
  expect(held.has('homeyield.cached-calculation.c700')).toBe(true)
  const again = await load()
  again.restoreCached()
  expect(again.totalOf(again.list()?.data ?? [])).toBe(1_235)
})

it('restores what failed before it was loaded itself', async () => {
  const before = await load()
  before.cacheCalculations()
  before.receive(calculationOf('a'))
  const app = await load()
  await app.fail(0)
  app.cacheCalculations()
  expect(app.one('a')?.data).toMatchObject({ id: 'a' })
})

it('lists a calculation saved after the list was received, as it was saved', async () => {
  const before = await load()
  before.cacheCalculations()
  before.receive(calculationOf('a'), calculationOf('b'))
  before.receiveOne({ ...calculationOf('b', 2, '2026-09-06T04:00:00Z'), purchase_price: 700_000 })
  before.receiveOne(calculationOf('c', 1, '2026-09-06T05:00:00Z'))
  const app = await load()
  app.restoreCached()
  expect(app.list()?.data?.map(({ id, purchase_price }) => [id, purchase_price])).toEqual([
    ['c', null],
    ['b', 700_000],
    ['a', null],
  ])
  expect(app.one('b')?.data).toMatchObject({ version: 2 })
})

it('forgets a calculation that the list no longer has, or that the server no longer finds', async () => {
  const app = await load()
  app.cacheCalculations()
  app.receive(calculationOf('a'), calculationOf('b'))
  vi.setSystemTime(new Date('2026-09-06T05:00:00Z'))
  app.receive(calculationOf('a'))
  expect([...held.keys()].filter((key) => key.includes('cached-calculation'))).toEqual([
    'homeyield.cached-calculation.a',
  ])
  await app.fail(404)
  expect([...held.keys()].filter((key) => key.includes('cached-calculation'))).toEqual([])
})

it('fetches the first ten of a list that are not cached in their version', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  const app = await load()
  app.cacheCalculations()
  app.receiveOne(calculationOf('c0'))
  app.receiveOne(calculationOf('c1'))
  app.receiveList(...Array.from({ length: 12 }, (_, index) => calculationOf(`c${index}`, index === 1 ? 2 : 1)))
  await vi.waitFor(() => expect(fetched).toHaveLength(9))
  expect(fetched).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map((index) => `/api/calculations/c${index}`))
  await vi.waitFor(() => expect(held.has('homeyield.cached-calculation.c9')).toBe(true))
  expect(held.has('homeyield.cached-calculation.c10')).toBe(false)
})

it('keeps the 30 calculations opened last', async () => {
  const app = await load()
  app.cacheCalculations()
  for (let index = 0; index < 31; index += 1) {
    vi.setSystemTime(Date.parse('2026-09-06T05:00:00Z') + index)
    app.receiveOne(calculationOf(`c${index}`))
  }
  const cached = [...held.keys()].filter((key) => key.includes('cached-calculation'))
  expect(cached).toHaveLength(30)
  expect(cached).not.toContain('homeyield.cached-calculation.c0')
})

it('removes everything when the session ends, or when another account signs in', async () => {
  for (const token of [null, tokenOf('account-2')]) {
    held.set('homeyield.token', tokenOf('account-1'))
    const app = await load()
    app.cacheCalculations()
    app.receive(calculationOf('a'))
    expect([...held.keys()].filter((key) => key.includes('cached'))).toHaveLength(2)
    app.storeToken(token)
    expect([...held.keys()].filter((key) => key.includes('cached'))).toEqual([])
  }
})

it('never shows one account to another, nor to nobody, and removes it', async () => {
  const before = await load()
  before.cacheCalculations()
  before.receive(calculationOf('a'))
  held.set('homeyield.token', tokenOf('account-2'))
  const app = await load()
  app.restoreCached()
  expect(app.list()?.data).toBeUndefined()
  expect(app.one('a')?.data).toBeUndefined()
  app.cacheCalculations()
  expect([...held.keys()]).toEqual(['homeyield.token'])
})

it.each(['not json', 'null', '{"owner":"account-1","at":1,"data":[{"id":"a"}]}'])(
  'takes %s for nothing',
  async (text) => {
    held.set('homeyield.cached-list', text)
    held.set('homeyield.cached-calculation.a', text)
    const app = await load()
    app.restoreCached()
    expect(app.list()?.data).toBeUndefined()
    expect(app.one('a')?.data).toBeUndefined()
  },
)
