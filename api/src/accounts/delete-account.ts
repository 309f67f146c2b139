import { notSignedIn } from '../server/refusal.ts'
import type { Viewer } from '../server/viewer.ts'
import type { AccountDeps } from './account-deps.ts'
import { wrongPassword } from './account-problems.ts'
import type { AccountRecord } from './account-store.ts'
import { checkPassword } from './password/password.ts'
import { confirmedEmail, isSameEmail } from './email/email-key.ts'

/**
 * Deletes the account and all that it owns, its sessions and its unsent mails included (decisions section 1, DELETE
 * /account). The subscription ends at once, by the queue, which goes on until the payment provider has done so.
 * The last mail, which says so, belongs to nobody; nor do the notices of another address or password that are still
 * to be sent, without which a deletion would keep them from the owner. An address that was confirmed before the present one,
 * which is not, is told as well.
 */
export function deleteAccount(deps: Pick<AccountDeps, 'accounts' | 'attempts' | 'transact' | 'now'>) {
  return async (viewer: Viewer, { password }: { password: string }): Promise<void> => {
    const known = await deps.accounts.findById(viewer.accountId)
    if (known === null) throw notSignedIn()
    await checkPassword(deps, known, password, 'password')
    await deps.transact(async ({ accounts, customers, post, detachNotices }) => {
      const account = await accounts.lock(known.id)
      // Who asks twice at once gets what they asked for twice.
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
