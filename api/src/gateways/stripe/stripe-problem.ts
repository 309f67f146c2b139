import { errorCode } from '@homeyield/database/error-code'
import { Stripe } from 'stripe'
import { PaymentsProblem } from '../../subscriptions/payments-port.ts'

// The response may contain any text; Stripe's codes and parameters are short names.
const NAME = /^[\w[\].-]{1,80}$/u

/** An error of Stripe's library, without its message, which may repeat what was sent. Rethrows any other error. */
export function stripeProblem(error: unknown): PaymentsProblem {
  if (error instanceof PaymentsProblem) return error
  if (!(error instanceof Stripe.errors.StripeError)) throw error
  const words = [error.type, error.code, error.param, error.statusCode, error.requestId]
  const code = words.filter((word) => word !== undefined && NAME.test(String(word))).join(' ')
  if (error instanceof Stripe.errors.StripeConnectionError) {
    return new PaymentsProblem(errorCode(error.detail) === 'ETIMEDOUT' ? 'slow' : 'failed', code)
  }
  if (error instanceof Stripe.errors.StripeInvalidRequestError) {
    // A missing object in the path is gone; one in the body makes the request invalid.
    const isGone =
      error.statusCode === 404 && error.code === 'resource_missing' && !/\[|discounts/u.test(error.param ?? '')
    return new PaymentsProblem(isGone ? 'gone' : 'refused', code, `${error.code ?? ''} ${error.param ?? ''}`)
  }
  return new PaymentsProblem('failed', code)
}
