import { invalid, Refusal } from '../http/refusal.ts'

/** The refusal of a sign-in; the same for an unknown address and a wrong password. Source: decisions sections 1 and 4. */
export function badCredentials(): Refusal {
  return new Refusal('bad_credentials', 'Your email or password is incorrect')
}

/** The refusal of a sign-up with an address that has an account, however it is capitalised. */
export function emailTaken(): Refusal {
  return invalid({ email: 'There is already an account with this email address' })
}

/** The refusal of one attempt too many; `seconds` is how long to wait. Source: decisions section 1, 429. */
export function tooManyAttempts(seconds: number): Refusal {
  const retryAfter = Math.max(1, seconds)
  const minutes = Math.ceil(retryAfter / 60)
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
  return new Refusal('too_many_attempts', `Too many attempts. Please try again in ${wait}.`, { retryAfter })
}
