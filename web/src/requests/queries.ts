import { queryOptions } from '@tanstack/react-query'
import { endpoints } from '@homeyield/contract/endpoints'
import { call } from './call.ts'

/** The account that is signed in. */
export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: ({ signal }) => call(endpoints.readAccount, { signal }),
})

/** The public settings of this installation. */
export const configQuery = queryOptions({
  queryKey: ['config'],
  queryFn: ({ signal }) => call(endpoints.readConfig, { signal }),
  staleTime: Infinity,
})

/** The default expenses of a new calculation. */
export const expensesQuery = queryOptions({
  queryKey: ['expenses'],
  queryFn: ({ signal }) => call(endpoints.readExpenses, { signal }),
  staleTime: Infinity,
})

/** The saved calculations, newest first. */
export const calculationsQuery = queryOptions({
  queryKey: ['calculations'],
  queryFn: ({ signal }) => call(endpoints.listCalculations, { signal }),
})

/** One saved calculation. */
export function calculationQuery(id: string) {
  return queryOptions({
    queryKey: ['calculation', id],
    queryFn: ({ signal }) => call(endpoints.readCalculation, { params: { id }, signal }),
    gcTime: 0,
  })
}
