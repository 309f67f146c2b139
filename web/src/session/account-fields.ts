import { PASSWORD_LENGTH } from '@homeyield/contract/account'
import type { ComponentProps } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import type { TextField } from '../ui/text-field.tsx'

/** A field of AccountForm. */
export interface AccountField<Values extends FieldValues> extends Omit<ComponentProps<typeof TextField>, 'name'> {
  readonly name: FieldPath<Values>
  /** The field that is checked again with this one. */
  readonly deps?: FieldPath<Values>
}

export const NAME = { name: 'name', label: 'Full Name', autoComplete: 'name', required: true } as const

export const EMAIL = {
  name: 'email',
  label: 'Email',
  type: 'email',
  autoComplete: 'username',
  autoCapitalize: 'none',
  required: true,
} as const

const SECRET = { type: 'password', required: true } as const

export const PASSWORD = {
  ...SECRET,
  name: 'password',
  label: 'Password',
  autoComplete: 'current-password',
} as const

export const CURRENT_PASSWORD = { ...PASSWORD, name: 'current_password', label: 'Current Password' } as const

const NEW = { ...SECRET, autoComplete: 'new-password' } as const

/** A password to choose, and the same again. */
export function newPasswordFields(label: string) {
  return [
    {
      ...NEW,
      name: 'password',
      label,
      hint: `At least ${PASSWORD_LENGTH.shortest} characters. A few words are easy to remember and hard to guess.`,
      deps: 'password_confirmation',
    },
    { ...NEW, name: 'password_confirmation', label: 'Confirm Password' },
  ] as const
}
