import { changeAccountBody } from '@homeyield/contract/account'
import type { Account } from '@homeyield/contract/account'
import { useForm } from 'react-hook-form'
import { Link, useNavigate } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { setFlash } from '../../messages/flash.ts'
import { paths } from '../../paths.ts'
import { call } from '../../api-client/call.ts'
import { schemaResolver } from '../../api-client/schema-resolver.ts'
import type { FieldProblems } from '../../api-client/schema-resolver.ts'
import { showRefusal } from '../../api-client/show-refusal.ts'
import { useConfig } from '../../api-client/use-config.ts'
import { AccountCard } from '../../session/account-card.tsx'
import { confirmationProblem } from '../../session/confirmation-problem.ts'
import { FormRefusal } from '../../session/form-refusal.tsx'
import { NewPasswordFields } from '../../session/new-password-fields.tsx'
import { UsernameForManager } from '../../session/username-for-manager.tsx'
import { WithAccount } from '../../session/with-account.tsx'

interface EditPasswordValues {
  current_password: string
  password: string
  password_confirmation: string
}

const FIELDS = ['current_password', 'password', 'password_confirmation'] as const
const resolver = schemaResolver<EditPasswordValues>(changeAccountBody, alsoWrong)

function alsoWrong(values: EditPasswordValues): FieldProblems {
  const current = values.current_password === '' ? { current_password: 'Enter your current password' } : {}
  return { ...current, ...confirmationProblem(values) }
}

/** Source: specification sections 2 and 5, decisions section 1. */
export function EditPasswordScreen() {
  return (
    <AccountCard heading="Edit password" after={<Link to={paths.profile}>Back to Profile</Link>}>
      <WithAccount height="18rem">{(account) => <EditPasswordForm account={account} />}</WithAccount>
    </AccountCard>
  )
}

function EditPasswordForm({ account }: { account: Account }) {
  const navigate = useNavigate()
  const { support_email } = useConfig()
  const { register, handleSubmit, setError, formState } = useForm<EditPasswordValues>({
    resolver,
    defaultValues: { current_password: '', password: '', password_confirmation: '' },
  })
  const { errors, isSubmitting } = formState

  async function change(body: EditPasswordValues) {
    try {
      await call('changeAccount', { body })
      setFlash({ kind: 'success', text: 'Your password was changed. You are signed out everywhere else.' })
      await navigate(paths.profile)
    } catch (problem) {
      showRefusal(setError, FIELDS, problem, support_email)
    }
  }

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(change)(event)}>
      <UsernameForManager email={account.email} />
      <TextField
        label="Current Password"
        type="password"
        autoComplete="current-password"
        required
        error={errors.current_password?.message}
        {...register('current_password')}
      />
      <NewPasswordFields
        labels={{ password: 'New Password', confirmation: 'Confirm Password' }}
        password={register('password', { deps: ['password_confirmation'] })}
        confirmation={register('password_confirmation')}
        problems={{ password: errors.password?.message, confirmation: errors.password_confirmation?.message }}
      />
      <Button type="submit" look="primary" busy={isSubmitting}>
        {isSubmitting ? 'Saving' : 'Change password'}
      </Button>
      <FormRefusal error={errors.root?.['server']} />
    </form>
  )
}
