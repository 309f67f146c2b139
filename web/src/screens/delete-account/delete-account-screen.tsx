import { deleteAccountBody } from '@homeyield/contract/account'
import type { Account } from '@homeyield/contract/account'
import { useForm } from 'react-hook-form'
import { Link, useNavigate } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { setFlash } from '../../messages/flash.ts'
import { paths } from '../../paths.ts'
import { call } from '../../api-client/call.ts'
import { schemaResolver } from '../../api-client/schema-resolver.ts'
import { showRefusal } from '../../api-client/show-refusal.ts'
import { useConfig } from '../../api-client/use-config.ts'
import { AccountCard } from '../../session/account-card.tsx'
import { FormRefusal } from '../../session/form-refusal.tsx'
import { currentAccount, forgetSession } from '../../session/session.ts'
import { UsernameForManager } from '../../session/username-for-manager.tsx'
import { WithAccount } from '../../session/with-account.tsx'
import { forgetDraft } from '../calculator/save/draft.ts'
import { dropWaiting, waitingSaves } from '../calculator/save/waiting-saves.ts'

interface DeleteAccountValues {
  password: string
}

const resolver = schemaResolver<DeleteAccountValues>(deleteAccountBody)

/** Source: decisions section 1, DELETE /account. */
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
  const { support_email } = useConfig()
  const { register, handleSubmit, setError, formState } = useForm<DeleteAccountValues>({
    resolver,
    defaultValues: { password: '' },
  })
  const { errors, isSubmitting } = formState

  async function remove(body: DeleteAccountValues) {
    try {
      await call('deleteAccount', { body })
    } catch (problem) {
      showRefusal(setError, ['password'], problem, support_email)
      return
    }
    forgetDraft()
    for (const { save } of waitingSaves(currentAccount() ?? '')) dropWaiting(save.key)
    forgetSession()
    setFlash({ kind: 'success', text: 'Your account was deleted.' })
    await navigate(paths.home, { replace: true })
  }

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(remove)(event)}>
      <p>
        Your account, your saved calculations and everything else that we hold about <strong>{account.email}</strong>{' '}
        will be gone{account.premium ? ', and your Premium subscription ends at once' : ''}.
      </p>
      <p>
        You may want to <Link to={paths.yourData}>download your data</Link> first.
      </p>
      <UsernameForManager email={account.email} />
      <TextField
        label="Password"
        type="password"
        autoComplete="current-password"
        required
        error={errors.password?.message}
        {...register('password')}
      />
      <Button type="submit" look="danger" busy={isSubmitting}>
        {isSubmitting ? 'Deleting' : 'Delete my account'}
      </Button>
      <FormRefusal error={errors.root?.['server']} />
    </form>
  )
}
