import { calculationSchema, listedCalculationSchema } from '@homeyield/contract/saved-calculation'
import type { ListedCalculation, SavedCalculation } from '@homeyield/contract/saved-calculation'
import { recordOrEmpty } from '@homeyield/domain/records/is-record'
import type { Query } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { accountQuery, calculationQuery, calculationsQuery } from '../api-client/queries.ts'
import { queryClient } from '../api-client/query-client.ts'
import { isUnreachable, RequestProblem } from '../api-client/request-problem.ts'
import { storedJson, storedKeys } from '../storage/stored-item.ts'
import { onTokenChange } from '../storage/token-store.ts'
import { rememberTotal, totalOf } from './listed-total.ts'
import { restoreCached as restoreAccount } from './offline-cache.ts'
import { CACHE_PREFIX, currentAccount } from './session.ts'

// Small enough to leave room for drafts and waiting saves.
const MAX_LISTED = 500
const MAX_CALCULATIONS = 30
/** How many of a list are fetched, so that they open offline without having been opened before. */
const FETCHED = 10

const PREFIX = `${CACHE_PREFIX}calculation.`

interface Cached<Data> {
  /** The account's id; nobody else may see it. */
  readonly owner: string
  /** When the server returned it. Milliseconds since 1970. */
  readonly at: number
  readonly data: Data
  /** How many calculations there were, where `data` is the newest of them. */
  readonly total?: number
}

const list = storedJson('browser', `${CACHE_PREFIX}list`, (stored) => read(stored, z.array(listedCalculationSchema)))

/** The data of each query that are stored already. */
const storedData = new WeakMap<Query, unknown>()

/**
 * Caches the saved calculations that the server returns, for their account's session, and restores them when the server
 * cannot be reached. Source: decision 19.
 */
export function cacheCalculations(): void {
  removeOthers()
  onTokenChange(removeOthers)
  const cache = queryClient.getQueryCache()
  cache.getAll().forEach(follow)
  cache.subscribe(({ type, query }) => {
    if (type === 'updated') follow(query)
  })
}

/**
 * Puts the signed-in account's cached data into the query cache where nothing is loaded. The calculations have the time
 * at which they were received, so that a screen can show it, and are fetched again when needed.
 */
export function restoreCached(): void {
  restoreAccount()
  if (queryClient.getQueryData(calculationsQuery.queryKey) === undefined) restoreList()
  for (const id of storedIds()) {
    if (queryClient.getQueryData(calculationQuery(id).queryKey) === undefined) restoreCalculation(id)
  }
}

/**
 * A list with the calculations that were saved after it was received, the last one first. Of `total` it may have the newest
 * only: one that is older than those is not added.
 */
export function withNewer(
  listed: readonly ListedCalculation[],
  others: readonly SavedCalculation[],
  total = listed.length,
) {
  const versions = new Map(listed.map(({ id, version }) => [id, version]))
  const oldest = total > listed.length ? Date.parse(listed.at(-1)?.updated_at ?? '') : -Infinity
  const newer = others.filter(
    ({ id, version, updated_at }) =>
      version > (versions.get(id) ?? 0) && (versions.has(id) || Date.parse(updated_at) > oldest),
  )
  const changed = new Set(newer.map(({ id }) => id))
  const ordered = newer.toSorted((a, b) => Date.parse(b.updated_at) - Date.parse(a.updated_at))
  return [...z.array(listedCalculationSchema).parse(ordered), ...listed.filter(({ id }) => !changed.has(id))]
}

