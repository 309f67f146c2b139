import type { AddressStore } from './address-store.ts'
import { keepIndex, type KeptIndex } from '../server/keep-index.ts'
import { buildStreetIndex, type StreetIndex } from './street-index.ts'

export type StreetDirectory = KeptIndex<StreetIndex>

/** Holds the index over the streets of `store`. `now` is in milliseconds. */
export function openStreetDirectory(
  store: Pick<AddressStore, 'listStreets' | 'streetsVersion'>,
  now?: () => number,
): StreetDirectory {
  return keepIndex(store.streetsVersion, async () => buildStreetIndex(await store.listStreets()), now)
}
