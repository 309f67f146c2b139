import { PASSWORDS_DIFFER } from '@homeyield/contract/account'
import type { FieldProblems } from '../api-client/schema-resolver.ts'

export interface NewPasswordValues {
  readonly password: string
  readonly password_confirmation: string
}

/** What is wrong with the repeated password. */
export function confirmationProblem({ password, password_confirmation }: NewPasswordValues): FieldProblems {
  if (password_confirmation === '') return { password_confirmation: 'Enter your password again' }
  return password === password_confirmation ? {} : { password_confirmation: PASSWORDS_DIFFER }
}
