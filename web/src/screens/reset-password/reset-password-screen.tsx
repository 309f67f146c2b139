import { resetPasswordBody } from '@homeyield/contract/account'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { Link, useNavigate, useParams } from 'react-router'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { setFlash } from '../../messages/flash.ts'
import { paths } from '../../paths.ts'
import { call } from '../../api-client/call.ts'
import { RequestProblem } from '../../api-client/request-problem.ts'
import { schemaResolver } from '../../api-client/schema-resolver.ts'
import { AccountCard } from '../../session/account-card.tsx'
import { newPasswordFields } from '../../session/account-fields.ts'
import { AccountForm } from '../../session/account-form.tsx'
import { confirmationProblem } from '../../session/confirmation-problem.ts'
import { signOut } from '../../session/session.ts'

interface ResetPasswordValues {
  password: string
  password_confirmation: string
  reset_password_token: string
}

const FIELDS = newPasswordFields('New Password')
const resolver = schemaResolver<ResetPasswordValues>(resetPasswordBody, confirmationProblem)

/** Chooses a new password with an emailed link. Ends every session, and starts none. */
export function ResetPasswordScreen() {
  const { id = '' } = useParams()
  const check = useQuery({
    queryKey: ['reset-link', id],
    queryFn: async ({ signal }) => {
      await call('checkResetLink', { body: { reset_password_token: id }, signal })
      return true
    },
    gcTime: 0,
    // A reset in this tab uses the link up.
    staleTime: Infinity,
  })
  return check.error instanceof RequestProblem && check.error.status === 422 ? (
    <DeadLink sentence={check.error.message} />
  ) : (
    <ResetPasswordForm id={id} />
  )
}

function DeadLink({ sentence }: { sentence: string }) {
  return (
    <AccountCard heading="Reset Password" after={<Link to={paths.signIn}>Back to Sign In</Link>}>
      <Notice look="problem">{sentence}</Notice>
      <LinkButton look="primary" to={paths.forgotPassword}>
        Ask for a new link
      </LinkButton>
    </AccountCard>
  )
}

function ResetPasswordForm({ id }: { id: string }) {
  const navigate = useNavigate()
  const form = useForm<ResetPasswordValues>({
    resolver,
    defaultValues: { password: '', password_confirmation: '', reset_password_token: id },
  })

  async function reset(body: ResetPasswordValues) {
    const { message } = await call('resetPassword', { body })
    void signOut()
    setFlash({ kind: 'success', text: message })
    await navigate(paths.signIn, { replace: true })
  }

  return (
    <AccountCard
      heading="Reset Password"
      after={
        <p>
          Has the link expired? <Link to={paths.forgotPassword}>Ask for a new one</Link>
        </p>
      }
    >
      <AccountForm form={form} fields={FIELDS} submit="Reset Password" pending="Saving" onSend={reset} />
    </AccountCard>
  )
}
