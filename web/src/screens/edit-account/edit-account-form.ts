import { changeAccountBody } from '@homeyield/contract/account'
import type { Account, ChangeAccountBody } from '@homeyield/contract/account'
import { recordOrEmpty } from '@homeyield/domain/records/is-record'
import type { Resolver } from 'react-hook-form'
import { type FieldProblems, problemsOf, refuseFields } from '../../api-client/schema-resolver.ts'

export interface EditAccountValues {
  name: string
  email: string
  current_password: string
  is_property_professional: boolean
}

type StoredValues = Omit<EditAccountValues, 'current_password'>

function editAccountValues({ name, email, is_property_professional }: Account): EditAccountValues {
  return { name, email, current_password: '', is_property_professional }
}

/** What to store while the person signs in again: all but the password; null if nothing changed. */
export function inputToStore(values: EditAccountValues, account: Account): StoredValues | null {
  const { current_password: _, ...input } = values
  const { current_password: __, ...opened } = editAccountValues(account)
  return JSON.stringify(input) === JSON.stringify(opened) ? null : input
}

/** Initial values after the session had ended, with the stored input. */
export function resumedValues(account: Account, input: Readonly<Record<string, unknown>> | null): EditAccountValues {
  const { current_password: _, ...fields } = editAccountValues(account)
  const known = Object.entries(input ?? {}).filter(
    ([name, value]) => typeof value === typeof recordOrEmpty(fields)[name],
  )
  return { ...fields, ...Object.fromEntries(known), current_password: '' }
}

function changesEmail(typed: string, { email }: Pick<Account, 'email'>): boolean {
  return typed.trim() !== email
}

/** Whether the form asks for the current password. Not while the email is empty. */
export function asksPassword(typed: string, account: Pick<Account, 'email'>): boolean {
  return typed.trim() !== '' && changesEmail(typed, account)
}

/** The request body; the email only if it changes. */
export function toChangeAccountBody(values: EditAccountValues, account: Pick<Account, 'email'>): ChangeAccountBody {
  const { name, email, current_password, is_property_professional } = values
  return {
    name,
    is_property_professional,
    ...(changesEmail(email, account) ? { email, current_password } : {}),
  }
}

export function editAccountResolver(account: Pick<Account, 'email'>): Resolver<EditAccountValues> {
  return (values) => {
    const read = changeAccountBody.safeParse(toChangeAccountBody(values, account))
    const problems: FieldProblems = read.success ? {} : problemsOf(read.error)
    if (!asksPassword(values.email, account)) delete problems['current_password']
    return Object.keys(problems).length === 0 ? { values, errors: {} } : refuseFields(problems)
  }
}
