import { notSignedIn } from '../http/refusal.ts'
import type { Viewer } from '../http/viewer.ts'
import type { AccountDeps } from './account-deps.ts'
import { wrongPassword } from './account-problems.ts'
import { checkPassword } from './check-password.ts'

/**
 * Deletes the account and all that it owns, its sessions and its unsent mails included (decisions section 1, DELETE
 * /account). The subscription ends at once, by the queue, which goes on until the payment provider has done so.
 * The last mail, which says so, belongs to nobody.
 */
export function deleteAccount(deps: Pick<AccountDeps, 'accounts' | 'attempts' | 'transact' | 'now'>) {
  return async (viewer: Viewer, { password }: { password: string }): Promise<void> => {
    const known = await deps.accounts.findById(viewer.accountId)
    if (known === null) throw notSignedIn()
    await checkPassword(deps, known, password, 'password')
    await deps.transact(async ({ accounts, customers, post }) => {
      const account = await accounts.lock(known.id)
      // Who asks twice at once gets what they asked for twice.
      if (account === null) return
      if (account.password_hash !== known.password_hash) throw wrongPassword('password')
      await customers.leave(account.id, new Date(deps.now()))
      await accounts.remove(account.id)
      await post({ kind: 'account_deleted', accountId: null, to: account.email, data: { name: account.name } })
    })
  }
}
