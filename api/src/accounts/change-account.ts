import type { Account, ChangeAccountBody } from '@homeyield/contract/account'
import { notSignedIn } from '../server/refusal.ts'
import type { Viewer } from '../server/viewer.ts'
import type { AccountDeps } from './account-deps.ts'
import { samePassword, wrongPassword } from './account-problems.ts'
import { beginSession } from './sessions/session.ts'
import { checkPassword, hashNewPassword } from './password/password.ts'
import { presentAccount } from './present-account.ts'
import { replaceEmail } from './email/replace-email.ts'
import { replacePassword } from './password/replace-password.ts'
import type { AccountChanges } from './account-store.ts'

/**
 * Changes the profile, the address and the password in one transaction (PATCH /account). A changed password ends all
 * sessions, including stolen tokens; the returned token begins a new one. Changes of address and password are counted,
 * because each sends mails.
 */
export function changeAccount(deps: AccountDeps) {
  return async (viewer: Viewer, body: ChangeAccountBody): Promise<Account & { auth_token?: string }> => {
    const { email, password } = body
    const known = await deps.accounts.findById(viewer.accountId)
    if (known === null) throw notSignedIn()
    const isGuarded = email !== undefined || password !== undefined
    if (isGuarded) await checkPassword(deps, known, body.current_password ?? '', 'current_password')
    if (email !== undefined) await deps.attempts.countEmailChange(known.id, email, viewer.address)
    if (password !== undefined) {
      if (password === body.current_password) throw samePassword()
      await deps.attempts.countPasswordChange(known.id)
    }
    const owner = [email ?? known.email, body.name ?? known.name, deps.productName]
    const password_hash = password === undefined ? null : await hashNewPassword(password, owner)
    return deps.transact(async (work) => {
      const now = deps.now()
      const account = await work.accounts.lock(viewer.accountId)
      if (account === null) throw notSignedIn()
      // Of two changes of the password at once, the second has a wrong current password.
      if (isGuarded && account.password_hash !== known.password_hash) throw wrongPassword('current_password')
      await work.accounts.change(account.id, profileChanges(viewer, body, new Date(now)))
      const named = { ...account, name: body.name ?? account.name }
      if (email !== undefined) await replaceEmail(work, named, email, now)
      if (password_hash !== null)
        await replacePassword(work, account, password_hash, { now: new Date(now), revokeKeys: false })
      const changed = await work.accounts.findById(account.id)
      if (changed === null) throw notSignedIn()
      if (password_hash === null) return presentAccount(changed, now)
      const auth_token = await beginSession({ ...deps, sessions: work.sessions }, changed)
      return { ...presentAccount(changed, now), auth_token }
    })
  }
}

/** A signature is ignored without Premium; accepted terms stay accepted. */
function profileChanges(viewer: Pick<Viewer, 'premium'>, body: ChangeAccountBody, now: Date): AccountChanges {
  const { name, is_property_professional, terms_accepted, email_signature, brand_logo_url } = body
  return {
    ...(name === undefined ? {} : { name }),
    ...(is_property_professional === undefined ? {} : { is_property_professional }),
    ...(terms_accepted === true ? { terms_accepted_at: now } : {}),
    ...(email_signature === undefined || !viewer.premium ? {} : { email_signature: email_signature || null }),
    ...(brand_logo_url === undefined ? {} : { brand_logo_url }),
  }
}
