import { beforeEach, expect, it, vi } from 'vitest'

const held = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => held.get(key) ?? null,
  setItem: (key: string, value: string) => void held.set(key, value),
  removeItem: (key: string) => void held.delete(key),
})
vi.stubGlobal('window', { addEventListener: () => undefined })

const KEY = 'homeyield.cached-answers'
const tokenOf = (sub: string) => `e30.${btoa(JSON.stringify({ sub, exp: 4_000_000_000 })).replaceAll('=', '')}.x`
const ACCOUNT = { name: 'Somebody', email: 'somebody@homeyield.test', premium: true, is_property_professional: false }
const HOUSEHOLD = { version: 1, people: [] }
const EXPENSES = [{ name: 'rates', value: 3100 }]

/** The app loaded anew, with what the browser holds. */
async function load() {
  vi.resetModules()
  const cache = await import('./offline-cache.ts')
  const { queryClient } = await import('../api-client/query-client.ts')
  const { accountQuery, expensesQuery, householdQuery } = await import('../api-client/queries.ts')
  const { storeToken } = await import('../storage/token-store.ts')
  return {
    ...cache,
    storeToken,
    receive: (account: object, expenses: object[]) => {
      queryClient.setQueryData(accountQuery.queryKey, account as never)
      queryClient.setQueryData(expensesQuery.queryKey, expenses as never)
    },
    receiveHousehold: () => queryClient.setQueryData(householdQuery.queryKey, HOUSEHOLD),
    household: () => queryClient.getQueryData(householdQuery.queryKey),
    account: () => queryClient.getQueryData(accountQuery.queryKey),
    expenses: () => queryClient.getQueryData(expensesQuery.queryKey),
  }
}

beforeEach(() => {
  held.clear()
  held.set('homeyield.token', tokenOf('account-1'))
})

it('restores the last account and expenses, and reports it', async () => {
  const before = await load()
  before.cacheResponses()
  before.receive(ACCOUNT, EXPENSES)
  const app = await load()
  expect(app.staleExpenses()).toBeNull()
  app.restoreCached()
  expect(app.account()).toMatchObject({ name: 'Somebody', premium: true })
  expect(app.expenses()).toEqual(EXPENSES)
  expect(app.staleExpenses()).toBe('cached')
})

it('restores the household of the account only', async () => {
  const before = await load()
  before.cacheResponses()
  before.receive(ACCOUNT, EXPENSES)
  before.receiveHousehold()
  const app = await load()
  app.restoreCached()
  expect(app.household()).toEqual(HOUSEHOLD)
  held.set('homeyield.token', tokenOf('account-2'))
  const other = await load()
  other.cacheResponses()
  other.restoreCached()
  expect(other.household()).toBeUndefined()
  expect(held.get(KEY)).not.toContain('people')
})

it('stores no token and no payment session', async () => {
  const app = await load()
  app.cacheResponses()
  const secret = { publishableKey: 'pk', sessionId: 'cs_secret' }
  app.receive({ ...ACCOUNT, auth_token: 'a-fresh-token', stripe_session: secret }, EXPENSES)
  expect(held.get(KEY)).toContain('somebody@homeyield.test')
  expect(held.get(KEY)).not.toContain('a-fresh-token')
  expect(held.get(KEY)).not.toContain('cs_secret')
})

it('reports that the built-in guide replaces expenses that were never fetched', async () => {
  held.set(KEY, JSON.stringify({ owner: 'account-1', account: ACCOUNT }))
  const app = await load()
  app.restoreCached()
  expect(app.expenses()).toEqual([])
  expect(app.staleExpenses()).toBe('built-in')
})

it('never shows one account to another, nor to nobody', async () => {
  held.set(KEY, JSON.stringify({ owner: 'account-1', account: ACCOUNT, expenses: EXPENSES }))
  held.set('homeyield.token', tokenOf('account-2'))
  const app = await load()
  app.restoreCached()
  expect(app.account()).toBeUndefined()
  held.delete('homeyield.token')
  app.restoreCached()
  expect(app.account()).toBeUndefined()
})

it('stores nothing of a visitor', async () => {
  held.delete('homeyield.token')
  const app = await load()
  app.cacheResponses()
  app.receive(ACCOUNT, EXPENSES)
  app.storeToken(null)
  expect([...held.keys()]).toEqual([])
})

it('does not replace what the server has returned', async () => {
  held.set(KEY, JSON.stringify({ owner: 'account-1', account: ACCOUNT, expenses: EXPENSES }))
  const app = await load()
  app.receive({ ...ACCOUNT, premium: false }, [{ name: 'rates', value: 1 }])
  app.restoreCached()
  expect(app.account()).toMatchObject({ premium: false })
  expect(app.expenses()).toEqual([{ name: 'rates', value: 1 }])
  expect(app.staleExpenses()).toBeNull()
})

it('forgets the account when its session ends, and when the session has ended before it starts', async () => {
  held.set(KEY, JSON.stringify({ owner: 'account-1', account: ACCOUNT, expenses: EXPENSES }))
  const app = await load()
  app.cacheResponses()
  expect(held.get(KEY)).toContain('somebody@homeyield.test')
  app.storeToken(null)
  expect(held.get(KEY)).not.toContain('somebody@homeyield.test')
  expect(held.get(KEY)).toContain('3100')
  held.set(KEY, JSON.stringify({ owner: 'account-1', account: ACCOUNT }))
  held.delete('homeyield.token')
  const later = await load()
  later.cacheResponses()
  expect(held.get(KEY)).not.toContain('somebody@homeyield.test')
})

it('forgets the account when another signs in, and keeps its own when its token is renewed', async () => {
  held.set(KEY, JSON.stringify({ owner: 'account-1', account: ACCOUNT, expenses: EXPENSES }))
  const app = await load()
  app.cacheResponses()
  app.storeToken(`${tokenOf('account-1')}renewed`)
  expect(held.get(KEY)).toContain('somebody@homeyield.test')
  app.storeToken(tokenOf('account-2'))
  expect(held.get(KEY)).not.toContain('somebody@homeyield.test')
})

it.each(['not json', 'null', '5', '{"owner":"account-1","account":{"email":1}}'])(
  'takes %s for nothing',
  async (text) => {
    held.set(KEY, text)
    const app = await load()
    app.restoreCached()
    expect(app.account()).toBeUndefined()
  },
)
