import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api-client/call.ts'

export const screeningsQuery = queryOptions({
  queryKey: ['screenings'],
  queryFn: ({ signal }) => call('listScreenings', { signal }),
  staleTime: 0,
})

/** A list of homes with its results. What is typed must not change under the person: it is fetched when it is opened. */
export function screeningQuery(id: string) {
  return queryOptions({
    queryKey: ['screening', id],
    queryFn: ({ signal }) => call('readScreening', { params: { id }, signal }),
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

export const templatesQuery = queryOptions({
  queryKey: ['screening-templates'],
  queryFn: ({ signal }) => call('readTemplates', { signal }),
})
