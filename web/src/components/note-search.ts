import { accountQuery } from '../api-client/queries.ts'
import { queryClient } from '../api-client/query-client.ts'

/** The first rents that a free account sees are its search: the account has it from then on. */
export function noteSearch(rents: readonly unknown[]): void {
  const account = queryClient.getQueryData(accountQuery.queryKey)
  if (rents.length === 0 || account?.premium !== false || account.searched_areas !== null) return
  void queryClient.invalidateQueries(accountQuery)
}
