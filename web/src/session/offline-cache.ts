import type { Account } from '@homeyield/contract/account'
import type { PublicConfig } from '@homeyield/contract/config'
import type { CallResult } from '@homeyield/contract/endpoint'
import type { Endpoints } from '@homeyield/contract/endpoints'
import { currentAccount } from './session.ts'
import { onTokenChange } from '../storage/token-store.ts'
import { storedJson } from '../storage/stored-item.ts'
import { accountQuery, configQuery, expensesQuery } from '../api-client/queries.ts'
import { queryClient } from '../api-client/query-client.ts'

type Expenses = CallResult<Endpoints['readExpenses']>

interface CachedResponses {
  /** The id of the account; only its own session may see it. */
  readonly owner: string
  readonly account: Account | null
  readonly config: PublicConfig | null
  readonly expenses: Expenses | null
}

const NOTHING: CachedResponses = { owner: '', account: null, config: null, expenses: null }

const stored = storedJson('browser', 'homeyield.kept-answers', (kept): CachedResponses => {
  const { owner, account, config, expenses } = kept as Partial<CachedResponses>
  return {
    owner: typeof owner === 'string' ? owner : '',
    account: isAccount(account) ? account : null,
    config: typeof config?.product_name === 'string' ? config : null,
    expenses: Array.isArray(expenses) ? expenses : null,
  }
})

/** The age of what stands in: older than any answer. */
const RESTORED_AT = 1

let restoredExpenses: 'cached' | 'built-in' | null = null

/**
 * Keeps the last account, settings and default expenses that the server answered, so that the calculator opens without a network.
 * No calculation is among them, and no session of a payment; of a visitor nothing is kept. Source: decision 19.
 */
export function cacheResponses(): void {
  if (ownerNow() === null) forgetAccount()
  keep()
  // Whoever signs in next, in this tab or another, must not see what the last account had.
  onTokenChange(() => {
    if (ownerNow() !== read().owner) forgetAccount()
  })
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    const kept: readonly unknown[] = [accountQuery.queryKey[0], configQuery.queryKey[0], expensesQuery.queryKey[0]]
    if (type === 'updated' && query.state.status === 'success' && kept.includes(query.queryKey[0])) keep()
  })
}

/**
 * Puts in place what was kept of the account that is signed in, where nothing is known of it and the server cannot be asked. It
 * counts as old: whoever needs it asks again. Without kept expenses the built-in guide stands in.
 */
export function restoreCached(): void {
  const kept = read()
  if (kept.account === null || kept.owner !== ownerNow()) return
  const old = { updatedAt: RESTORED_AT }
  if (queryClient.getQueryData(accountQuery.queryKey) === undefined) {
    queryClient.setQueryData(accountQuery.queryKey, kept.account, old)
  }
  if (kept.config !== null && queryClient.getQueryData(configQuery.queryKey) === undefined) {
    queryClient.setQueryData(configQuery.queryKey, kept.config, old)
  }
  if (queryClient.getQueryData(expensesQuery.queryKey) === undefined) {
    restoredExpenses = kept.expenses === null ? 'built-in' : 'cached'
    queryClient.setQueryData(expensesQuery.queryKey, kept.expenses ?? [], old)
  }
}

/** Whether the default expenses in use are those of an earlier visit, or the guide built in; null for the server's. */
export function staleExpenses(): 'cached' | 'built-in' | null {
  return restoredExpenses
}

/** Asks the server for what something kept stands in for, so that what is begun next has its answers. */
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

// What is the same for everybody stays.
function forgetAccount(): void {
  const { owner, config, expenses } = read()
  if (owner || config || expenses) stored.write({ ...NOTHING, config, expenses })
}

function keep(): void {
  const owner = ownerNow()
  // A visitor has no calculator to open.
  if (owner === null) return
  const before = read()
  const fresh = answered(queryClient.getQueryState<Account>(accountQuery.queryKey))
  const account = fresh ? { ...fresh, stripe_session: null } : before.owner === owner ? before.account : null
  stored.write({
    owner: account === null ? '' : owner,
    account: account === null ? null : withoutToken(account),
    config: answered(queryClient.getQueryState<PublicConfig>(configQuery.queryKey)) ?? before.config,
    expenses: answered(queryClient.getQueryState<Expenses>(expensesQuery.queryKey)) ?? before.expenses,
  })
}

// What stands in came from here.
function answered<Known>(state: { readonly data: Known | undefined; readonly dataUpdatedAt: number } | undefined) {
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

function isAccount(kept: Partial<Account> | null | undefined): kept is Account {
  return typeof kept?.email === 'string' && typeof kept.name === 'string' && typeof kept.premium === 'boolean'
}
