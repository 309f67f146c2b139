import type { Account } from '@homeyield/contract/account'
import type { PublicConfig } from '@homeyield/contract/config'
import type { CallResult } from '@homeyield/contract/endpoint'
import type { HouseholdResponse } from '@homeyield/contract/household'
import type { Endpoints } from '@homeyield/contract/endpoints'
import { CACHE_PREFIX, currentAccount } from './session.ts'
import { onTokenChange } from '../storage/token-store.ts'
import { storedJson } from '../storage/stored-item.ts'
import { accountQuery, configQuery, expensesQuery, householdQuery } from '../api-client/queries.ts'
import { queryClient } from '../api-client/query-client.ts'

type Expenses = CallResult<Endpoints['readExpenses']>

interface CachedResponses {
  /** The account's id; nobody else may see it. */
  readonly owner: string
  readonly account: Account | null
  readonly config: PublicConfig | null
  readonly expenses: Expenses | null
  readonly household: HouseholdResponse | null
}

const NOTHING: CachedResponses = { owner: '', account: null, config: null, expenses: null, household: null }

const stored = storedJson('browser', `${CACHE_PREFIX}answers`, (cached): CachedResponses => {
  const { owner, account, config, expenses, household } = cached as Partial<CachedResponses>
  return {
    owner: typeof owner === 'string' ? owner : '',
    account: isAccount(account) ? account : null,
    config: typeof config?.product_name === 'string' ? config : null,
    expenses: Array.isArray(expenses) ? expenses : null,
    household: Array.isArray(household?.people) ? household : null,
  }
})

const CACHED: ReadonlySet<unknown> = new Set(
  [accountQuery, configQuery, expensesQuery, householdQuery].map(({ queryKey }) => queryKey[0]),
)

/** Marks restored data as older than any response. Milliseconds since 1970. */
const RESTORED_AT = 1

let restoredExpenses: 'cached' | 'built-in' | null = null

/**
 * Caches the last account with its household, settings and default expenses that the server returned, so that the calculator opens
 * offline. Stores no payment session, and nothing of a visitor. Source: decision 19.
 */
export function cacheResponses(): void {
  if (ownerNow() === null) forgetAccount()
  store()
  // The next account, in this tab or another, must not see the last one's data.
  onTokenChange(() => {
    if (ownerNow() !== read().owner) forgetAccount()
  })
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.state.status === 'success' && CACHED.has(query.queryKey[0])) store()
  })
}

/**
 * Puts the cached data of the signed-in account into the query cache where nothing is loaded and the server cannot be
 * reached. It counts as stale, so it is fetched again when needed. Without cached expenses the built-in guide is
 * used.
 */
export function restoreCached(): void {
  const cached = read()
  if (cached.account === null || cached.owner !== ownerNow()) return
  const old = { updatedAt: RESTORED_AT }
  if (queryClient.getQueryData(accountQuery.queryKey) === undefined) {
    queryClient.setQueryData(accountQuery.queryKey, cached.account, old)
  }
  if (cached.config !== null && queryClient.getQueryData(configQuery.queryKey) === undefined) {
    queryClient.setQueryData(configQuery.queryKey, cached.config, old)
  }
  if (cached.household !== null && queryClient.getQueryData(householdQuery.queryKey) === undefined) {
    queryClient.setQueryData(householdQuery.queryKey, cached.household, old)
  }
  if (queryClient.getQueryData(expensesQuery.queryKey) === undefined) {
    restoredExpenses = cached.expenses === null ? 'built-in' : 'cached'
    queryClient.setQueryData(expensesQuery.queryKey, cached.expenses ?? [], old)
  }
}

/** Whether the default expenses in use are cached or built in; null when they came from the server. */
export function staleExpenses(): 'cached' | 'built-in' | null {
  return restoredExpenses
}

/** Fetches again what was restored from the cache, for the next calculation. */
export async function refreshStaleData(): Promise<void> {
  if (restoredExpenses === null) return
  const anew = { staleTime: 0, retry: false } as const
  await Promise.all([
    queryClient.fetchQuery({ ...accountQuery, ...anew }),
    queryClient.fetchQuery({ ...configQuery, ...anew }),
    queryClient.fetchQuery({ ...expensesQuery, ...anew }),
  ])
  restoredExpenses = null
}

// Settings and expenses are the same for every account.
function forgetAccount(): void {
  const { owner, config, expenses } = read()
  if (owner || config || expenses) stored.write({ ...NOTHING, config, expenses })
}

function store(): void {
  const owner = ownerNow()
  if (owner === null) return
  const before = read()
  const fresh = fromServer(queryClient.getQueryState<Account>(accountQuery.queryKey))
  const account = fresh ? { ...fresh, stripe_session: null } : before.owner === owner ? before.account : null
  stored.write({
    owner: account === null ? '' : owner,
    account: account === null ? null : withoutToken(account),
    config: fromServer(queryClient.getQueryState<PublicConfig>(configQuery.queryKey)) ?? before.config,
    expenses: fromServer(queryClient.getQueryState<Expenses>(expensesQuery.queryKey)) ?? before.expenses,
    household:
      fromServer(queryClient.getQueryState<HouseholdResponse>(householdQuery.queryKey)) ??
      (before.owner === owner ? before.household : null),
  })
}

// Restored data came from this cache.
function fromServer<Known>(state: { readonly data: Known | undefined; readonly dataUpdatedAt: number } | undefined) {
  return state?.dataUpdatedAt === RESTORED_AT ? undefined : state?.data
}

function withoutToken(account: Account & { auth_token?: unknown }): Account {
  const { auth_token: _token, ...rest } = account
  return rest
}

function ownerNow(): string | null {
  return currentAccount() || null
}

function read(): CachedResponses {
  return stored.read() ?? NOTHING
}

function isAccount(cached: Partial<Account> | null | undefined): cached is Account {
  return typeof cached?.email === 'string' && typeof cached.name === 'string' && typeof cached.premium === 'boolean'
}
