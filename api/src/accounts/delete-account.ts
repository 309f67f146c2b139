import { notSignedIn } from '../server/refusal.ts'
import type { Viewer } from '../server/viewer.ts'
import type { AccountDeps } from './account-deps.ts'
import { wrongPassword } from './account-problems.ts'
import { checkPassword } from './password/password.ts'
import { removeAccount } from './remove-account.ts'

/** Deletes the account and all it owns (DELETE /account). */
export function deleteAccount(deps: Pick<AccountDeps, 'accounts' | 'attempts' | 'transact' | 'now'>) {
  return async (viewer: Viewer, { password }: { password: string }): Promise<void> => {
    const known = await deps.accounts.findById(viewer.accountId)
    if (known === null) throw notSignedIn()
    await checkPassword(deps, known, password, 'password')
    await deps.transact(async (work) => {
      const account = await work.accounts.lock(known.id)
      // A second request at the same time succeeds as well.
      if (account === null) return
      if (account.password_hash !== known.password_hash) throw wrongPassword('password')
      await removeAccount(work, account, new Date(deps.now()))
    })
  }
}
