import { randomUUID } from 'node:crypto'
import type { Visitor } from '../../server/viewer.ts'
import type { AccountDeps } from '../account-deps.ts'

/**
 * Has a link sent that resets the password (decisions section 1, POST /account/forgot_password). All that happens before the
 * answer is that the typed address is put into the queue, so that neither the answer nor its time tells whether there is such
 * an account; `postReset` looks. An account that has had enough mails gets none, which is not told either.
 */
export function forgotPassword({ attempts, resetRequests, now }: AccountDeps) {
  return async (visitor: Visitor, { email }: { email: string }): Promise<{ message: string }> => {
    const isAdmitted = await attempts.countResetMail(email, visitor.address)
    if (isAdmitted) await resetRequests.put({ id: randomUUID(), email, askedAt: now() })
    return { message: 'Thank you! Please check your email to get your password reset link.' }
  }
}
