import * as z from 'zod/mini'
import { line, requiredLine } from './text-field.ts'

export const checkCouponQuery = z.object({ coupon_code: requiredLine('Enter a coupon code', 100) })

/** A valid coupon and a sentence about what it gives. */
export const couponResponse = z.object({ coupon_code: z.string(), description: z.string() })
export type Coupon = z.infer<typeof couponResponse>

/** Where the browser returns to after the checkout; both addresses are on the web app's origin. */
export const openCheckoutBody = z.object({
  success_url: requiredLine('The address to come back to is missing', 2000),
  cancel_url: requiredLine('The address to come back to is missing', 2000),
  coupon_code: z.optional(z.nullable(line(100))),
})
export type OpenCheckoutBody = z.infer<typeof openCheckoutBody>

/** An open checkout; the browser goes to `url`. */
export const checkoutResponse = z.object({ publishableKey: z.string(), sessionId: z.string(), url: z.string() })
export type Checkout = z.infer<typeof checkoutResponse>

/** A missing signature is refused like a wrong one. Source: Stripe, "Webhook signatures". */
export const stripeSignatureHeaders = z.object({ 'stripe-signature': z.optional(z.string()) })
