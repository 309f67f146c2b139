import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api-client/call.ts'

/** The homes that have owners, with these. */
export const ownersQuery = queryOptions({
  queryKey: ['owners'],
  queryFn: ({ signal }) => call('listOwners', { signal }),
  staleTime: 0,
})
