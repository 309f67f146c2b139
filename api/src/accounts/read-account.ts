import type { Account } from '@homeyield/contract/account'
import { notSignedIn } from '../server/refusal.ts'
import type { Viewer } from '../server/viewer.ts'
import type { AccountDeps } from './account-deps.ts'
import type { AccountRecord } from './account-store.ts'
import { prolongSession, type SessionDeps } from './sessions/session.ts'
import { presentAccount } from './present-account.ts'

/**
 * Reads the signed-in account (GET /account), with a new token once the one sent is past half its life, so that a
 * returning person stays signed in. While a checkout is open, its state is read from the payment provider.
 */
export function readAccount(deps: SessionDeps & Pick<AccountDeps, 'accounts' | 'paymentRefresh'>) {
  return async (viewer: Viewer): Promise<Account & { auth_token?: string }> => {
    const record = await readFresh(deps, viewer.accountId)
    if (record === null) throw notSignedIn()
    const account = presentAccount(record, deps.now())
    const { accountId, session } = viewer
    if (session === null || deps.now() <= (session.tokenIssuedAt + session.tokenExpiresAt) / 2) return account
    return { ...account, auth_token: await prolongSession(deps, accountId, session) }
  }
}

async function readFresh(
  { accounts, paymentRefresh }: Pick<AccountDeps, 'accounts' | 'paymentRefresh'>,
  accountId: string,
): Promise<AccountRecord | null> {
  const record = await accounts.findById(accountId)
  if (!record?.checkout || record.customer_id === null) return record
  return (await paymentRefresh.whileCheckingOut(record.customer_id)) ? accounts.findById(accountId) : record
}
