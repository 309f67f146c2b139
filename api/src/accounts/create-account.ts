import type { CreateAccountBody, SignedIn } from '@homeyield/contract/account'
import type { Visitor } from '../http/viewer.ts'
import { emailTaken } from './account-problems.ts'
import type { AccountStore } from './account-store.ts'
import type { AttemptLimits } from './attempt-limits.ts'
import { beginSession, type SessionDeps } from './begin-session.ts'
import { hashPassword } from './password.ts'
import { presentAccount } from './present-account.ts'

/** What making an account and signing in need. */
export interface SignInDeps extends SessionDeps {
  readonly accounts: AccountStore
  readonly attempts: AttemptLimits
}

/** Makes an account and signs it in (decisions section 1, POST /account). The coupon is kept for the checkout to come. */
export function createAccount(deps: SignInDeps) {
  return async (visitor: Visitor, body: CreateAccountBody): Promise<SignedIn> => {
    await deps.attempts.countSignUp(visitor.address)
    const id = await deps.accounts.create({
      email: body.email,
      name: body.name,
      password_hash: await hashPassword(body.password),
      coupon_code: body.coupon_code || null,
      is_property_professional: body.is_property_professional ?? false,
    })
    if (id === null) throw emailTaken()
    const account = await deps.accounts.findById(id)
    if (account === null) throw new Error('The account was deleted while it was being made')
    return { auth_token: await beginSession(deps, id), account: presentAccount(account, deps.now()) }
  }
}
