import { foldText } from '@homeyield/domain/property/fold-text'
import { calculationsQuery } from '../../../../api-client/queries.ts'
import { queryClient } from '../../../../api-client/query-client.ts'

/**
 * The id of a saved calculation of this address; null without one, and where that cannot be known now. Reads the list again,
 * because it may have been saved in another window or on another device.
 */
export async function findSavedAddress(property: string): Promise<string | null> {
  const listed = await queryClient
    .fetchQuery({ ...calculationsQuery, staleTime: 0, retry: false })
    .catch(() => queryClient.getQueryData(calculationsQuery.queryKey))
  const address = foldText(property)
  return listed?.find((one) => foldText(one.property) === address)?.id ?? null
}
