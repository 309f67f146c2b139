import { deleteAccountBody } from '@homeyield/contract/account'
import type { Account } from '@homeyield/contract/account'
import { useForm } from 'react-hook-form'
import { Link, useNavigate } from 'react-router'
import { forgetStoredChanges } from '../../components/documents/compose/stored-changes.ts'
import { setFlash } from '../../messages/flash.ts'
import { paths } from '../../paths.ts'
import { call } from '../../api-client/call.ts'
import { schemaResolver } from '../../api-client/schema-resolver.ts'
import { AccountCard } from '../../session/account-card.tsx'
import { PASSWORD } from '../../session/account-fields.ts'
import { AccountForm } from '../../session/account-form.tsx'
import { currentAccount, forgetSession } from '../../session/session.ts'
import { WithAccount } from '../../session/with-account.tsx'
import { forgetDraft, OWNED_DRAFT } from '../calculator/save/stored/draft.ts'
import { dropWaiting, waitingSaves } from '../calculator/save/stored/waiting-saves.ts'

interface DeleteAccountValues {
  password: string
}

const resolver = schemaResolver<DeleteAccountValues>(deleteAccountBody)

export function DeleteAccountScreen() {
  return (
    <AccountCard
      heading="Delete account"
      lead="This cannot be undone."
      after={<Link to={paths.profile}>Keep my account</Link>}
    >
      <WithAccount height="18rem">{(account) => <DeleteAccountForm account={account} />}</WithAccount>
    </AccountCard>
  )
}

function DeleteAccountForm({ account }: { account: Account }) {
  const navigate = useNavigate()
  const form = useForm<DeleteAccountValues>({ resolver, defaultValues: { password: '' } })

  async function remove(body: DeleteAccountValues) {
    await call('deleteAccount', { body })
    for (const id of [null, OWNED_DRAFT]) forgetDraft(id)
    for (const { save } of waitingSaves(currentAccount() ?? '')) dropWaiting(save.key)
    forgetStoredChanges()
    forgetSession()
    setFlash({ kind: 'success', text: 'Your account was deleted.' })
    await navigate(paths.home, { replace: true })
  }

  return (
    <AccountForm
      form={form}
      fields={[PASSWORD]}
      submit="Delete my account"
      pending="Deleting"
      look="danger"
      username={account.email}
      onSend={remove}
      lead={
        <>
          <p>
            Your account, your saved calculations and everything else that we hold about{' '}
            <strong>{account.email}</strong> will be gone
            {account.premium && !account.premium_given_until ? ', and your Premium subscription ends at once' : ''}.
          </p>
          <p>
            You may want to <Link to={paths.yourData}>download your data</Link> first.
          </p>
        </>
      }
    />
  )
}
