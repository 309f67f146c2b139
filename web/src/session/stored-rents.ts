import { rentTableResponse } from '@homeyield/contract/market-rent'
import { makeRentTable, readRentTable, type RentFigures, type RentTable } from '@homeyield/domain/rent/rent-table'
import { currentAccount, STORED_RENTS } from './session.ts'

/**
 * The estimates stored on this device for its account: those of all areas with Premium, otherwise those of the area
 * asked for last. Null when there are none.
 */
export async function readStoredRents(): Promise<RentTable | null> {
  const owner = currentAccount()
  if (owner === null) return null
  const stored = await withCache((cache) => cache.match(pathOf(owner)))
  return stored ? (rentTableResponse.safeParse(await stored.json().catch(() => null)).data ?? null) : null
}

/** The estimates stored for an area; null when there are none. */
export async function readAreaRents(sa2Code: string | null): Promise<RentFigures[] | null> {
  const table = await readStoredRents()
  const entries = table && sa2Code !== null ? readRentTable(table, sa2Code) : null
  return entries === null || entries.length === 0 ? null : entries
}

/** Stores a table of estimates, as JSON. */
export async function storeTable(owner: string, table: Response): Promise<void> {
  await withCache((cache) => cache.put(pathOf(owner), table))
}

export interface AskedArea {
  readonly sa2_code: string | null
  readonly suburb: string | null
  readonly city: string | null
}

/** Stores the estimates of an area, unless those of all areas are stored. */
export async function storeAreaRents(asked: AskedArea, entries: readonly RentFigures[]): Promise<void> {
  const owner = currentAccount()
  const stored = await readStoredRents()
  if (owner === null || asked.sa2_code === null || (stored !== null && stored.areas.length > 1)) return
  const suburb = asked.suburb ?? ''
  const names = { name: suburb, suburb, territorial_authority: asked.city ?? '' }
  const area = { sa2_code: asked.sa2_code, ...names, latitude: null, longitude: null }
  await storeTable(owner, Response.json(makeRentTable('', [{ area, entries }])))
}

/** Removes what is not of `owner`, all of it for null. */
export async function forgetOthers(owner: string | null): Promise<void> {
  await withCache(async (cache) => {
    const others = (await cache.keys()).filter(({ url }) => owner === null || new URL(url).pathname !== pathOf(owner))
    await Promise.all(others.map((other) => cache.delete(other)))
  })
}

/** Removes the estimates of all areas: Premium has ended. */
export async function forgetTable(): Promise<void> {
  const stored = await readStoredRents()
  if (stored !== null && stored.areas.length > 1) await forgetOthers(null)
}

function pathOf(owner: string): string {
  return `/stored-rents/${encodeURIComponent(owner)}`
}

// Pages without https, and browsers whose storage is full or switched off, store none.
async function withCache<Result>(run: (cache: Cache) => Promise<Result>): Promise<Result | undefined> {
  try {
    return await run(await caches.open(STORED_RENTS))
  } catch {
    return undefined
  }
}
