import type { Account } from '@homeyield/contract/account'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '../controls/button.tsx'
import { Notice } from '../controls/notice.tsx'
import { Skeleton } from '../controls/skeleton.tsx'
import { accountQuery } from '../requests/queries.ts'
import { sentenceFor } from '../requests/request-problem.ts'
import { useConfig } from '../requests/use-config.ts'

interface WithAccountProps {
  /** How much room to hold until the account has come. */
  readonly height: string
  readonly children: (account: Account) => ReactNode
}

/** Shows what needs the account, once it has come; until then its place, or why it cannot be had. */
export function WithAccount({ height, children }: WithAccountProps) {
  const { data: account, error, refetch } = useQuery(accountQuery)
  const { support_email } = useConfig()
  if (account) return children(account)
  if (error) {
    return (
      <Notice look="problem">
        {sentenceFor(error, support_email)}
        <Button onClick={() => void refetch()}>Try again</Button>
      </Notice>
    )
  }
  return (
    <div aria-busy="true" aria-label="Loading your account" role="status">
      <Skeleton height={height} />
    </div>
  )
}
