import { cacheIndex, type CachedIndex } from '../server/cache-index.ts'
import type { AddressStore } from './address-store.ts'
import { packHouseNumbers, type HouseNumbers } from './house-numbers.ts'
import { rankStreets } from './rank-streets.ts'
import { buildStreetIndex, type StreetIndex } from './street-index.ts'

/** The streets, and the numbers of their addresses. */
export interface StreetsInMemory {
  streets: StreetIndex
  numbers: HouseNumbers
}

export type StreetDirectory = CachedIndex<StreetsInMemory>

/** Holds the index over the streets of `store`. `now` is in milliseconds. */
export function openStreetDirectory(
  store: Pick<AddressStore, 'listStreets' | 'streetsVersion'>,
  now?: () => number,
): StreetDirectory {
  return cacheIndex(store.streetsVersion, () => buildFrom(store), now)
}

async function buildFrom({ listStreets }: Pick<AddressStore, 'listStreets'>): Promise<StreetsInMemory> {
  const listed = await rankStreets(await listStreets())
  const numbers = await packHouseNumbers(listed)
  // The index holds the streets, which need their addresses no longer.
  for (const street of listed) street.addresses = []
  return { streets: await buildStreetIndex(listed), numbers }
}
