import type { SignedIn } from '@homeyield/contract/account'
import type { Visitor } from '../../server/viewer.ts'
import type { AccountDeps } from '../account-deps.ts'
import { accountLocked, badCredentials } from '../account-problems.ts'
import { beginSession } from './session.ts'
import { verifyPassword } from '../password/password.ts'
import { presentAccount } from '../present-account.ts'

/**
 * Signs in (POST /authenticate). An unknown address is refused with the same message and in the same time as a wrong
 * password. Attempts are counted before the password is checked, so that parallel requests do not bypass the limit.
 */
export function signIn(deps: Omit<AccountDeps, 'transact' | 'checkCoupon'>) {
  return async (visitor: Visitor, { email, password }: { email: string; password: string }): Promise<SignedIn> => {
    const account = await deps.accounts.findByEmail(email)
    const attempt = { email, accountId: account?.id ?? null, address: visitor.address }
    await deps.attempts.countSignIn(attempt)
    const matches = await verifyPassword(account?.password_hash ?? null, password)
    if (account === null || !matches) throw badCredentials()
    await deps.attempts.forgiveSignIn(attempt)
    if (account.locked_at !== null) throw accountLocked()
    const auth_token = await beginSession(deps, account)
    if (account.customer_id !== null) await deps.paymentRefresh.atSignIn(account.customer_id)
    return { auth_token, account: presentAccount(account, deps.now()) }
  }
}
