import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api-client/call.ts'
import { accountQuery } from '../../api-client/queries.ts'
import { RequestCancelled, sentenceFor } from '../../api-client/request-problem.ts'
import { useConfig } from '../../api-client/use-config.ts'

export function useRemoveLogo() {
  const queryClient = useQueryClient()
  const { support_email } = useConfig()
  const removal = useMutation({
    mutationFn: () => call('changeAccount', { body: { brand_logo_url: null } }),
    onSuccess: () =>
      queryClient.setQueryData(accountQuery.queryKey, (known) => known && { ...known, brand_logo_url: null }),
  })
  const failed = removal.error !== null && !(removal.error instanceof RequestCancelled)
  return {
    removing: removal.isPending,
    problem: failed ? sentenceFor(removal.error, support_email) : null,
    remove: (onRemoved: () => void) => removal.mutate(undefined, { onSuccess: onRemoved }),
  }
}
