import type Stripe from 'stripe'
import type { CouponRecord } from '../records.ts'

/** The API's coupon; `now` decides whether it is valid. */
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

export function isCouponValid({ redeemBy }: CouponRecord, now: number): boolean {
  return redeemBy === null || now < redeemBy
}
