import { mayUsePremiumFeatures } from '@homeyield/domain/membership/permissions'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { UpgradeLink } from '../../components/upgrade-link.tsx'
import { call } from '../../api-client/call.ts'
import { accountQuery } from '../../api-client/queries.ts'
import { sentenceFor } from '../../api-client/request-problem.ts'
import { useConfig } from '../../api-client/use-config.ts'
import { paths } from '../../paths.ts'
import { HomesTable } from './homes-table.tsx'
import { OwnedScreen } from './owned-screen.tsx'
import { PortfolioTotals } from './portfolio-totals.tsx'
import { RateEnds } from './rate-ends.tsx'
import { YearAfterTax } from './year-after-tax.tsx'
import styles from './portfolio.module.css'

const OWNED_LIST = `${paths.calculations}?status=owned`

/** What a person owns, from the saved calculations with that status. Source: investment analysis sections 3.2 and 9. */
export function PortfolioScreen() {
  const { data: account } = useQuery(accountQuery)
  const locked = account !== undefined && !mayUsePremiumFeatures(account)
  return (
    <OwnedScreen page="portfolio" heading="What I own">
      {locked ? <LockedPortfolio /> : null}
      {account && !locked ? <OwnPortfolio /> : null}
      {account ? null : <Skeleton height="24rem" />}
    </OwnedScreen>
  )
}

function OwnPortfolio() {
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
      <div aria-busy="true" aria-label="Loading your portfolio" role="status">
        <Skeleton height="24rem" />
      </div>
    )
  }
  if (data.homes.length === 0) {
    return (
      <div className={`stack ${styles.empty}`}>
        <p>This page adds up the homes that you own:</p>
        <Parts />
        <p>No saved calculation has the status Owned. Set it on the card of each home that you own.</p>
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
      <PortfolioTotals portfolio={data} />
      <HomesTable portfolio={data} />
      <RateEnds ends={data.rate_ends} />
      <YearAfterTax portfolio={data} />
      <p>
        <Link to={OWNED_LIST}>The list of what you own</Link>
      </p>
    </>
  )
}

const PARTS = [
  ['Value, debt and equity', 'What your homes are worth, what you owe on them, and what is yours.'],
  ['Loan to value (LVR)', 'Of each home, and of all together.'],
  ['Cash each week', 'Of each home, and of all together.'],
  ['When your rates end', 'Every loan on one line of time, with what you will owe that day.'],
  ['The year after tax', 'Rent, costs, interest and tax of all homes, for each owner.'],
  ['Ring-fenced losses', 'The loss on one home set off against the income of another, and what is kept for later.'],
] as const

function LockedPortfolio() {
  return (
    <div className={`stack ${styles.empty}`}>
      <p>With Premium, this page adds up the homes that you own:</p>
      <Parts />
      <UpgradeLink />
    </div>
  )
}

function Parts() {
  return (
    <dl className={`stack ${styles.parts}`}>
      {PARTS.map(([name, words]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  )
}
