import { emailTaken } from '../account-problems.ts'
import type { AccountRecord } from '../account-store.ts'
import type { AccountWork } from '../account-work.ts'
import { postConfirmation } from './post-confirmation.ts'
import { confirmedEmail, isSameEmail } from './email-key.ts'

/**
 * Changes the address of a locked account, at once and unconfirmed. Notifies the last confirmed address, invalidates
 * mailed reset links, and updates the payment provider's address for receipts. Throws the refusal of a taken address.
 * The same address in other capitals stays confirmed, and no mail is sent.
 */
export async function replaceEmail(
  work: AccountWork,
  account: AccountRecord,
  email: string,
  now: number,
): Promise<void> {
  const isSame = isSameEmail(account.email, email)
  const { email_confirmed_at } = account
  const last_confirmed_email = isSame || email_confirmed_at === null ? account.last_confirmed_email : account.email
  const confirmation = { email_confirmed_at: isSame ? email_confirmed_at : null, last_confirmed_email }
  const isFree = await work.accounts.changeEmail(account.id, { email, ...confirmation })
  if (!isFree) throw emailTaken()
  if (isSame) return
  const { id: accountId, name } = account
  const confirmed = confirmedEmail(account)
  await work.customers.queueEmail(accountId)
  await work.mailTokens.useUpResets(accountId, new Date(now))
  await postConfirmation(work, 'confirm_email', { id: accountId, email }, now)
  if (confirmed === null) return
  await work.post({ kind: 'email_changed', accountId, to: confirmed, data: { name, newEmail: email } })
}
