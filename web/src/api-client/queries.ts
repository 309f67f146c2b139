import type { ListedCalculation } from '@homeyield/contract/saved-calculation'
import { type QueryFunctionContext, queryOptions, skipToken } from '@tanstack/react-query'
import { call } from './call.ts'

export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: ({ signal }) => call('readAccount', { signal }),
})

export const configQuery = queryOptions({
  queryKey: ['config'],
  queryFn: ({ signal }) => call('readConfig', { signal }),
  staleTime: Infinity,
})

export const expensesQuery = queryOptions({
  queryKey: ['expenses'],
  queryFn: ({ signal }) => call('readExpenses', { signal }),
  staleTime: Infinity,
})

/** All saved calculations, newest first. */
export const calculationsQuery = queryOptions({
  queryKey: ['calculations'],
  queryFn: listCalculations,
  refetchOnReconnect: true,
})

/** The first of a long list, while the whole of it is fetched; nothing of a short one. */
export const firstCalculationsQuery = queryOptions<readonly ListedCalculation[]>({
  queryKey: ['first-calculations'],
  queryFn: skipToken,
})

const FIRST_PAGE = 100

// Then everything at once, not page by page: a calculation that moves in the order meanwhile is in it all the same.
async function listCalculations({ client, signal }: QueryFunctionContext): Promise<ListedCalculation[]> {
  const first = await call('listCalculations', { query: { limit: FIRST_PAGE }, signal })
  if (first.length < FIRST_PAGE) return first
  client.setQueryData(firstCalculationsQuery.queryKey, first)
  return call('listCalculations', { signal })
}

export function calculationQuery(id: string) {
  return queryOptions({
    queryKey: ['calculation', id],
    queryFn: ({ signal }) => call('readCalculation', { params: { id }, signal }),
    gcTime: 0,
  })
}
