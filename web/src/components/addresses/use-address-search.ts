import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../api-client/call.ts'

const SHORTEST_QUERY = 3

/** The addresses that match what is typed, as options of a box; none while `isWanted` is false or the text is short. */
export function useAddressSearch(text: string, isWanted = true) {
  const isSearching = isWanted && text.length >= SHORTEST_QUERY
  const query = useQuery({
    queryKey: ['addresses', text],
    queryFn: ({ signal }) => call('searchAddresses', { query: { q: text }, signal }),
    enabled: isSearching,
    placeholderData: keepPreviousData,
    refetchOnReconnect: true,
  })
  const found = isSearching ? (query.data ?? []) : []
  const options = found.map(({ id, address, sample }) => ({ id, label: address, note: sample ? 'sample' : undefined }))
  return { query, isSearching, options }
}
