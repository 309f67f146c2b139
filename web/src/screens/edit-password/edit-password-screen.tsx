import { changeAccountBody } from '@homeyield/contract/account'
import type { Account } from '@homeyield/contract/account'
import { useForm } from 'react-hook-form'
import { Link, useNavigate } from 'react-router'
import { setFlash } from '../../messages/flash.ts'
import { paths } from '../../paths.ts'
import { call } from '../../api-client/call.ts'
import { schemaResolver } from '../../api-client/schema-resolver.ts'
import type { FieldProblems } from '../../api-client/schema-resolver.ts'
import { AccountCard } from '../../session/account-card.tsx'
import { CURRENT_PASSWORD, newPasswordFields } from '../../session/account-fields.ts'
import { AccountForm } from '../../session/account-form.tsx'
import { confirmationProblem } from '../../session/confirmation-problem.ts'
import { WithAccount } from '../../session/with-account.tsx'

interface EditPasswordValues {
  current_password: string
  password: string
  password_confirmation: string
}

const FIELDS = [CURRENT_PASSWORD, ...newPasswordFields('New Password')] as const
const resolver = schemaResolver<EditPasswordValues>(changeAccountBody, alsoWrong)

function alsoWrong(values: EditPasswordValues): FieldProblems {
  const current = values.current_password === '' ? { current_password: 'Enter your current password' } : {}
  return { ...current, ...confirmationProblem(values) }
}

export function EditPasswordScreen() {
  return (
    <AccountCard heading="Edit password" after={<Link to={paths.profile}>Back to Profile</Link>}>
      <WithAccount height="18rem">{(account) => <EditPasswordForm account={account} />}</WithAccount>
    </AccountCard>
  )
}

function EditPasswordForm({ account }: { account: Account }) {
  const navigate = useNavigate()
  const form = useForm<EditPasswordValues>({
    resolver,
    defaultValues: { current_password: '', password: '', password_confirmation: '' },
  })

  async function change(body: EditPasswordValues) {
    await call('changeAccount', { body })
    setFlash({ kind: 'success', text: 'Your password was changed. You are signed out everywhere else.' })
    await navigate(paths.profile)
  }

  return (
    <AccountForm
      form={form}
      fields={FIELDS}
      submit="Change password"
      pending="Saving"
      username={account.email}
      onSend={change}
    />
  )
}
