import type { Handlers } from '../http/handlers.ts'
import { foundOrRefuse, unlessAway } from './address-problems.ts'
import type { AddressSource } from './address-source.ts'

/** What serves the addresses' endpoints, whichever source they come from. */
export function addressRoutes({ search, read }: AddressSource): Pick<Handlers, 'searchAddresses' | 'readAddress'> {
  return {
    searchAddresses: (_viewer, { query }) => unlessAway(search(query.q)),
    readAddress: async (_viewer, { params }) => foundOrRefuse(await unlessAway(read(params.id))),
  }
}
