import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api-client/call.ts'

/** The newest mortgage rates that the Reserve Bank has published. */
export const publishedRatesQuery = queryOptions({
  queryKey: ['mortgage-rates'],
  queryFn: ({ signal }) => call('readMortgageRates', { signal }),
  staleTime: Infinity,
})
