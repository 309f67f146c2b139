import { useQuery } from '@tanstack/react-query'
import { accountQuery } from '../api-client/queries.ts'

interface FreeSearchSentenceProps {
  /** What uses it. */
  readonly subject?: string
}

/** What a free account's search uses up, while the account still has it. */
export function FreeSearchSentence({
  subject = 'The first address or suburb that you choose',
}: FreeSearchSentenceProps) {
  const { data: account } = useQuery(accountQuery)
  // A stored account of an earlier version has no such field.
  if (account?.premium !== false || account.searched_areas !== null) return null
  return (
    <p className="quiet">
      {subject} uses your free search: every home in that suburb is then free to look up, and other suburbs need
      Premium.
    </p>
  )
}
