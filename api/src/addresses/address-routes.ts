import type { Handlers } from '../http/handlers.ts'
import { foundOrRefuse } from './address-problems.ts'
import type { AddressStore } from './address-store.ts'
import { readAddress } from './read-address.ts'
import { searchAddresses } from './search-addresses.ts'
import type { StreetDirectory } from './street-directory.ts'

/** What serves the addresses' endpoints. */
export function addressRoutes(deps: {
  addresses: AddressStore
  streets: StreetDirectory
}): Pick<Handlers, 'searchAddresses' | 'readAddress'> {
  const [search, read] = [searchAddresses(deps), readAddress(deps)]
  return {
    searchAddresses: (viewer, { query }) => search(viewer, query),
    readAddress: async (viewer, { params }) => foundOrRefuse(await read(viewer, params)),
  }
}
