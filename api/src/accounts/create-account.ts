import type { CreateAccountBody } from '@homeyield/contract/account'
import type { CreatedAccount } from '@homeyield/contract/look'
import type { Visitor } from '../server/viewer.ts'
import type { AccountDeps } from './account-deps.ts'
import { emailTaken } from './account-problems.ts'
import { beginSession } from './sessions/session.ts'
import { hashNewPassword } from './password/password.ts'
import { postConfirmation } from './email/post-confirmation.ts'
import { presentAccount } from './present-account.ts'

/**
 * Creates an account, signs in and mails the welcome (POST /account). What a look and those before it have
 * seen is the account's free search; one that is not ours or has expired leaves the search unused.
 */
export function createAccount(deps: AccountDeps) {
  return async (visitor: Visitor, body: CreateAccountBody): Promise<CreatedAccount> => {
    await deps.attempts.countSignUp(visitor.address)
    const coupon = body.coupon_code ? await deps.checkCoupon(visitor, { coupon_code: body.coupon_code }) : null
    const look = body.look ? await deps.readLook(body.look) : null
    const password_hash = await hashNewPassword(body.password, [body.email, body.name, deps.productName])
    const { id: accountId, ...result } = await deps.transact(async (work) => {
      const id = await work.accounts.create({
        email: body.email,
        name: body.name,
        password_hash,
        coupon_code: coupon?.coupon_code ?? null,
        is_property_professional: body.is_property_professional ?? false,
      })
      if (id === null) throw emailTaken()
      if (look !== null) await work.addSearch(id, look.seen ?? look.sa2_code)
      const account = await work.accounts.findById(id)
      if (account === null) throw new Error('The account that was just created is missing')
      await postConfirmation(work, 'welcome', account, deps.now())
      const auth_token = await beginSession({ ...deps, sessions: work.sessions }, account)
      return { id, auth_token, account: presentAccount(account, deps.now()), look }
    })
    await deps.attempts.rememberOwner(accountId, visitor.address)
    return result
  }
}
