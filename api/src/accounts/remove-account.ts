import type { AccountRecord } from './account-store.ts'
import type { AccountWork } from './account-work.ts'
import { confirmedEmail, isSameEmail } from './email/email-key.ts'

/**
 * Removes an account, locked in this transaction, and all it owns, including sessions and unsent mails. The queue ends the
 * subscription at the payment provider. The last mail and unsent notices of changed address or password belong to no account
 * and are still sent: otherwise a thief could suppress them by deleting. The address that was confirmed before an unconfirmed
 * change is notified too.
 */
export async function removeAccount(
  { accounts, customers, post, detachNotices }: AccountWork,
  account: AccountRecord,
  now: Date,
): Promise<void> {
  await customers.leave(account.id, now)
  await detachNotices(account.id)
  await accounts.remove(account.id)
  for (const to of addressesOf(account)) {
    const name = to === confirmedEmail(account) ? account.name : null
    await post({ kind: 'account_deleted', accountId: null, to, data: { name } })
  }
}

function addressesOf({ email, last_confirmed_email: confirmed }: AccountRecord): string[] {
  return confirmed === null || isSameEmail(confirmed, email) ? [email] : [email, confirmed]
}
