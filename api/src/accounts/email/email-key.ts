import { canonicalEmail } from '@homeyield/contract/email-field'

/**
 * What an address is counted under and looked up by: its one form in small letters. Made here and not by the database, which
 * folds some letters in another way (İ, the Kelvin sign): so whatever is typed is counted as the account that it finds. Text
 * that is no address for a new account has a key too, as accounts may be older than the rules.
 */
export function emailKey(typed: string): string {
  const plain = writtenKey(typed)
  return canonicalEmail(plain)?.toLowerCase() ?? plain
}

/** The key of an address as it is written, its domain not put into ASCII: how an older account may be kept. */
export function writtenKey(typed: string): string {
  return typed.trim().normalize('NFC').toLowerCase()
}

/** Whether two addresses are the same, whatever their capitals. */
export function isSameEmail(one: string, other: string): boolean {
  return emailKey(one) === emailKey(other)
}

/**
 * The address of an account that somebody has shown to read: its own, or the one that it had before; null when there was none.
 * Notices go there and nowhere else, so that nobody can have them sent to a stranger, or keep them from the owner.
 */
export function confirmedEmail(account: {
  readonly email: string
  readonly email_confirmed_at: Date | null
  readonly last_confirmed_email: string | null
}): string | null {
  return account.email_confirmed_at === null ? account.last_confirmed_email : account.email
}
