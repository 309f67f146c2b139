import { Stripe } from 'stripe'
import { PaymentsProblem } from '../../subscriptions/payments-port.ts'

// Whoever answers may write anything into its words; ours are short names of the interface.
const NAME = /^[\w[\].-]{1,80}$/u

/**
 * What went wrong in a call of Stripe's library, without its message: that may repeat what was sent. Anything that is not of
 * the library's doing is passed on.
 */
export function stripeProblem(error: unknown): PaymentsProblem {
  if (error instanceof PaymentsProblem) return error
  if (!(error instanceof Stripe.errors.StripeError)) throw error
  const words = [error.type, error.code, error.param, error.statusCode, error.requestId]
  const code = words.filter((word) => word !== undefined && NAME.test(String(word))).join(' ')
  if (error instanceof Stripe.errors.StripeConnectionError) {
    const { code: reason } = (error.detail ?? {}) as { code?: unknown }
    return new PaymentsProblem(reason === 'ETIMEDOUT' ? 'slow' : 'failed', code)
  }
  if (error instanceof Stripe.errors.StripeInvalidRequestError) {
    // What a request names in its path is gone; what it names in its body makes the request senseless.
    const isGone =
      error.statusCode === 404 && error.code === 'resource_missing' && !/\[|discounts/u.test(error.param ?? '')
    return new PaymentsProblem(isGone ? 'gone' : 'refused', code, `${error.code ?? ''} ${error.param ?? ''}`)
  }
  return new PaymentsProblem('failed', code)
}
