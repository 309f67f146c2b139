import { createAccountBody } from '@homeyield/contract/account'
import type { CreateAccountBody } from '@homeyield/contract/account'
import { RequestProblem } from '../../api-client/request-problem.ts'
import { schemaResolver } from '../../api-client/schema-resolver.ts'
import { confirmationProblem } from '../../session/confirmation-problem.ts'

/** What the sign-up form holds. */
export interface SignUpValues {
  name: string
  email: string
  password: string
  password_confirmation: string
  coupon_code: string
}

/** The fields in their order on the screen. */
export const SIGN_UP_FIELDS = ['name', 'email', 'password', 'password_confirmation', 'coupon_code'] as const

/** Said after the reason why a coupon was refused. Source: specification section 5. */
const WITHOUT_COUPON = 'Leave this field blank to signup without a coupon code.'

/** Checks the form by the contract's own schema; the confirmation is looked at whatever else is wrong. */
export const signUpResolver = schemaResolver<SignUpValues>(createAccountBody as never, confirmationProblem)

/** The request that the form makes. An empty coupon is none. */
export function toCreateAccountBody(values: SignUpValues, professional: boolean): CreateAccountBody {
  const { coupon_code, ...account } = values
  return {
    ...account,
    ...(coupon_code.trim() === '' ? {} : { coupon_code }),
    ...(professional ? { is_property_professional: true } : {}),
  }
}

/** A refusal, with the way on added to what is wrong with a coupon. */
export function withCouponAdvice(problem: unknown): unknown {
  if (!(problem instanceof RequestProblem) || problem.fields['coupon_code'] === undefined) return problem
  const fields = { ...problem.fields, coupon_code: `${problem.fields['coupon_code']} ${WITHOUT_COUPON}` }
  return new RequestProblem(problem.status, { error: problem.message, code: problem.code, fields }, problem.body)
}

/** Whether all that a refusal says is said at the coupon's field, with the way on: beneath the form it would be said twice. */
export function isShownAtCoupon(problem: unknown): boolean {
  return problem instanceof RequestProblem && problem.fields['coupon_code']?.includes(problem.message) === true
}
