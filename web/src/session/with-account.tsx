import type { Account } from '@homeyield/contract/account'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { accountQuery } from '../api-client/queries.ts'
import { sentenceFor } from '../api-client/request-problem.ts'
import { useConfig } from '../api-client/use-config.ts'
import { takeFocus } from '../ui/take-focus.ts'
import styles from './with-account.module.css'

interface WithAccountProps {
  readonly height: string
  readonly children: (account: Account) => ReactNode
}

/** Renders its children once the account has loaded; a skeleton or the error until then. */
export function WithAccount(props: WithAccountProps) {
  const [retried, setRetried] = useState(false)
  const account = <LoadedAccount {...props} onRetry={() => setRetried(true)} />
  if (!retried) return account
  // The "Try again" button disappears, so its replacement takes the focus.
  return (
    <div ref={takeFocus} tabIndex={-1} className={`grid ${styles.retried}`}>
      {account}
    </div>
  )
}

function LoadedAccount({ height, children, onRetry }: WithAccountProps & { readonly onRetry: () => void }) {
  const { data: account, error, refetch } = useQuery(accountQuery)
  const { support_email } = useConfig()
  if (account) return children(account)
  if (error) {
    return (
      <Notice look="problem">
        {sentenceFor(error, support_email)}
        <Button
          onClick={() => {
            onRetry()
            void refetch()
          }}
        >
          Try again
        </Button>
      </Notice>
    )
  }
  return (
    <div aria-busy="true" aria-label="Loading your account" role="status" className={styles.loading}>
      <Skeleton height={height} />
    </div>
  )
}
