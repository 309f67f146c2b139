import { afterEach, expect, it, vi } from 'vitest'
import { calculationsQuery } from '../../../../api-client/queries.ts'
import { queryClient } from '../../../../api-client/query-client.ts'
import { findSavedAddress } from './find-saved-address.ts'

const LISTED = [
  { id: 'one', property: '1 Kōwhai Road, Masterton' },
  { id: 'two', property: '2 Kōwhai Road, Masterton' },
]

afterEach(() => {
  queryClient.clear()
  vi.restoreAllMocks()
})

it('finds the calculation of an address, whatever its capitals, macrons and spaces, and however fresh the list', async () => {
  queryClient.setQueryData(calculationsQuery.queryKey, [])
  vi.spyOn(queryClient, 'fetchQuery').mockImplementation(({ staleTime }) =>
    Promise.resolve(staleTime === 0 ? LISTED : []),
  )
  expect(await findSavedAddress('2 kowhai road,  Masterton')).toBe('two')
  expect(await findSavedAddress('3 Kōwhai Road, Masterton')).toBeNull()
})

it('knows without a connection what was listed before', async () => {
  vi.spyOn(queryClient, 'fetchQuery').mockRejectedValue(new Error('No response'))
  expect(await findSavedAddress('1 Kōwhai Road, Masterton')).toBeNull()
  queryClient.setQueryData(calculationsQuery.queryKey, LISTED as never)
  expect(await findSavedAddress('1 Kōwhai Road, Masterton')).toBe('one')
})
