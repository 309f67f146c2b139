import type { HouseholdResponse } from '@homeyield/contract/household'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { householdQuery } from '../../../api-client/queries.ts'
import { type HouseholdChange, undoOf } from '../../../components/household/household-change.ts'
import { readHouseholdConflict, saveHousehold } from '../../../components/household/save-household.ts'
import { ownersQuery } from './owners-query.ts'

export interface Sent {
  /** The household that the person saw. */
  readonly household: HouseholdResponse
  readonly change: HouseholdChange
  readonly isUndo?: boolean
}

/** Saves one change after the other. After a 409 the list shows the other version. */
export function usePeople() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ household, change }: Sent) => ({
      ...(await saveHousehold(household, change)),
      undo: undoOf(household.people, change),
    }),
    onError(problem) {
      const current = readHouseholdConflict(problem)
      if (current !== null) queryClient.setQueryData(householdQuery.queryKey, current)
    },
    onSettled: () => queryClient.invalidateQueries(ownersQuery),
  })
}
