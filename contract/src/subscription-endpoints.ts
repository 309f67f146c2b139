import { accountSchema } from './account.ts'
import { endpoint } from './endpoint.ts'
import {
  checkCouponQuery,
  checkoutAnswer,
  couponAnswer,
  openCheckoutBody,
  stripeSignatureHeaders,
} from './subscription.ts'

/** The calls about memberships. Source: decisions section 1. */
export const subscriptionEndpoints = {
  checkCoupon: endpoint({
    method: 'GET',
    path: '/account/check_coupon',
    summary: 'Whether a coupon can be used, and what it gives',
    access: 'public',
    query: checkCouponQuery,
    status: 200,
    answer: couponAnswer,
    refusals: [429, 502, 504],
  }),
  openCheckout: endpoint({
    method: 'POST',
    path: '/account/stripe_session',
    summary: 'Open a checkout for Premium; the browser goes to its url',
    access: 'signed_in',
    body: openCheckoutBody,
    status: 201,
    answer: checkoutAnswer,
    refusals: [429, 502, 504],
  }),
  cancelSubscription: endpoint({
    method: 'POST',
    path: '/account/cancel_subscription',
    summary: 'Let Premium end with the period that is paid',
    access: 'signed_in',
    status: 200,
    answer: accountSchema,
    refusals: [422, 502, 504],
  }),
  uncancelSubscription: endpoint({
    method: 'POST',
    path: '/account/uncancel_subscription',
    summary: 'Let Premium go on after all',
    access: 'signed_in',
    status: 200,
    answer: accountSchema,
    refusals: [422, 502, 504],
  }),
  receiveStripeEvent: endpoint({
    method: 'POST',
    path: '/webhooks/stripe',
    summary: 'Take note of an event at Stripe, signed by it; any number of times, in any order',
    access: 'public',
    headers: stripeSignatureHeaders,
    rawBody: true,
    status: 200,
    refusals: [400, 413, 415],
  }),
} as const
