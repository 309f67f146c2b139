import { useMutation, useQueryClient } from '@tanstack/react-query'
import { setFlash } from '../messages/flash.ts'
import { call } from '../api-client/call.ts'
import { accountQuery } from '../api-client/queries.ts'

/** Milliseconds until the account is fetched again. */
const REFETCH_AFTER = 500

type Change = 'cancelSubscription' | 'uncancelSubscription'

/**
 * Cancels Premium or undoes that. Shows the response at once, refetches the account shortly after, and shows `done` in
 * the message bar.
 */
export function useMembershipChange(change: Change, done: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(change, {}),
    // It may be refused because another window was first.
    onError: () => void queryClient.invalidateQueries(accountQuery),
    onSuccess: async (account) => {
      // A running fetch may return the account from before the change.
      await queryClient.cancelQueries(accountQuery)
      queryClient.setQueryData(accountQuery.queryKey, account)
      setTimeout(() => void queryClient.refetchQueries(accountQuery), REFETCH_AFTER)
      setFlash({ kind: 'success', text: done })
    },
  })
}
