import type { Visitor } from '../../server/viewer.ts'
import type { AccountDeps } from '../account-deps.ts'
import { invalidLink } from '../account-problems.ts'
import { hashNewPassword } from './password.ts'
import { replacePassword } from './replace-password.ts'

interface Reset {
  readonly reset_password_token: string
  readonly password: string
}

/**
 * Sets a new password with a mailed token (PATCH /account/password). The token works once, for an hour. All sessions
 * and API keys end and no session begins; failed sign-ins are forgotten, so that the owner can sign in at once.
 */
export function resetPassword({ attempts, transact, productName, now }: AccountDeps) {
  return async (visitor: Visitor, { reset_password_token: token, password }: Reset): Promise<{ message: string }> => {
    await attempts.countToken(visitor.address)
    const mailed = await transact(async ({ accounts, mailTokens }) => {
      const live = await mailTokens.findLive(token, 'reset_password', new Date(now()))
      return live === null ? null : accounts.findById(live.account_id)
    })
    if (mailed === null) throw invalidLink('reset_password_token')
    const password_hash = await hashNewPassword(password, [mailed.email, mailed.name, productName])
    const account = await transact(async (work) => {
      const locked = await work.accounts.lock(mailed.id)
      const time = new Date(now())
      if (locked === null || !(await work.mailTokens.use(token, time))) throw invalidLink('reset_password_token')
      await replacePassword(work, locked, password_hash, { now: time, revokeKeys: true })
      return locked
    })
    await Promise.all([attempts.uncountToken(visitor.address), attempts.forgetSignIns(account.email, visitor.address)])
    return { message: 'Your password was successfully reset.' }
  }
}
