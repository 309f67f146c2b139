import { forgotPasswordBody } from '@homeyield/contract/account'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { paths } from '../../paths.ts'
import { call } from '../../api-client/call.ts'
import { schemaResolver } from '../../api-client/schema-resolver.ts'
import { showRefusal } from '../../api-client/show-refusal.ts'
import { useConfig } from '../../api-client/use-config.ts'
import { AccountCard } from '../../session/account-card.tsx'
import { FormRefusal } from '../../session/form-refusal.tsx'
import { SuccessMessage } from '../../session/success-message.tsx'

interface ForgotPasswordValues {
  email: string
}

const SENT = 'Check your email'
const resolver = schemaResolver<ForgotPasswordValues>(forgotPasswordBody)

/** Requests the email to reset a password. The response never reveals who has an account. Source: decisions section 4. */
export function ForgotPasswordScreen() {
  const { support_email } = useConfig()
  const [message, setMessage] = useState<string | null>(null)
  const { register, handleSubmit, setError, setFocus, formState } = useForm<ForgotPasswordValues>({
    resolver,
    defaultValues: { email: '' },
  })
  const { errors, isSubmitting } = formState

  async function requestLink(body: ForgotPasswordValues) {
    try {
      setMessage((await call('forgotPassword', { body })).message)
    } catch (problem) {
      showRefusal(setError, ['email'], problem, support_email)
    }
  }

  useTitleOverride(message === null ? null : SENT)

  // The focused button disappears; the field must exist before it can take the focus.
  function askAgain() {
    flushSync(() => setMessage(null))
    setFocus('email')
  }

  const back = <Link to={paths.signIn}>Back to Sign In</Link>
  if (message !== null) {
    return (
      <AccountCard heading={SENT} after={back}>
        <SuccessMessage>{message}</SuccessMessage>
        <p>The link works once, for one hour. If no email comes, look in your junk folder, or ask again.</p>
        <Button onClick={askAgain}>Ask again</Button>
      </AccountCard>
    )
  }
  return (
    <AccountCard
      heading="Forgot Password?"
      lead="Enter the email that you sign in with, and we will send you a link to choose a new password."
      after={back}
    >
      <form noValidate onSubmit={(event) => void handleSubmit(requestLink)(event)}>
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          required
          error={errors.email?.message}
          {...register('email')}
        />
        <Button type="submit" look="primary" busy={isSubmitting}>
          {isSubmitting ? 'Sending' : 'Send link'}
        </Button>
        <FormRefusal error={errors.root?.['server']} />
      </form>
    </AccountCard>
  )
}

function useTitleOverride(title: string | null): void {
  const { product_name } = useConfig()
  useEffect(() => {
    if (title === null) return undefined
    const before = document.title
    document.title = `${title} · ${product_name}`
    return () => {
      document.title = before
    }
  }, [title, product_name])
}
