import type { AttemptCounter } from '../attempts/attempt-counter.ts'
import type { Handlers } from '../server/handlers.ts'
import { foundOrRefuse, translateSourceError } from './address-problems.ts'
import type { AddressSource } from './address-source.ts'
import { findNear, type FindNearDeps } from './find-near.ts'

/** `searches` limits an account's lookups at a source that is paid by the call. */
export function addressRoutes(
  { search, read }: AddressSource,
  searches?: Pick<AttemptCounter, 'count'>,
): Pick<Handlers, 'searchAddresses' | 'readAddress'> {
  return {
    async searchAddresses({ accountId }, { query }) {
      await searches?.count(accountId)
      return translateSourceError(search(query.q))
    },
    readAddress: async (_viewer, { params }) => foundOrRefuse(await translateSourceError(read(params.id))),
  }
}

/** Near addresses are our own: providers have none by position. */
export function nearRoutes(deps: FindNearDeps): Pick<Handlers, 'findNear'> {
  const find = findNear(deps)
  return { findNear: (viewer, { body }) => find(viewer, body) }
}
