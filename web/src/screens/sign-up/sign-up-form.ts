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

/** Shown after the reason why a coupon was refused. */
const WITHOUT_COUPON = 'Leave this field blank to signup without a coupon code.'

/** Validates with the schema of the request; the repeated password is always checked. */
export const signUpResolver = schemaResolver<SignUpValues>(createAccountBody, confirmationProblem)

/** The request body, without an empty coupon. `look` is the signed one of the address. */
export function toCreateAccountBody(
  values: SignUpValues,
  professional: boolean,
  look: string | null,
): CreateAccountBody {
  const { coupon_code, ...account } = values
  return {
    ...account,
    ...(coupon_code.trim() === '' ? {} : { coupon_code }),
    ...(professional ? { is_property_professional: true } : {}),
    ...(look === null ? {} : { look }),
  }
}

/** Adds to a refused coupon how to continue without one. What its field shows in full is not repeated under the form. */
export function withCouponAdvice(problem: unknown): unknown {
  const coupon = problem instanceof RequestProblem ? problem.fields['coupon_code'] : undefined
  if (!(problem instanceof RequestProblem) || coupon === undefined) return problem
  const fields = { ...problem.fields, coupon_code: `${coupon} ${WITHOUT_COUPON}` }
  const error = coupon.includes(problem.message) ? '' : problem.message
  return new RequestProblem(problem.status, { error, code: problem.code, fields }, problem.body)
}
