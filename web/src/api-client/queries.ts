import type { RentFigures } from '@homeyield/domain/rent/rent-table'
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

/** All saved calculations, newest first. */
export const calculationsQuery = queryOptions({
  queryKey: ['calculations'],
  queryFn: ({ signal }) => call('listCalculations', { signal }),
  refetchOnReconnect: true,
})

/** The estimates kept on this device of the area whose code follows in the key; session/keep-rents.ts reads them. */
export const keptRentsQuery = queryOptions<readonly RentFigures[] | null>({ queryKey: ['kept-rents'], gcTime: 0 })

export function calculationQuery(id: string) {
  return queryOptions({
    queryKey: ['calculation', id],
    queryFn: ({ signal }) => call('readCalculation', { params: { id }, signal }),
    gcTime: 0,
  })
}
