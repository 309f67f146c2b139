const KEY = 'homeyield.sign-up'

/** What a visitor typed on the landing page, for the sign-up form to begin with. */
export interface TypedSignUp {
  readonly name: string
  readonly email: string
}

/** Hands over what was typed, in this tab and not in an address, where it would be logged and kept. */
export function handOver(typed: TypedSignUp): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(typed))
  } catch {
    // Storage is switched off: it is typed again.
  }
}

/** What was typed on the landing page; empty texts for nothing. It stays for when the form is loaded anew, until somebody signs in. */
export function typedBefore(): TypedSignUp {
  try {
    const { name, email } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Record<string, unknown>>
    return { name: typeof name === 'string' ? name : '', email: typeof email === 'string' ? email : '' }
  } catch {
    return { name: '', email: '' }
  }
}

/** Forgets it, once somebody is signed in, with that account or another. */
export function forgetTyped(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was stored.
  }
}
