import type { Account } from '@homeyield/contract/account'
import { Notice } from '../ui/notice.tsx'
import { ResendConfirmation } from './resend-confirmation.tsx'

/** A quiet reminder that the address is not confirmed yet, and the way to have the mail sent again. */
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
