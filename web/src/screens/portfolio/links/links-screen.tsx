import { mayUsePremiumFeatures } from '@homeyield/domain/membership/permissions'
import { useQuery } from '@tanstack/react-query'
import { linksQuery } from './links-query.ts'
import { UpgradeLink } from '../../../components/upgrade-link.tsx'
import { WithQuery } from '../../../components/with-query.tsx'
import { WithAccount } from '../../../session/with-account.tsx'
import { OwnedFrame } from '../owned-frame.tsx'
import { LinksTable } from './links-table.tsx'
import { NewLink } from './new-link.tsx'

/** Read-only links to the portfolio. */
export function LinksScreen() {
  return (
    <OwnedFrame page="ownedLinks">
      <p>
        A link shows your homes, loans and dates to a partner, a broker or an accountant, as they are on the day that
        they open it. They need no account, and can change nothing.
      </p>
      <WithAccount height="16rem">
        {(account) => (mayUsePremiumFeatures(account) ? <NewLink /> : <UpgradeLink />)}
      </WithAccount>
      <Links />
    </OwnedFrame>
  )
}

function Links() {
  return (
    <WithQuery query={useQuery(linksQuery)} loading="Loading your links" height="8rem">
      {(links) => (links.length === 0 ? null : <LinksTable links={links} />)}
    </WithQuery>
  )
}
