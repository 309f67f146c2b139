import type { AddressSource } from './address-source.ts'
import type { AddressStore } from './address-store.ts'
import { searchAddresses } from './search-addresses.ts'
import type { StreetDirectory } from './street-directory.ts'

/** The addresses of our own table. */
export function ownAddresses(deps: { addresses: AddressStore; streets: StreetDirectory }): AddressSource {
  const search = searchAddresses(deps)
  return { search: (q) => search(null, { q }), read: (id) => deps.addresses.findAddress(id) }
}
