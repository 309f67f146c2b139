import { recordOrEmpty } from '@homeyield/domain/records/is-record'
import { storedJson } from '../storage/stored-item.ts'

/** Name and email typed on the landing page, for the sign-up form. */
export interface TypedSignUp {
  readonly name: string
  readonly email: string
}

const typed = storedJson('tab', 'homeyield.sign-up', (stored): TypedSignUp => {
  const { name, email } = recordOrEmpty(stored)
  return { name: typeof name === 'string' ? name : '', email: typeof email === 'string' ? email : '' }
})

/** Stores them in this tab; in an address they would be logged. */
export function storeTypedSignUp(entered: TypedSignUp): void {
  typed.write(entered)
}

/** The stored values, or empty texts. They remain for a reload, until somebody signs in. */
export function readTypedSignUp(): TypedSignUp {
  return typed.read() ?? { name: '', email: '' }
}

export function forgetTypedSignUp(): void {
  typed.remove()
}
