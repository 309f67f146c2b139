import type { Account } from '@homeyield/contract/account'
import type { ResolverOptions } from 'react-hook-form'
import { expect, it } from 'vitest'
import {
  asksPassword,
  editAccountResolver,
  inputToStore,
  resumedValues,
  toChangeAccountBody,
} from './edit-account-form.ts'
import type { EditAccountValues } from './edit-account-form.ts'

const ACCOUNT = { email: 'aroha@example.nz' }
const UNTOUCHED: EditAccountValues = {
  name: 'Aroha Journey',
  email: 'aroha@example.nz',
  current_password: '',
  is_property_professional: false,
}

async function messages(values: Partial<EditAccountValues>) {
  const options = {} as ResolverOptions<EditAccountValues>
  const { errors } = await editAccountResolver(ACCOUNT)({ ...UNTOUCHED, ...values }, undefined, options)
  return Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [name, (error as { message: string }).message]),
  )
}

it('leaves an e-mail address that stays, and the password, out of the request', () => {
  expect(toChangeAccountBody({ ...UNTOUCHED, email: ' aroha@example.nz ', current_password: 'x' }, ACCOUNT)).toEqual({
    name: 'Aroha Journey',
    is_property_professional: false,
  })
})

it('sends another e-mail address with the current password', () => {
  const values = { ...UNTOUCHED, email: 'kiri@example.nz', current_password: 'by the sea' }
  expect(toChangeAccountBody(values, ACCOUNT)).toEqual({
    name: 'Aroha Journey',
    is_property_professional: false,
    email: 'kiri@example.nz',
    current_password: 'by the sea',
  })
})

it('requires the current password only when the e-mail address changes', async () => {
  expect(await messages({})).toEqual({})
  expect(await messages({ email: 'kiri@example.nz' })).toEqual({ current_password: 'Enter your current password' })
  expect(await messages({ email: 'kiri@example.nz', current_password: 'by the sea' })).toEqual({})
})

it.each([
  ['kiri@example.nz', true],
  ['', false],
  [' ', false],
  ['aroha@example.nz ', false],
])('with “%s” typed, whether it has a box for the password: %s', (typed, expected) => {
  expect(asksPassword(typed, ACCOUNT)).toBe(expected)
})

it('names what is missing or no address', async () => {
  expect(await messages({ name: ' ' })).toEqual({ name: 'Enter your full name' })
  expect(await messages({ email: '', current_password: 'by the sea' })).toEqual({ email: 'Enter your email' })
  expect(await messages({ email: ' ' })).toEqual({ email: 'Enter your email' })
  expect(await messages({ email: 'kiri', current_password: 'by the sea' })).toEqual({
    email: 'Enter an email address, such as name@example.co.nz',
  })
})

const OPENED = { name: 'Aroha Journey', email: 'aroha@example.nz', is_property_professional: false } as Account

it('holds what was changed while somebody signs in again, but never the password', () => {
  expect(inputToStore(UNTOUCHED, OPENED)).toBeNull()
  expect(inputToStore({ ...UNTOUCHED, current_password: 'by the sea' }, OPENED)).toBeNull()
  expect(inputToStore({ ...UNTOUCHED, name: 'Kiri', current_password: 'by the sea' }, OPENED)).toEqual({
    name: 'Kiri',
    email: 'aroha@example.nz',
    is_property_professional: false,
  })
})

it('opens again with what was held, and with nothing that does not belong', () => {
  expect(resumedValues(OPENED, null)).toEqual(UNTOUCHED)
  const held = { name: 'Kiri', is_property_professional: true, email: 7, current_password: 'x', more: 'x' }
  expect(resumedValues(OPENED, held)).toEqual({ ...UNTOUCHED, name: 'Kiri', is_property_professional: true })
})
