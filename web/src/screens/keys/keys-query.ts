import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api-client/call.ts'

export const keysQuery = queryOptions({
  queryKey: ['keys'],
  queryFn: ({ signal }) => call('listKeys', { signal }),
})
