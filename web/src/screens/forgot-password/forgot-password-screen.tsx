import { forgotPasswordBody } from '@homeyield/contract/account'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { paths } from '../../paths.ts'
import { call } from '../../api-client/call.ts'
import { schemaResolver } from '../../api-client/schema-resolver.ts'
import { useConfig } from '../../api-client/use-config.ts'
import { AccountCard } from '../../session/account-card.tsx'
import { EMAIL } from '../../session/account-fields.ts'
import { AccountForm } from '../../session/account-form.tsx'
import { SuccessMessage } from '../../session/success-message.tsx'

interface ForgotPasswordValues {
  email: string
}

const SENT = 'Check your email'
const resolver = schemaResolver<ForgotPasswordValues>(forgotPasswordBody)

/** Requests the email to reset a password. The response never reveals who has an account. */
export function ForgotPasswordScreen() {
  const [message, setMessage] = useState<string | null>(null)
  const form = useForm<ForgotPasswordValues>({ resolver, defaultValues: { email: '' } })

  async function requestLink(body: ForgotPasswordValues) {
    setMessage((await call('forgotPassword', { body })).message)
  }

  useTitleOverride(message === null ? null : SENT)

  // The focused button disappears; the field must exist before it can take the focus.
  function askAgain() {
    flushSync(() => setMessage(null))
    form.setFocus('email')
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
      <AccountForm form={form} fields={[EMAIL]} submit="Send link" pending="Sending" onSend={requestLink} />
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
