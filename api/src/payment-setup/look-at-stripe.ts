import { Stripe } from 'stripe'

/** What came of a call to Stripe that changes nothing. */
export type Look<Answer> =
  | { readonly kind: 'seen'; readonly answer: Answer }
  /**
   * `key`: the key is no key; `permission`: it may not do this; `missing`: there is no such thing; `refused`: the call made no
   * sense to Stripe; `away`: no answer, or none that can be used, as `words` say.
   */
  | { readonly kind: 'key' | 'permission' | 'missing' | 'refused' }
  | { readonly kind: 'away'; readonly words: string }

/** Makes a call to Stripe and sorts its failure. Stripe's own messages are left out: they repeat a part of the key. */
export async function lookAtStripe<Answer>(call: () => Promise<Answer>): Promise<Look<Answer>> {
  try {
    return { kind: 'seen', answer: await call() }
  } catch (error) {
    if (error instanceof Stripe.errors.StripeAuthenticationError) return { kind: 'key' }
    if (error instanceof Stripe.errors.StripePermissionError) return { kind: 'permission' }
    if (error instanceof Stripe.errors.StripeRateLimitError) return { kind: 'away', words: 'it is asked too often' }
    if (error instanceof Stripe.errors.StripeInvalidRequestError) {
      return { kind: error.code === 'resource_missing' ? 'missing' : 'refused' }
    }
    if (error instanceof Stripe.errors.StripeConnectionError) {
      const { code } = (error.detail ?? {}) as { code?: unknown }
      return { kind: 'away', words: code === 'ETIMEDOUT' ? 'it did not answer in time' : 'it could not be reached' }
    }
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    const status = error.statusCode === undefined ? '' : ` (${error.statusCode})`
    return { kind: 'away', words: `it answered with a failure of its own${status}` }
  }
}
