import type { AccountRecord } from './account-store.ts'

/**
 * The address of an account that somebody has shown to read: its own, or the one that it had before; null when there was none.
 * Notices go there and nowhere else, so that nobody can have them sent to a stranger, or keep them from the owner.
 */
export function confirmedEmail(
  account: Pick<AccountRecord, 'email' | 'email_confirmed_at' | 'last_confirmed_email'>,
): string | null {
  return account.email_confirmed_at === null ? account.last_confirmed_email : account.email
}