function follow(query: Query): void {
  const [name, id] = query.queryKey
  const isList = name === calculationsQuery.queryKey[0] && id === undefined
  const { data, dataUpdatedAt: at, error, fetchFailureReason } = query.state
  if (data === undefined && isUnreachable(fetchFailureReason)) {
    if (name === accountQuery.queryKey[0]) restoreCached()
    else if (isList) restoreList()
    else if (name === 'calculation') restoreCalculation(String(id))
  }
  if (name === 'calculation' && error instanceof RequestProblem && error.status === 404) {
    return calculation(String(id)).remove()
  }
  const owner = currentAccount()
  if (!owner || data === undefined || storedData.get(query) === data) return
  if (isList) {
    const listed = queryClient.getQueryData(calculationsQuery.queryKey) ?? []
    storeList({ owner, at, data: listed })
    if (!isUnreachable(fetchFailureReason)) void fetchNewest(listed)
  } else if (name === 'calculation') {
    const opened = queryClient.getQueryData(calculationQuery(String(id)).queryKey)
    if (opened !== undefined) storeCalculation({ owner, at, data: opened })
  } else return
  storedData.set(query, data)
}

function storeList(received: Cached<readonly ListedCalculation[]>): void {
  write(list, { ...received, data: received.data.slice(0, MAX_LISTED), total: totalOf(received.data) })
  const ids = new Set(received.data.map(({ id }) => id))
  if (totalOf(received.data) > ids.size) return
  for (const id of storedIds()) {
    // One received later may be newer than the list.
    if (!ids.has(id) && (calculation(id).read()?.at ?? 0) <= received.at) calculation(id).remove()
  }
}

let isFetchingNewest = false

async function fetchNewest(listed: readonly ListedCalculation[]): Promise<void> {
  if (isFetchingNewest) return
  isFetchingNewest = true
  for (const { id, version } of listed.slice(0, FETCHED)) {
    if (!navigator.onLine) break
    if (calculation(id).read()?.data.version !== version)
      await queryClient.prefetchQuery({ ...calculationQuery(id), staleTime: 0 })
  }
  isFetchingNewest = false
}

function storeCalculation(received: Cached<SavedCalculation>): void {
  write(calculation(received.data.id), received)
  const ids = storedIds()
  if (ids.length <= MAX_CALCULATIONS) return
  const all = ids.map((id) => ({ id, at: calculation(id).read()?.at ?? 0 }))
  const oldest = all.toSorted((a, b) => b.at - a.at).slice(MAX_CALCULATIONS)
  for (const { id } of oldest) calculation(id).remove()
}

function restoreList(): void {
  const cached = list.read()
  if (cached === null || cached.owner !== currentAccount()) return
  const others = storedIds().flatMap((id) => {
    const other = calculation(id).read()
    return other?.owner === cached.owner ? [other.data] : []
  })
  const total = cached.total ?? cached.data.length
  const data = withNewer(cached.data, others, total)
  rememberTotal(data, total + data.length - cached.data.length)
  restore(calculationsQuery.queryKey, { ...cached, data })
}

function restoreCalculation(id: string): void {
  const cached = calculation(id).read()
  if (cached?.owner === currentAccount()) restore(calculationQuery(id).queryKey, cached)
}

function restore<Data>(queryKey: readonly unknown[], cached: Cached<Data> | null): void {
  if (cached !== null) queryClient.setQueryData(queryKey, cached.data, { updatedAt: cached.at })
}

/** Removes what is not of the account signed in, all of it when nobody is. */
function removeOthers(): void {
  const owner = currentAccount()
  for (const item of [list, ...storedIds().map(calculation)]) {
    if (!owner || item.read()?.owner !== owner) item.remove()
  }
}

function storedIds(): string[] {
  return storedKeys('browser', PREFIX).map((key) => key.slice(PREFIX.length))
}

function calculation(id: string) {
  return storedJson('browser', PREFIX + id, (stored) => read(stored, calculationSchema))
}

// Without room the older data would stay.
function write<Data>(item: { write: (value: Data) => boolean; remove: () => void }, value: Data): void {
  if (!item.write(value)) item.remove()
}

function read<Data>(stored: unknown, schema: z.ZodMiniType<Data>): Cached<Data> | null {
  const { owner, at, data, total } = recordOrEmpty(stored)
  const parsed = schema.safeParse(data)
  const sound = typeof owner === 'string' && typeof at === 'number' && parsed.success
  return sound ? { owner, at, data: parsed.data, ...(typeof total === 'number' && { total }) } : null
}
