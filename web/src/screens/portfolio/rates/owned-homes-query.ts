import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api-client/call.ts'

/** The inputs of the homes that a person owns. */
export const ownedHomesQuery = queryOptions({
  queryKey: ['owned-homes'],
  queryFn: ({ signal }) => call('listOwnedHomes', { signal }),
  staleTime: 0,
  gcTime: 0,
})
