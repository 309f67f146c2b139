import { mayUsePremiumFeatures } from '@homeyield/domain/membership/permissions'
import { useQuery } from '@tanstack/react-query'
import { linksQuery } from './links-query.ts'
import { sentenceFor } from '../../../api-client/request-problem.ts'
import { useConfig } from '../../../api-client/use-config.ts'
import { UpgradeLink } from '../../../components/upgrade-link.tsx'
import { WithAccount } from '../../../session/with-account.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { OwnedScreen } from '../owned-screen.tsx'
import { LinksTable } from './links-table.tsx'
import { NewLink } from './new-link.tsx'

/** Read-only links to the portfolio. */
export function LinksScreen() {
  return (
    <OwnedScreen page="ownedLinks">
      <p>
        A link shows your homes, loans and dates to a partner, a broker or an accountant, as they are on the day that
        they open it. They need no account, and can change nothing.
      </p>
      <WithAccount height="16rem">
        {(account) => (mayUsePremiumFeatures(account) ? <NewLink /> : <UpgradeLink />)}
      </WithAccount>
      <Links />
    </OwnedScreen>
  )
}

function Links() {
  const { data: links, error, isFetching, refetch } = useQuery(linksQuery)
  const { support_email } = useConfig()
  if (links !== undefined) return links.length === 0 ? null : <LinksTable links={links} />
  if (error === null) return <Skeleton height="8rem" />
  return (
    <Notice look="problem">
      {sentenceFor(error, support_email)}
      <Button busy={isFetching} onClick={() => void refetch()}>
        Try again
      </Button>
    </Notice>
  )
}
