import { useMutation, useQueryClient } from '@tanstack/react-query'
import { setFlash } from '../messages/flash.ts'
import { call } from '../api-client/call.ts'
import { accountQuery } from '../api-client/queries.ts'

/** How long after a change the account is fetched again, in milliseconds. Source: specification section 9. */
const REFETCH_AFTER = 500

type Change = 'cancelSubscription' | 'uncancelSubscription'

/**
 * Cancels Premium or takes that back: what the server answers is shown at once, and the account is fetched again a moment later.
 * `done` is said in the message bar. Source: specification section 4, "Subscription".
 */
export function useMembershipChange(change: Change, done: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(change, {}),
    // It may be refused because another window was first.
    onError: () => void queryClient.invalidateQueries(accountQuery),
    onSuccess: async (account) => {
      // An answer that is on its way knows nothing of the change yet.
      await queryClient.cancelQueries(accountQuery)
      queryClient.setQueryData(accountQuery.queryKey, account)
      setTimeout(() => void queryClient.refetchQueries(accountQuery), REFETCH_AFTER)
      setFlash({ kind: 'success', text: done })
    },
  })
}
