import type Stripe from 'stripe'
import type { CouponRecord } from '../records.ts'

/** A coupon as the API shows it; `now` decides whether it still is one. */
export function showCoupon(coupon: CouponRecord, now: number): Stripe.Coupon {
  return {
    id: coupon.id,
    object: 'coupon',
    amount_off: coupon.amountOff,
    created: coupon.created,
    currency: coupon.currency,
    duration: coupon.duration,
    duration_in_months: coupon.durationInMonths,
    livemode: false,
    max_redemptions: null,
    metadata: {},
    name: coupon.name,
    percent_off: coupon.percentOff,
    redeem_by: coupon.redeemBy,
    times_redeemed: coupon.timesRedeemed,
    valid: isCouponValid(coupon, now),
  }
}

/** Whether a coupon can still be redeemed. */
export function isCouponValid({ redeemBy }: CouponRecord, now: number): boolean {
  return redeemBy === null || now < redeemBy
}
