import type { HomeOfPeople, HouseholdResponse } from '@homeyield/contract/household'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { calculationQuery, householdQuery } from '../../../api-client/queries.ts'
import { type HouseholdChange, undoOf } from '../../../components/household/household-change.ts'
import { readHouseholdConflict, saveHousehold } from '../../../components/household/save-household.ts'
import { ownersQuery } from './owners-query.ts'

interface Sent {
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
    onSuccess: ({ changedHomes }) => void storeAgain(queryClient, changedHomes),
    onError(problem) {
      const current = readHouseholdConflict(problem)
      if (current !== null) queryClient.setQueryData(householdQuery.queryKey, current)
    },
    onSettled: () => queryClient.invalidateQueries(ownersQuery),
  })
}

/** As many homes as are kept for use offline without having been opened. */
const MOST_STORED = 10

// Their version is the same, so that the copies on this device would stay those of before.
async function storeAgain(queryClient: QueryClient, homes: readonly HomeOfPeople[]): Promise<void> {
  for (const { id } of homes.slice(0, MOST_STORED)) {
    await queryClient.prefetchQuery({ ...calculationQuery(id), staleTime: 0 })
  }
}
