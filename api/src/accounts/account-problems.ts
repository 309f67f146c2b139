import { PREMIUM_REQUIRED } from '@homeyield/domain/membership/permissions'
import { invalid, Refusal } from '../server/refusal.ts'

/** The same for an unknown address and a wrong password. */
export function badCredentials(): Refusal {
  return new Refusal('bad_credentials', 'Your email or password is incorrect')
}

/** Only after the right password, so that nobody else learns of the account. */
export function accountLocked(): Refusal {
  return new Refusal('account_locked', 'This account is locked. Please contact us to have it opened again.')
}

export function premiumRequired(): Refusal {
  return new Refusal('premium_required', PREMIUM_REQUIRED)
}

/** The refusal to take a free search back. */
export function searchNotUndone(sentence: string): Refusal {
  return new Refusal('invalid', sentence)
}

export function emailTaken(): Refusal {
  return invalid({ email: 'There is already an account with this email address' })
}

export function wrongPassword(field: 'current_password' | 'password'): Refusal {
  return invalid({ [field]: 'Your password is incorrect' })
}

/** The refusal of a new password that is guessed within a million tries. */
export function weakPassword(): Refusal {
  return invalid({
    password: 'This password is easy to guess. Use several words that do not belong together, and not your name',
  })
}

/** The refusal of a new password that equals the current one: all sessions would end for no change. */
export function samePassword(): Refusal {
  return invalid({ password: 'Choose a password that is not your current one' })
}

/** The refusal of a token that is unknown, used up, expired, or for an address that has changed since. */
export function invalidLink(field: 'token' | 'reset_password_token'): Refusal {
  return invalid({ [field]: 'This link does not work any more. Please ask for a new one.' })
}
