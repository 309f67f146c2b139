import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { sentenceFor } from '../api-client/request-problem.ts'
import { useConfig } from '../api-client/use-config.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

interface WithQueryProps<Data> {
  readonly query: UseQueryResult<Data>
  /** For screen readers, such as "Loading your loans". */
  readonly loading: string
  readonly height: string
  readonly children: (data: Data) => ReactNode
}

/** Renders its children once the query has data; a skeleton, or the error and "Try again", until then. */
export function WithQuery<Data>({ query, loading, height, children }: WithQueryProps<Data>) {
  const { support_email } = useConfig()
  const { data, error, isFetching, refetch } = query
  if (data !== undefined) return children(data)
  if (error !== null) {
    return (
      <Notice look="problem">
        {sentenceFor(error, support_email)}
        <Button busy={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      </Notice>
    )
  }
  return (
    <div aria-busy="true" aria-label={loading} role="status">
      <Skeleton height={height} />
    </div>
  )
}
