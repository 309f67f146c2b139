import type { PortfolioResponse } from '@homeyield/contract/portfolio'
import { mayUsePremiumFeatures } from '@homeyield/domain/membership/permissions'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { call } from '../../api-client/call.ts'
import { accountQuery } from '../../api-client/queries.ts'
import { sentenceFor } from '../../api-client/request-problem.ts'
import { useConfig } from '../../api-client/use-config.ts'
import { UpgradeLink } from '../../components/upgrade-link.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './portfolio.module.css'

interface WithPortfolioProps {
  /** What the page has, each with a sentence: for accounts without Premium, and without homes. */
  readonly parts: readonly (readonly [string, string])[]
  readonly children: (portfolio: PortfolioResponse) => ReactNode
}

/** A page of the portfolio once it is loaded; otherwise what it would have. */
export function WithPortfolio({ parts, children }: WithPortfolioProps) {
  const { data: account } = useQuery(accountQuery)
  if (account === undefined) return <Skeleton height="24rem" />
  if (mayUsePremiumFeatures(account)) return <LoadedPortfolio parts={parts}>{children}</LoadedPortfolio>
  return (
    <div className={`stack ${styles.empty}`}>
      <p>With Premium, this page has:</p>
      <Parts parts={parts} />
      <UpgradeLink />
    </div>
  )
}

function LoadedPortfolio({ parts, children }: WithPortfolioProps) {
  const { support_email } = useConfig()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['portfolio'],
    queryFn: ({ signal }) => call('readPortfolio', { signal }),
    staleTime: 0,
    gcTime: 0,
  })
  if (data === undefined) {
    return error ? (
      <Notice look="problem">
        {sentenceFor(error, support_email)}
        <Button busy={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      </Notice>
    ) : (
      <div aria-busy="true" aria-label="Loading what you own" role="status">
        <Skeleton height="24rem" />
      </div>
    )
  }
  if (data.homes.length === 0) {
    return (
      <div className={`stack ${styles.empty}`}>
        <p>No saved home has the status Owned yet. Set it on the card of each home that you own. Then this page has:</p>
        <Parts parts={parts} />
        <LinkButton look="primary" to={paths.calculations}>
          Go to saved calculations
        </LinkButton>
      </div>
    )
  }
  return (
    <>
      {data.left_out > 0 ? (
        <Notice>
          Only the first {data.homes.length} homes by address are counted. {data.left_out} more are owned.
        </Notice>
      ) : null}
      {children(data)}
    </>
  )
}

function Parts({ parts }: Pick<WithPortfolioProps, 'parts'>) {
  return (
    <dl className={`stack ${styles.parts}`}>
      {parts.map(([name, words]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  )
}
