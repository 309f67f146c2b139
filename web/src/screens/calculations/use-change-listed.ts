import type { ListedCalculation, SavedCalculation } from '@homeyield/contract/saved-calculation'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api-client/call.ts'
import { arrivedCalculationsQuery, calculationQuery, calculationsQuery } from '../../api-client/queries.ts'
import { rememberTotal, totalOf } from '../../session/listed-total.ts'

export type Marks = Partial<Pick<ListedCalculation, 'status' | 'tags' | 'note'>>

/** Saves status, tags or note of a calculation, which stays at its place in the list. */
export function useChangeListed() {
  const queryClient = useQueryClient()
  return useMutation({
    // Without a version: only what is sent is replaced.
    mutationFn: ({ id, marks }: { readonly id: string; readonly marks: Marks }) =>
      call('changeCalculation', { params: { id }, body: { ...marks, ...(marks.tags && { tags: [...marks.tags] }) } }),
    onSuccess: (changed) => {
      queryClient.setQueryData(calculationQuery(changed.id).queryKey, changed)
      for (const { queryKey } of [calculationsQuery, arrivedCalculationsQuery]) {
        queryClient.setQueryData<readonly ListedCalculation[]>(queryKey, (listed) => listed && marked(listed, changed))
      }
    },
  })
}

function marked(listed: readonly ListedCalculation[], changed: SavedCalculation): readonly ListedCalculation[] {
  const { id, version, updated_at, status, tags, note } = changed
  const next = listed.map((one) => (one.id === id ? { ...one, version, updated_at, status, tags, note } : one))
  rememberTotal(next, totalOf(listed))
  return next
}
