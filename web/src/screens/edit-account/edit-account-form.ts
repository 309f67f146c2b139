import { changeAccountBody } from '@homeyield/contract/account'
import type { Account, ChangeAccountBody } from '@homeyield/contract/account'
import type { Resolver } from 'react-hook-form'
import { schemaResolver } from '../../api-client/schema-resolver.ts'

/** What the form for the account holds. */
export interface EditAccountValues {
  name: string
  email: string
  current_password: string
  is_property_professional: boolean
}

type StoredValues = Omit<EditAccountValues, 'current_password'>

/** The fields in their order on the screen. */
export const EDIT_ACCOUNT_FIELDS = ['name', 'email', 'current_password', 'is_property_professional'] as const

/** The form as it opens. */
function editAccountValues({ name, email, is_property_professional }: Account): EditAccountValues {
  return { name, email, current_password: '', is_property_professional }
}

/** What is held of the form while the person signs in again: all but the password; null where nothing was changed. */
export function inputToStore(values: EditAccountValues, account: Account): StoredValues | null {
  const { current_password: _, ...held } = values
  const { current_password: __, ...opened } = editAccountValues(account)
  return JSON.stringify(held) === JSON.stringify(opened) ? null : held
}

/** The form as it opens for somebody who had been at it when their session ended. */
export function resumedValues(account: Account, held: Readonly<Record<string, unknown>> | null): EditAccountValues {
  const { current_password: _, ...fields } = editAccountValues(account)
  const said = Object.entries(held ?? {}).filter(
    ([name, value]) => typeof value === typeof fields[name as keyof StoredValues],
  )
  return { ...fields, ...Object.fromEntries(said), current_password: '' }
}

/** Whether the e-mail box says something else than the account's address. */
function changesEmail(typed: string, { email }: Pick<Account, 'email'>): boolean {
  return typed.trim() !== email
}

/** Whether the form asks for the current password: not for an address that was emptied, to type another. */
export function asksPassword(typed: string, account: Pick<Account, 'email'>): boolean {
  return typed.trim() !== '' && changesEmail(typed, account)
}

/** The request that the form makes: the e-mail address goes along only if it changes. */
export function toChangeAccountBody(values: EditAccountValues, account: Pick<Account, 'email'>): ChangeAccountBody {
  const { name, email, current_password, is_property_professional } = values
  return {
    name,
    is_property_professional,
    ...(changesEmail(email, account) ? { email, current_password } : {}),
  }
}

/** Checks the form by checking the request that it would make. */
export function editAccountResolver(account: Pick<Account, 'email'>): Resolver<EditAccountValues> {
  const check = schemaResolver<Record<string, unknown>>(changeAccountBody)
  return async (values, context, options) => {
    const { errors } = await check({ ...toChangeAccountBody(values, account) }, context, options as never)
    if (!asksPassword(values.email, account)) delete errors['current_password']
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors: errors as never }
  }
}
