import type { ResolverOptions } from 'react-hook-form'
import { expect, it } from 'vitest'
import { RequestProblem } from '../../api-client/request-problem.ts'
import { signUpResolver, toCreateAccountBody, withCouponAdvice } from './sign-up-form.ts'
import type { SignUpValues } from './sign-up-form.ts'

const GOOD: SignUpValues = {
  name: 'Aroha Journey',
  email: 'aroha@example.nz',
  password: 'by the sea',
  password_confirmation: 'by the sea',
  coupon_code: '',
}

async function messages(values: Partial<SignUpValues>) {
  const { errors } = await signUpResolver({ ...GOOD, ...values }, undefined, {} as ResolverOptions<SignUpValues>)
  return Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [name, (error as { message: string }).message]),
  )
}

it('finds nothing wrong with a good form', async () => expect(await messages({})).toEqual({}))

it('names every required field', async () => {
  expect(await messages({ name: '', email: '', password: '', password_confirmation: '' })).toEqual({
    name: 'Enter your full name',
    email: 'Enter your email',
    password: 'Enter a password',
    password_confirmation: 'Enter your password again',
  })
})

it('reports different passwords, whatever else is wrong', async () => {
  expect(await messages({ password_confirmation: 'by the lake' })).toEqual({
    password_confirmation: 'Your passwords do not match',
  })
  expect(await messages({ name: '', password_confirmation: 'by the lake' })).toEqual({
    name: 'Enter your full name',
    password_confirmation: 'Your passwords do not match',
  })
})

it('sends a coupon, the professional flag and a look only when they are there', () => {
  const { coupon_code: _, ...account } = GOOD
  expect(toCreateAccountBody(GOOD, false, null)).toEqual(account)
  expect(toCreateAccountBody({ ...GOOD, coupon_code: 'SUMMER' }, true, 'signed')).toEqual({
    ...account,
    coupon_code: 'SUMMER',
    is_property_professional: true,
    look: 'signed',
  })
})

it('adds the way on to what is wrong with a coupon', () => {
  const refused = new RequestProblem(422, { error: 'No', code: 'invalid', fields: { coupon_code: 'Expired.' } })
  expect(withCouponAdvice(refused)).toMatchObject({
    status: 422,
    fields: { coupon_code: 'Expired. Leave this field blank to signup without a coupon code.' },
  })
})

it('does not repeat under the form what the coupon’s field shows in full', () => {
  const advised = (error: string, fields: Record<string, string>) =>
    withCouponAdvice(new RequestProblem(422, { error, code: 'invalid', fields }))
  expect(advised('Expired.', { coupon_code: 'Expired.' })).toMatchObject({ message: '' })
  expect(advised('Check what you entered.', { coupon_code: 'Expired.' })).toMatchObject({
    message: 'Check what you entered.',
  })
  expect(advised('Taken.', { email: 'Taken.' })).toMatchObject({ message: 'Taken.' })
  expect(withCouponAdvice(new Error('Expired.'))).toEqual(new Error('Expired.'))
})
