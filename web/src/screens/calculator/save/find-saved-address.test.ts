import { onlineManager } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { calculationsQuery } from '../../../api-client/queries.ts'
import { queryClient } from '../../../api-client/query-client.ts'
import { findSavedAddress } from './find-saved-address.ts'

const LISTED = [
  { id: 'one', property: '1 Kōwhai Road, Masterton' },
  { id: 'two', property: '2 Kōwhai Road, Masterton' },
]
const keep = (listed: unknown) => queryClient.setQueryData(calculationsQuery.queryKey, listed as never)

beforeEach(() => keep(LISTED))
afterEach(() => {
  onlineManager.setOnline(true)
  queryClient.clear()
  vi.restoreAllMocks()
})

it('finds the calculation of an address, whatever its capitals, macrons and spaces', async () => {
  expect(await findSavedAddress('2 kowhai road,  Masterton')).toBe('two')
  expect(await findSavedAddress('3 Kōwhai Road, Masterton')).toBeNull()
})

it('knows none where the list cannot be read, and waits for no connection', async () => {
  onlineManager.setOnline(false)
  expect(await findSavedAddress('1 Kōwhai Road, Masterton')).toBe('one')
  queryClient.clear()
  expect(await findSavedAddress('1 Kōwhai Road, Masterton')).toBeNull()
  onlineManager.setOnline(true)
  vi.spyOn(queryClient, 'fetchQuery').mockRejectedValue(new Error('No response'))
  expect(await findSavedAddress('1 Kōwhai Road, Masterton')).toBeNull()
})
