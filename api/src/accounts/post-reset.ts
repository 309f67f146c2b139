import type { AccountDeps } from './account-deps.ts'
import { confirmedEmail } from './confirmed-email.ts'
import { makeMailToken } from './mail-token.ts'
import type { ResetRequest } from './reset-request-store.ts'
import { isSameEmail } from './same-email.ts'

const HOUR = 60 * 60 * 1000

/**
 * Does the queue's job for a forgotten password: posts a link that resets it, good for an hour, to the address as the account
 * has it; the token and the mail, or neither. Nothing for an address without an account, nor for a request that is an hour
 * old: nobody waits for its mail any more. Source: decisions section 1, POST /account/forgot_password.
 */
export function postReset({ transact, now }: Pick<AccountDeps, 'transact' | 'now'>) {
  return async (payload: unknown): Promise<void> => {
    const { id, email: typed, askedAt } = payload as ResetRequest
    const time = now()
    if (time - askedAt > HOUR) return
    await transact(async ({ accounts, mailTokens, post }) => {
      const known = await accounts.findByEmail(typed)
      const account = known === null ? null : await accounts.lock(known.id)
      if (account === null || !isSameEmail(account.email, typed)) return
      const { id: accountId, email } = account
      const token = makeMailToken()
      const expiresAt = new Date(time + HOUR)
      await mailTokens.keep({ token, accountId, purpose: 'reset_password', email, expiresAt }, new Date(time))
      const name = confirmedEmail(account) === email ? account.name : null
      await post({ kind: 'reset_password', accountId, to: email, data: { name, token } }, id)
    })
  }
}
