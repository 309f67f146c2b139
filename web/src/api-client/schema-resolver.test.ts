import { authenticateBody } from '@homeyield/contract/account'
import type { ResolverOptions } from 'react-hook-form'
import { expect, it } from 'vitest'
import { schemaResolver } from './schema-resolver.ts'

const options = {} as ResolverOptions<{ email: string; password: string }>
const check = (values: { email: string; password: string }, alsoWrong?: () => Record<string, string>) =>
  schemaResolver<{ email: string; password: string }>(authenticateBody, alsoWrong)(values, undefined, options)

it('passes what the schema made of good values', async () => {
  expect(await check({ email: ' a@b.nz ', password: ' kept as typed ' })).toEqual({
    values: { email: 'a@b.nz', password: ' kept as typed ' },
    errors: {},
  })
})

it('returns a message for each invalid field', async () => {
  expect(await check({ email: ' ', password: '' })).toEqual({
    values: {},
    errors: {
      email: { type: 'invalid', message: 'Enter your email' },
      password: { type: 'invalid', message: 'Enter your password' },
    },
  })
})

it('adds the form’s own checks, also to values that are good otherwise', async () => {
  const { errors } = await check({ email: 'a@b.nz', password: 'x' }, () => ({ password: 'Not that one' }))
  expect(errors).toEqual({ password: { type: 'invalid', message: 'Not that one' } })
})
