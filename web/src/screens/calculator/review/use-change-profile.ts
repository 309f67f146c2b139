import type { ChangeAccountBody } from '@homeyield/contract/account'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api-client/call.ts'
import { accountQuery } from '../../../api-client/queries.ts'

/** Changes something of the profile that the review ticks, and takes the account over as it then is. */
export function useChangeProfile() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: Pick<ChangeAccountBody, 'is_property_professional' | 'terms_accepted'>) =>
      call('changeAccount', { body }),
    onSuccess: async (changed) => {
      const { auth_token: _, ...account } = changed
      // An older answer that is on its way must not take its place.
      await queryClient.cancelQueries(accountQuery)
      queryClient.setQueryData(accountQuery.queryKey, account)
    },
  })
}
