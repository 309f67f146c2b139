import type { AccountRecord } from '../account-store.ts'
import type { AccountWork } from '../account-work.ts'
import { confirmedEmail } from '../email/email-key.ts'

/** Changes a locked account's password, ends its sessions and reset links, perhaps its API keys, and notifies the owner. */
export async function replacePassword(
  work: AccountWork,
  account: AccountRecord,
  password_hash: string,
  { now, revokeKeys }: { readonly now: Date; readonly revokeKeys: boolean },
): Promise<void> {
  const { id: accountId, name } = account
  await work.accounts.change(accountId, { password_hash })
  await work.sessions.revokeAll(accountId, now)
  await work.mailTokens.useUpResets(accountId, now)
  const count = await work.keys.countLive(accountId, now)
  if (revokeKeys) await work.keys.removeAll(accountId)
  const keys = count === 0 ? {} : { keys: { count, revoked: revokeKeys } }
  const to = confirmedEmail(account)
  if (to !== null) await work.post({ kind: 'password_changed', accountId, to, data: { name, ...keys } })
}
