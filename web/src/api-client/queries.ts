import { queryOptions } from '@tanstack/react-query'
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

export const calculationsQuery = queryOptions({
  queryKey: ['calculations'],
  queryFn: ({ signal }) => call('listCalculations', { signal }),
  refetchOnReconnect: true,
})

export function calculationQuery(id: string) {
  return queryOptions({
    queryKey: ['calculation', id],
    queryFn: ({ signal }) => call('readCalculation', { params: { id }, signal }),
    gcTime: 0,
  })
}
