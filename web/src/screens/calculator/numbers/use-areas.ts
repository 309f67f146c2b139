import type { Area } from '@homeyield/contract/area'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../api-client/call.ts'
import { isUnreachable } from '../../../api-client/request-problem.ts'
import { useDebounced } from '../../../ui/use-debounced.ts'

const LEAST_LETTERS = 2

interface FoundAreas {
  readonly areas: readonly Area[]
  /** Whether they are of the text as it is now. */
  readonly settled: boolean
  readonly busy: boolean
}

/** The areas with a name like `text`: from the server, or without a connection those stored on this device. */
export function useAreas(text: string, enabled: boolean): FoundAreas {
  const query = useDebounced(text.trim(), 150)
  const isAsked = enabled && query.length >= LEAST_LETTERS
  const { data, isFetching, isPlaceholderData } = useQuery({
    queryKey: ['open-home-areas', query],
    queryFn: ({ signal }) => searchAreas(query, signal),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const settled = query === text.trim() && !isPlaceholderData
  return { areas: isAsked ? (data ?? []) : [], settled, busy: isAsked && isFetching }
}

async function searchAreas(query: string, signal: AbortSignal): Promise<readonly Area[]> {
  try {
    if (navigator.onLine) return await call('searchAreas', { query: { q: query }, signal })
  } catch (problem) {
    if (!isUnreachable(problem)) throw problem
  }
  const { searchStoredAreas } = await import('../address/search-stored-areas.ts')
  return searchStoredAreas(query)
}
