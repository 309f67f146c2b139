import { createAccountBody } from '@homeyield/contract/account'
import type { CreateAccountBody } from '@homeyield/contract/account'
import { RequestProblem } from '../../api-client/request-problem.ts'
import { schemaResolver } from '../../api-client/schema-resolver.ts'
import { confirmationProblem } from '../../session/confirmation-problem.ts'

export interface SignUpValues {
  name: string
  email: string
  password: string
  password_confirmation: string
  coupon_code: string
}

/** In screen order. */
export const SIGN_UP_FIELDS = ['name', 'email', 'password', 'password_confirmation', 'coupon_code'] as const

/** Shown after the reason why a coupon was refused. Source: specification section 5. */
const WITHOUT_COUPON = 'Leave this field blank to signup without a coupon code.'

/** Validates with the schema of the request; the repeated password is always checked. */
export const signUpResolver = schemaResolver<SignUpValues>(createAccountBody, confirmationProblem)

/** The request body, without an empty coupon. */
export function toCreateAccountBody(values: SignUpValues, professional: boolean): CreateAccountBody {
  const { coupon_code, ...account } = values
  return {
    ...account,
    ...(coupon_code.trim() === '' ? {} : { coupon_code }),
    ...(professional ? { is_property_professional: true } : {}),
  }
}

/** Adds to a refused coupon how to continue without one. */
export function withCouponAdvice(problem: unknown): unknown {
  if (!(problem instanceof RequestProblem) || problem.fields['coupon_code'] === undefined) return problem
  const fields = { ...problem.fields, coupon_code: `${problem.fields['coupon_code']} ${WITHOUT_COUPON}` }
  return new RequestProblem(problem.status, { error: problem.message, code: problem.code, fields }, problem.body)
}

/** Whether the coupon field shows the whole refusal: the form would repeat it. */
export function isShownAtCoupon(problem: unknown): boolean {
  return problem instanceof RequestProblem && problem.fields['coupon_code']?.includes(problem.message) === true
}
