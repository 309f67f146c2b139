import type { AccountRecord } from './account-store.ts'
import type { AccountWork } from './account-work.ts'

/**
 * Gives a locked account another password, ends all its sessions and all links that reset it, and tells the owner.
 * Source: decisions section 4.
 */
export async function replacePassword(
  work: AccountWork,
  { id: accountId, name, email }: Pick<AccountRecord, 'id' | 'name' | 'email'>,
  password_hash: string,
  now: Date,
): Promise<void> {
  await work.accounts.change(accountId, { password_hash })
  await work.sessions.revokeAll(accountId, now)
  await work.mailTokens.useUpResets(accountId, now)
  await work.post({ kind: 'password_changed', accountId, to: email, data: { name } })
}
