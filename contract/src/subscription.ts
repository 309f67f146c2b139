import * as z from 'zod/mini'
import { line, requiredLine } from './text-field.ts'

/** A coupon that is being looked at. Source: decisions section 1, GET /account/check_coupon. */
export const checkCouponQuery = z.object({ coupon_code: requiredLine('Enter a coupon code', 100) })

/** A coupon that can be used, and what it gives in a sentence. Source: decisions sections 1 and 6. */
export const couponAnswer = z.object({ coupon_code: z.string(), description: z.string() })
export type Coupon = z.infer<typeof couponAnswer>

/** Where the browser comes back to from the checkout; both addresses lie on the web app's own origin. */
export const openCheckoutBody = z.object({
  success_url: requiredLine('The address to come back to is missing', 2000),
  cancel_url: requiredLine('The address to come back to is missing', 2000),
  coupon_code: z.optional(z.nullable(line(100))),
})
export type OpenCheckoutBody = z.infer<typeof openCheckoutBody>

/** A checkout that is open; the browser goes to `url`. Source: decisions section 1, POST /account/stripe_session. */
export const checkoutAnswer = z.object({ publishableKey: z.string(), sessionId: z.string(), url: z.string() })
export type Checkout = z.infer<typeof checkoutAnswer>

/** What vouches for an event. One that is missing is refused like one that is wrong. Source: Stripe, "Webhook signatures". */
export const stripeSignatureHeaders = z.object({ 'stripe-signature': z.optional(z.string()) })
