import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { AccountCard } from '../../session/account-card.tsx'
import { UnconfirmedNotice } from '../../session/unconfirmed-notice.tsx'
import { WithAccount } from '../../session/with-account.tsx'
import { EditAccountFields } from './edit-account-fields.tsx'

export function EditAccountScreen() {
  return (
    <AccountCard heading="Edit account" after={<Link to={paths.profile}>Back to Profile</Link>}>
      <WithAccount height="16rem">
        {(account) => (
          <>
            <UnconfirmedNotice account={account} />
            <EditAccountFields account={account} />
          </>
        )}
      </WithAccount>
    </AccountCard>
  )
}
