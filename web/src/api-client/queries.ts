import type { ListedCalculation } from '@homeyield/contract/saved-calculation'
import { FREE_SAVED_CALCULATIONS } from '@homeyield/domain/membership/allowances'
import type { RentFigures } from '@homeyield/domain/rent/rent-table'
import { queryOptions, skipToken } from '@tanstack/react-query'
import { call } from './call.ts'
import { takeEarlyCalculation } from './early-calculation.ts'
import { fetchCalculations } from './fetch-calculations.ts'

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

/** The people, companies and trusts of the account. */
export const householdQuery = queryOptions({
  queryKey: ['household'],
  queryFn: ({ signal }) => call('readHousehold', { signal }),
})

/** Who the account's documents come from. */
export const brandQuery = queryOptions({
  queryKey: ['brand'],
  queryFn: ({ signal }) => call('readBrand', { signal }),
})

/** Those of `calculationsQuery` that have arrived, while it fetches the others. */
export const arrivedCalculationsQuery = queryOptions<readonly ListedCalculation[]>({
  queryKey: ['arrived-calculations'],
  queryFn: skipToken,
  gcTime: 0,
})

/** All saved calculations, newest first. */
export const calculationsQuery = queryOptions({
  queryKey: ['calculations'],
  queryFn: ({ signal, client }) =>
    fetchCalculations(signal, (arrived) => client.setQueryData(arrivedCalculationsQuery.queryKey, arrived)),
  refetchOnReconnect: true,
})

/** As many of them as decide whether an account without Premium may save another. */
export const freeCalculationsQuery = queryOptions({
  // Invalidated with all of them.
  queryKey: [...calculationsQuery.queryKey, 'free'],
  queryFn: ({ signal }) => call('listCalculations', { query: { limit: FREE_SAVED_CALCULATIONS }, signal }),
  staleTime: 0,
})

/** The estimates stored on this device of the area whose code follows in the key; session/store-rents.ts reads them. */
export const storedRentsQuery = queryOptions<readonly RentFigures[] | null>({ queryKey: ['stored-rents'], gcTime: 0 })

export function calculationQuery(id: string) {
  return queryOptions({
    queryKey: ['calculation', id],
    queryFn: ({ signal }) => takeEarlyCalculation(id) ?? call('readCalculation', { params: { id }, signal }),
    gcTime: 0,
  })
}
