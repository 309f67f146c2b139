import { notSignedIn } from '../server/refusal.ts'
import type { Viewer } from '../server/viewer.ts'
import type { AccountDeps } from './account-deps.ts'
import { wrongPassword } from './account-problems.ts'
import type { AccountRecord } from './account-store.ts'
import { checkPassword } from './password/password.ts'
import { confirmedEmail, isSameEmail } from './email/email-key.ts'

/**
 * Deletes the account and all it owns, including sessions and unsent mails (DELETE /account). The queue ends the
 * subscription at the payment provider. The last mail and unsent notices of changed address or password belong to no
 * account and are still sent: otherwise a thief could suppress them by deleting. The address that was confirmed before
 * an unconfirmed change is notified too.
 */
export function deleteAccount(deps: Pick<AccountDeps, 'accounts' | 'attempts' | 'transact' | 'now'>) {
  return async (viewer: Viewer, { password }: { password: string }): Promise<void> => {
    const known = await deps.accounts.findById(viewer.accountId)
    if (known === null) throw notSignedIn()
    await checkPassword(deps, known, password, 'password')
    await deps.transact(async ({ accounts, customers, post, detachNotices }) => {
      const account = await accounts.lock(known.id)
      // A second request at the same time succeeds as well.
      if (account === null) return
      if (account.password_hash !== known.password_hash) throw wrongPassword('password')
      await customers.leave(account.id, new Date(deps.now()))
      await detachNotices(account.id)
      await accounts.remove(account.id)
      for (const to of addressesOf(account)) {
        const name = to === confirmedEmail(account) ? account.name : null
        await post({ kind: 'account_deleted', accountId: null, to, data: { name } })
      }
    })
  }
}

function addressesOf({ email, last_confirmed_email: confirmed }: AccountRecord): string[] {
  return confirmed === null || isSameEmail(confirmed, email) ? [email] : [email, confirmed]
}
