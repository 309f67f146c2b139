import type { RentFigures } from '@homeyield/domain/rent/rent-table'
import type { Query } from '@tanstack/react-query'
import { accountQuery, storedRentsQuery } from '../api-client/queries.ts'
import { queryClient } from '../api-client/query-client.ts'
import { callUnread } from '../api-client/call.ts'
import { isLineSlow } from './line.ts'
import { onTokenChange } from '../storage/token-store.ts'
import { type AskedArea, forgetOthers, forgetTable, readAreaRents, storeAreaRents, storeTable } from './stored-rents.ts'
import { currentAccount, STORED_RENTS } from './session.ts'

let fetchedFor: string | null = null

/**
 * Stores estimates on this device for use without a connection: of all areas with Premium, otherwise of the area asked for
 * last. Source: decision 19.
 */
export function storeRents(): void {
  if (!('caches' in window)) return
  queryClient.setQueryDefaults(storedRentsQuery.queryKey, {
    queryFn: ({ queryKey }) => readAreaRents(typeof queryKey[1] === 'string' ? queryKey[1] : null),
  })
  onTokenChange(() => void forgetOtherAccounts())
  const cache = queryClient.getQueryCache()
  cache.getAll().forEach(follow)
  cache.subscribe(({ type, query }) => {
    if (type === 'updated') follow(query)
  })
}

function follow(query: Query): void {
  const [name] = query.queryKey
  if (name === accountQuery.queryKey[0]) followAccount(query)
  else if (name === 'market-rent' && query.state.data !== undefined && query.state.fetchStatus === 'idle') {
    const place = query.meta?.['place'] as AskedArea | undefined
    const entries = query.state.data as readonly RentFigures[]
    // With Premium those of all areas are stored, but not on a slow line.
    const isWhole = queryClient.getQueryData(accountQuery.queryKey)?.premium === true && !isLineSlow()
    if (place !== undefined && entries.length > 0 && !isWhole) void storeAreaRents(place, entries)
  }
}

function followAccount({ state }: Query): void {
  const account = queryClient.getQueryData(accountQuery.queryKey)
  const owner = currentAccount()
  if (owner === null || account === undefined || state.fetchStatus === 'fetching' || !navigator.onLine) return
  void storeFor(owner, account.premium)
}

async function storeFor(owner: string, premium: boolean): Promise<void> {
  // Those of a home are asked for when it is shown.
  if (premium && isLineSlow()) return
  const wanted = premium ? owner : null
  if (wanted === fetchedFor && wanted !== null) return
  fetchedFor = wanted
  try {
    if (!premium) {
      if (await caches.has(STORED_RENTS)) await forgetTable()
      return
    }
    // The browser asks again each time, and gets it only after an import.
    const table = await callUnread('readRentTable')
    if (currentAccount() === owner) await storeTable(owner, table)
  } catch {
    // The next response for the account tries again.
    if (fetchedFor === owner) fetchedFor = null
  }
}

async function forgetOtherAccounts(): Promise<void> {
  if (await caches.has(STORED_RENTS)) await forgetOthers(currentAccount())
}
