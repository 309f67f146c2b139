import type { Visitor } from '../../server/viewer.ts'
import type { AccountDeps } from '../account-deps.ts'
import { invalidLink } from '../account-problems.ts'

/** Refuses the token of a reset mail that no longer works; does not use it up. Counted like a reset. */
export function checkResetLink({ attempts, transact, now }: Pick<AccountDeps, 'attempts' | 'transact' | 'now'>) {
  return async (
    visitor: Visitor,
    { reset_password_token: token }: { readonly reset_password_token: string },
  ): Promise<void> => {
    await attempts.countToken(visitor.address)
    const mailed = await transact(({ mailTokens }) => mailTokens.findLive(token, 'reset_password', new Date(now())))
    if (mailed === null) throw invalidLink('reset_password_token')
    await attempts.uncountToken(visitor.address)
  }
}
