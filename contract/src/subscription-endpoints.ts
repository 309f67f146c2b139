import { accountSchema } from './account.ts'
import type { EndpointDetails } from './endpoint.ts'
import type { EndpointName } from './endpoint-table.ts'
import {
  checkCouponQuery,
  checkoutResponse,
  couponResponse,
  openCheckoutBody,
  stripeSignatureHeaders,
} from './subscription.ts'

export const subscriptionEndpoints = {
  checkCoupon: {
    summary: 'Whether a coupon can be used, and what it gives',
    query: checkCouponQuery,
    status: 200,
    response: couponResponse,
    refusals: [429, 502, 504],
  },
  openCheckout: {
    summary: 'Open a checkout for Premium; the browser goes to its url',
    body: openCheckoutBody,
    status: 201,
    response: checkoutResponse,
    refusals: [429, 502, 504],
  },
  cancelSubscription: {
    summary: 'Cancel Premium at the end of the paid period',
    status: 200,
    response: accountSchema,
    refusals: [422, 502, 504],
  },
  uncancelSubscription: {
    summary: 'Undo the cancellation of Premium',
    status: 200,
    response: accountSchema,
    refusals: [422, 502, 504],
  },
  receiveStripeEvent: {
    summary: 'Receive a signed event of Stripe; repeated and out-of-order events are harmless',
    headers: stripeSignatureHeaders,
    rawBody: true,
    status: 200,
    refusals: [400, 413, 415],
  },
} as const satisfies Partial<Record<EndpointName, EndpointDetails>>
