import { randomUUID } from 'node:crypto'
import type { Visitor } from '../../server/viewer.ts'
import type { AccountDeps } from '../account-deps.ts'

/**
 * Queues a reset link (POST /account/forgot_password). The account is looked up by the task (`postReset`), so that
 * neither the response nor its time reveals whether it exists. Beyond the limit no mail is sent, which is not revealed
 * either.
 */
export function forgotPassword({ attempts, resetRequests, now }: AccountDeps) {
  return async (visitor: Visitor, { email }: { email: string }): Promise<{ message: string }> => {
    const isAdmitted = await attempts.countResetMail(email, visitor.address)
    if (isAdmitted) await resetRequests.put({ id: randomUUID(), email, askedAt: now() })
    return { message: 'Thank you! Please check your email to get your password reset link.' }
  }
}
