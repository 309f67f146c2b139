import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Skeleton } from '../ui/skeleton.tsx'
import { QueryProblem } from './query-problem.tsx'

interface WithQueryProps<Data> {
  readonly query: UseQueryResult<Data>
  /** For screen readers, such as "Loading your loans". */
  readonly loading: string
  readonly height: string
  readonly children: (data: Data) => ReactNode
}

/** Renders its children once the query has data; a skeleton, or the error and "Try again", until then. */
export function WithQuery<Data>({ query, loading, height, children }: WithQueryProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (query.error !== null) return <QueryProblem query={query} />
  return (
    <div aria-busy="true" aria-label={loading} role="status">
      <Skeleton height={height} />
    </div>
  )
}
