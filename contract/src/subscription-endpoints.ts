import { accountSchema } from './account.ts'
import type { EndpointDetails } from './endpoint.ts'
import type { EndpointName } from './endpoint-table.ts'
import {
  checkCouponQuery,
  checkoutAnswer,
  couponAnswer,
  openCheckoutBody,
  stripeSignatureHeaders,
} from './subscription.ts'

/** The calls about memberships. Source: decisions section 1. */
export const subscriptionEndpoints = {
  checkCoupon: {
    summary: 'Whether a coupon can be used, and what it gives',
    query: checkCouponQuery,
    status: 200,
    answer: couponAnswer,
    refusals: [429, 502, 504],
  },
  openCheckout: {
    summary: 'Open a checkout for Premium; the browser goes to its url',
    body: openCheckoutBody,
    status: 201,
    answer: checkoutAnswer,
    refusals: [429, 502, 504],
  },
  cancelSubscription: {
    summary: 'Let Premium end with the period that is paid',
    status: 200,
    answer: accountSchema,
    refusals: [422, 502, 504],
  },
  uncancelSubscription: {
    summary: 'Let Premium go on after all',
    status: 200,
    answer: accountSchema,
    refusals: [422, 502, 504],
  },
  receiveStripeEvent: {
    summary: 'Take note of an event at Stripe, signed by it; any number of times, in any order',
    headers: stripeSignatureHeaders,
    rawBody: true,
    status: 200,
    refusals: [400, 413, 415],
  },
} as const satisfies Partial<Record<EndpointName, EndpointDetails>>
