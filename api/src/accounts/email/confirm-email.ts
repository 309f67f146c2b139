import type { Visitor } from '../../server/viewer.ts'
import type { AccountDeps } from '../account-deps.ts'
import { invalidLink } from '../account-problems.ts'
import { isSameEmail } from './email-key.ts'

/** Confirms an address by a mailed token (POST /account/confirm_email). May be repeated. */
export function confirmEmail({ attempts, transact, now }: Pick<AccountDeps, 'attempts' | 'transact' | 'now'>) {
  return async (visitor: Visitor, { token }: { token: string }): Promise<{ message: string }> => {
    await attempts.countToken(visitor.address)
    const isConfirmed = await transact(async ({ accounts, mailTokens }) => {
      const mailed = await mailTokens.find(token, 'confirm_email')
      if (mailed === null) return false
      const account = await accounts.lock(mailed.account_id)
      if (account === null || !isSameEmail(account.email, mailed.email ?? '')) return false
      if (account.email_confirmed_at !== null) return true
      const time = new Date(now())
      if (!(await mailTokens.use(token, time))) return false
      await accounts.change(account.id, { email_confirmed_at: time, last_confirmed_email: null })
      return true
    })
    if (!isConfirmed) throw invalidLink('token')
    await attempts.uncountToken(visitor.address)
    return { message: 'Thank you! Your email address is confirmed.' }
  }
}
