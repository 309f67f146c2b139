import { mayUsePremiumFeatures } from '@homeyield/domain/membership/permissions'
import { useQuery } from '@tanstack/react-query'
import { accountQuery } from '../../../api-client/queries.ts'
import { sentenceFor } from '../../../api-client/request-problem.ts'
import { useConfig } from '../../../api-client/use-config.ts'
import { UpgradeLink } from '../../../components/upgrade-link.tsx'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { OwnedScreen } from '../owned-screen.tsx'
import { OwnedRates } from './owned-rates.tsx'
import { ownedHomesQuery } from './owned-homes-query.ts'
import styles from './rates.module.css'

const WHAT_IT_DOES =
  'every loan of every home that you own by the day its rate ends, what it would pay at other rates, and your week before and after.'

/** Every loan that a person has, by the day on which its rate ends. */
export function OwnedRatesScreen() {
  const { data: account } = useQuery(accountQuery)
  const locked = account !== undefined && !mayUsePremiumFeatures(account)
  return (
    <OwnedScreen page="ownedRates">
      {account === undefined ? <Skeleton height="24rem" /> : null}
      {locked ? (
        <div className={`stack ${styles.empty}`}>
          <p>With Premium, this page lists {WHAT_IT_DOES}</p>
          <UpgradeLink />
        </div>
      ) : null}
      {account && !locked ? <Loaded /> : null}
    </OwnedScreen>
  )
}

function Loaded() {
  const { support_email } = useConfig()
  const { data, error, isFetching, refetch } = useQuery(ownedHomesQuery)
  if (data === undefined) {
    return error ? (
      <Notice look="problem">
        {sentenceFor(error, support_email)}
        <Button busy={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      </Notice>
    ) : (
      <div aria-busy="true" aria-label="Loading your loans" role="status">
        <Skeleton height="24rem" />
      </div>
    )
  }
  if (data.homes.length === 0) {
    return (
      <div className={`stack ${styles.empty}`}>
        <p>This page lists {WHAT_IT_DOES}</p>
        <p>No saved calculation has the status Owned. Set it on the card of each home that you own.</p>
        <LinkButton look="primary" to={paths.calculations}>
          Go to saved calculations
        </LinkButton>
      </div>
    )
  }
  return <OwnedRates owned={data} />
}
