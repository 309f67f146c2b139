import type { UseQueryResult } from '@tanstack/react-query'
import { sentenceFor } from '../api-client/request-problem.ts'
import { useConfig } from '../api-client/use-config.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'

/** Why a query failed, and "Try again"; nothing while it has not. */
export function QueryProblem({ query }: { readonly query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'> }) {
  const { support_email } = useConfig()
  const { error, isFetching, refetch } = query
  if (error === null) return null
  return (
    <Notice look="problem">
      {sentenceFor(error, support_email)}
      <Button busy={isFetching} onClick={() => void refetch()}>
        Try again
      </Button>
    </Notice>
  )
}
