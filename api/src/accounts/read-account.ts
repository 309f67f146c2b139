import type { Account } from '@homeyield/contract/account'
import { notSignedIn } from '../http/refusal.ts'
import type { Viewer } from '../http/viewer.ts'
import type { AccountStore } from './account-store.ts'
import { prolongSession, type SessionDeps } from './begin-session.ts'
import { presentAccount } from './present-account.ts'

/**
 * Reads the account that is signed in (decisions section 1, GET /account), with a fresh token once the one sent is past half
 * its life: who comes back within the session's length is never asked to sign in again.
 */
export function readAccount(deps: SessionDeps & { readonly accounts: AccountStore }) {
  return async (viewer: Viewer): Promise<Account & { auth_token?: string }> => {
    const record = await deps.accounts.findById(viewer.accountId)
    if (record === null) throw notSignedIn()
    const account = presentAccount(record, deps.now())
    const isPastHalf = deps.now() > (viewer.tokenIssuedAt + viewer.tokenExpiresAt) / 2
    return isPastHalf ? { ...account, auth_token: await prolongSession(deps, viewer) } : account
  }
}
