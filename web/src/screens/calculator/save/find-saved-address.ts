import { foldText } from '@homeyield/domain/property/fold-text'
import { onlineManager } from '@tanstack/react-query'
import { calculationsQuery } from '../../../api-client/queries.ts'
import { queryClient } from '../../../api-client/query-client.ts'

// Saving and deleting refresh the list at once.
const FRESH = 60_000

/**
 * The id of a saved calculation of this address; null without one, and where that cannot be known now, because saving does
 * not wait for it.
 */
export async function findSavedAddress(property: string): Promise<string | null> {
  const listed = onlineManager.isOnline()
    ? await queryClient.fetchQuery({ ...calculationsQuery, staleTime: FRESH }).catch(() => null)
    : queryClient.getQueryData(calculationsQuery.queryKey)
  const address = foldText(property)
  return listed?.find((one) => foldText(one.property) === address)?.id ?? null
}
