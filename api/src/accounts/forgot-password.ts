import type { Visitor } from '../http/viewer.ts'
import type { AccountDeps } from './account-deps.ts'
import type { AccountWork } from './account-work.ts'
import { answerOnBeat } from './answer-on-beat.ts'
import { makeMailToken } from './mail-token.ts'
import { isSameEmail } from './same-email.ts'

const HOUR = 60 * 60 * 1000

/**
 * Sends a link that resets the password, to the address as the account has it (decisions section 1, POST
 * /account/forgot_password). An unknown address gets the same answer in the same time, and the same limit. The mail is in the
 * queue before the answer leaves, so that it is not lost whatever happens then.
 */
export function forgotPassword(deps: Pick<AccountDeps, 'attempts' | 'transact' | 'now'>) {
  return async (visitor: Visitor, { email }: { email: string }): Promise<{ message: string }> => {
    const isAdmitted = await deps.attempts.countResetMail(email, visitor.address)
    if (isAdmitted) await answerOnBeat(() => deps.transact((work) => postReset(work, email, deps.now())))
    return { message: 'Thank you! Please check your email to get your password reset link.' }
  }
}

async function postReset({ accounts, mailTokens, post }: AccountWork, typed: string, now: number): Promise<void> {
  const known = await accounts.findByEmail(typed)
  const account = known === null ? null : await accounts.lock(known.id)
  if (account === null || !isSameEmail(account.email, typed)) return
  const { id: accountId, email, name } = account
  const token = makeMailToken()
  const expiresAt = new Date(now + HOUR)
  await mailTokens.keep({ token, accountId, purpose: 'reset_password', email, expiresAt }, new Date(now))
  await post({ kind: 'reset_password', accountId, to: email, data: { name, token } })
}
