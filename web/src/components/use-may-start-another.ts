import { maySaveAnother } from '@homeyield/domain/membership/permissions'
import { useQuery } from '@tanstack/react-query'
import { accountQuery, freeCalculationsQuery } from '../api-client/queries.ts'

/** Whether the account may save another calculation; null until it is known. */
export function useMayStartAnother(): boolean | null {
  const { data: account } = useQuery(accountQuery)
  const { data: saved } = useQuery({ ...freeCalculationsQuery, enabled: account?.premium === false })
  if (account === undefined) return null
  if (account.premium) return true
  return saved === undefined ? null : maySaveAnother(account, saved.length)
}
