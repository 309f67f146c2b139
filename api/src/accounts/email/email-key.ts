import { canonicalEmail } from '@homeyield/contract/email-field'

/**
 * The key by which an address is counted and looked up: its canonical form in lower case. Computed here, because
 * PostgreSQL folds some letters differently (İ, the Kelvin sign). Text that is not a valid new address has a key too,
 * as older accounts may have such addresses.
 */
export function emailKey(typed: string): string {
  const plain = writtenKey(typed)
  return canonicalEmail(plain)?.toLowerCase() ?? plain
}

/** The key of an address as written, without converting its domain to ASCII; older accounts may be stored so. */
export function writtenKey(typed: string): string {
  return typed.trim().normalize('NFC').toLowerCase()
}

export function isSameEmail(one: string, other: string): boolean {
  return emailKey(one) === emailKey(other)
}

/** The last confirmed address, current or previous, or null. Only this one gets notices, against abuse. */
export function confirmedEmail(account: {
  readonly email: string
  readonly email_confirmed_at: Date | null
  readonly last_confirmed_email: string | null
}): string | null {
  return account.email_confirmed_at === null ? account.last_confirmed_email : account.email
}
