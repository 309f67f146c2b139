import type { Account } from '@homeyield/contract/account'
import { Notice } from '../ui/notice.tsx'
import { ResendConfirmation } from './resend-confirmation.tsx'

/** Reminds a person to confirm their email address, with a button to send the email again. */
export function UnconfirmedNotice({ account }: { account: Account }) {
  if (account.email_confirmed) return null
  return (
    <Notice look="warning">
      <p>
        Please confirm your email address with the link that we sent to <strong>{account.email}</strong>.
      </p>
      <ResendConfirmation />
    </Notice>
  )
}
