import { errorCode } from '@homeyield/database/error-code'
import { Stripe } from 'stripe'

export type QueryResult<Result> =
  | { readonly kind: 'ok'; readonly result: Result }
  /**
   * `key`: the key is invalid; `permission`: it lacks a permission; `missing`: no such object; `refused`: the request
   * is invalid; `unavailable`: no usable response, as `reason` explains.
   */
  | { readonly kind: 'key' | 'permission' | 'missing' | 'refused' }
  | { readonly kind: 'unavailable'; readonly reason: string }

/** Calls Stripe and classifies a failure. Stripe's own messages are left out: they repeat a part of the key. */
export async function queryStripe<Result>(call: () => Promise<Result>): Promise<QueryResult<Result>> {
  try {
    return { kind: 'ok', result: await call() }
  } catch (error) {
    if (error instanceof Stripe.errors.StripeAuthenticationError) return { kind: 'key' }
    if (error instanceof Stripe.errors.StripePermissionError) return { kind: 'permission' }
    if (error instanceof Stripe.errors.StripeRateLimitError) return { kind: 'unavailable', reason: 'too many calls' }
    if (error instanceof Stripe.errors.StripeInvalidRequestError) {
      return { kind: error.code === 'resource_missing' ? 'missing' : 'refused' }
    }
    if (error instanceof Stripe.errors.StripeConnectionError) {
      const isSlow = errorCode(error.detail) === 'ETIMEDOUT'
      return { kind: 'unavailable', reason: isSlow ? 'no response in time' : 'no connection' }
    }
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    const status = error.statusCode === undefined ? '' : ` (${error.statusCode})`
    return { kind: 'unavailable', reason: `an error of Stripe${status}` }
  }
}
