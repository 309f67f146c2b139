import { mayUsePremiumFeatures } from '@homeyield/domain/membership/permissions'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { UpgradeLink } from '../../components/upgrade-link.tsx'
import { WithQuery } from '../../components/with-query.tsx'
import { paths } from '../../paths.ts'
import { WithAccount } from '../../session/with-account.tsx'
import { Screen } from '../../ui/screen.tsx'
import { keysQuery } from './keys-query.ts'
import { KeysTable } from './keys-table.tsx'
import { NewKey } from './new-key.tsx'

/** API keys of the account. */
export function KeysScreen() {
  return (
    <Screen heading="API keys" width="wide">
      <p>
        With a key, a spreadsheet, a program or an AI assistant reads your rents and calculations, or saves new ones.
        Each key does only what you choose, and you can revoke it at any time.{' '}
        <a href={paths.developers}>How to use one</a>.{' '}
      </p>
      <WithAccount height="24rem">
        {(account) => (mayUsePremiumFeatures(account) ? <NewKey /> : <ForPremium />)}
      </WithAccount>
      <Keys />
      <p>
        <Link to={paths.profile}>Back to Profile</Link>
      </p>
    </Screen>
  )
}

function ForPremium() {
  return (
    <div className="stack tight">
      <p>API keys are part of Premium. Without it you cannot make any, and those you have are refused.</p>
      <p>
        <UpgradeLink />
      </p>
    </div>
  )
}

function Keys() {
  return (
    <WithQuery query={useQuery(keysQuery)} loading="Loading your keys" height="8rem">
      {(keys) => (keys.length === 0 ? null : <KeysTable keys={keys} />)}
    </WithQuery>
  )
}
