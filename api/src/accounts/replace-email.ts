import { emailTaken } from './account-problems.ts'
import type { AccountRecord } from './account-store.ts'
import type { AccountWork } from './account-work.ts'
import { postConfirmation } from './post-confirmation.ts'
import { isSameEmail } from './same-email.ts'

/**
 * Gives a locked account another address, which counts at once and is to be confirmed anew; the old address is told, links
 * that were mailed to it reset nothing any more, and the payment provider sends its receipts to the new one. Throws the refusal of an address that is taken. The same address in other
 * capitals stays confirmed and sends nothing. Source: decisions section 1, PATCH /account.
 */
export async function replaceEmail(
  work: AccountWork,
  account: AccountRecord,
  email: string,
  now: number,
): Promise<void> {
  const isSame = isSameEmail(account.email, email)
  const isFree = await work.accounts.changeEmail(account.id, email, isSame ? account.email_confirmed_at : null)
  if (!isFree) throw emailTaken()
  if (isSame) return
  const { id: accountId, name } = account
  await work.customers.queueEmail(accountId)
  await work.mailTokens.useUpResets(accountId, new Date(now))
  await postConfirmation(work, 'confirm_email', { id: accountId, name, email }, now)
  await work.post({ kind: 'email_changed', accountId, to: account.email, data: { name, newEmail: email } })
}
