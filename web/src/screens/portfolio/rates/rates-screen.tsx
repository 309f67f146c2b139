import { mayUsePremiumFeatures } from '@homeyield/domain/membership/permissions'
import { useQuery } from '@tanstack/react-query'
import { AddOwnedLink } from '../../../components/add-owned-link.tsx'
import { UpgradeLink } from '../../../components/upgrade-link.tsx'
import { WithQuery } from '../../../components/with-query.tsx'
import { paths } from '../../../paths.ts'
import { WithAccount } from '../../../session/with-account.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { OwnedFrame } from '../owned-frame.tsx'
import { OwnedRates } from './owned-rates.tsx'
import { ownedHomesQuery } from './owned-homes-query.ts'

const WHAT_IT_DOES =
  'every loan of every home that you own by the day its rate ends, what it would pay at other rates, and your week before and after.'

/** Every loan that a person has, by the day on which its rate ends. */
export function OwnedRatesScreen() {
  return (
    <OwnedFrame page="ownedRates">
      <WithAccount height="24rem">
        {(account) =>
          mayUsePremiumFeatures(account) ? (
            <Loaded />
          ) : (
            <div className="stack begin">
              <p>With Premium, this page lists {WHAT_IT_DOES}</p>
              <UpgradeLink />
            </div>
          )
        }
      </WithAccount>
    </OwnedFrame>
  )
}

function Loaded() {
  return (
    <WithQuery query={useQuery(ownedHomesQuery)} loading="Loading your loans" height="24rem">
      {(owned) => (owned.homes.length === 0 ? <NothingOwned /> : <OwnedRates owned={owned} />)}
    </WithQuery>
  )
}

function NothingOwned() {
  return (
    <div className="stack begin">
      <p>This page lists {WHAT_IT_DOES}</p>
      <p>No saved calculation has the status Owned. Add a home that you own, or set the status on the card of one.</p>
      <div className="row">
        <AddOwnedLink look="primary" />
        <LinkButton to={paths.calculations}>Go to saved calculations</LinkButton>
      </div>
    </div>
  )
}
