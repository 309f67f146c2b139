import { storedJson } from '../storage/stored-item.ts'

/** What a visitor typed on the landing page, for the sign-up form to begin with. */
export interface TypedSignUp {
  readonly name: string
  readonly email: string
}

const typed = storedJson('tab', 'homeyield.sign-up', (stored): TypedSignUp => {
  const { name, email } = stored as Partial<Record<string, unknown>>
  return { name: typeof name === 'string' ? name : '', email: typeof email === 'string' ? email : '' }
})

/** Hands over what was typed, in this tab and not in an address, where it would be logged and kept. */
export function storeTypedSignUp(entered: TypedSignUp): void {
  typed.write(entered)
}

/** What was typed on the landing page; empty texts for nothing. It stays for when the form is loaded anew, until somebody signs in. */
export function readTypedSignUp(): TypedSignUp {
  return typed.read() ?? { name: '', email: '' }
}

/** Forgets it, once somebody is signed in, with that account or another. */
export function forgetTypedSignUp(): void {
  typed.remove()
}
