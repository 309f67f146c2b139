import type { ListedCalculation } from '@homeyield/contract/saved-calculation'
import type { UseQueryResult } from '@tanstack/react-query'
import { isUnreachable } from '../api-client/request-problem.ts'
import { useOnline } from '../api-client/use-online.ts'
import { totalOf } from '../session/listed-total.ts'
import { Button } from '../ui/button.tsx'
import { momentText } from '../ui/moment-text.ts'
import { Notice } from '../ui/notice.tsx'

/** Shows how old the list of calculations is when the server cannot be reached. Source: decision 19. */
export function ListAsOf({ query }: { query: UseQueryResult<readonly ListedCalculation[]> }) {
  const { data, dataUpdatedAt, failureReason, isFetching, refetch } = query
  const online = useOnline()
  if (data === undefined || (online && !isUnreachable(failureReason))) return null
  const total = totalOf(data)
  return (
    <Notice>
      <span>
        {online ? 'We could not reach our server.' : 'You are offline.'} This is the list as of{' '}
        {momentText(new Date(dataUpdatedAt))}
        {total > data.length
          ? `, with the newest ${data.length} of ${total.toLocaleString('en-NZ')} calculations.`
          : '.'}
      </span>
      {online ? (
        <Button look="quiet" busy={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      ) : null}
    </Notice>
  )
}
