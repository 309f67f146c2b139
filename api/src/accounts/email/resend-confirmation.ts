import { notSignedIn } from '../../server/refusal.ts'
import type { Viewer } from '../../server/viewer.ts'
import type { AccountDeps } from '../account-deps.ts'
import { postConfirmation } from './post-confirmation.ts'

/**
 * Mails another confirmation link; none once the address is confirmed (POST /account/resend_confirmation). Earlier links
 * stay valid, as mails may arrive in any order.
 */
export function resendConfirmation({ accounts, attempts, transact, now }: Omit<AccountDeps, 'sessions'>) {
  return async (viewer: Viewer): Promise<{ message: string }> => {
    const known = await accounts.findById(viewer.accountId)
    if (known === null) throw notSignedIn()
    if (known.email_confirmed_at !== null) return { message: 'Your email address is confirmed already.' }
    await attempts.countConfirmationMail(known.id)
    await transact(async (work) => {
      const account = await work.accounts.lock(known.id)
      if (account === null) throw notSignedIn()
      await postConfirmation(work, 'confirm_email', account, now())
    })
    return { message: 'Please check your email to get your confirmation link.' }
  }
}
