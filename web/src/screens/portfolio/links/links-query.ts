import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api-client/call.ts'

export const linksQuery = queryOptions({
  queryKey: ['links'],
  queryFn: ({ signal }) => call('listLinks', { signal }),
})
