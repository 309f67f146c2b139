import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'

/** The account that is signed in. */
export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: ({ signal }) => call('readAccount', { signal }),
})

/** The public settings of this installation. */
export const configQuery = queryOptions({
  queryKey: ['config'],
  queryFn: ({ signal }) => call('readConfig', { signal }),
  staleTime: Infinity,
})

/** The default expenses of a new calculation. */
export const expensesQuery = queryOptions({
  queryKey: ['expenses'],
  queryFn: ({ signal }) => call('readExpenses', { signal }),
  staleTime: Infinity,
})

/** The saved calculations, newest first. */
export const calculationsQuery = queryOptions({
  queryKey: ['calculations'],
  queryFn: ({ signal }) => call('listCalculations', { signal }),
})

/** One saved calculation. */
export function calculationQuery(id: string) {
  return queryOptions({
    queryKey: ['calculation', id],
    queryFn: ({ signal }) => call('readCalculation', { params: { id }, signal }),
    gcTime: 0,
  })
}
