import type Stripe from 'stripe'
import type { PromotionCodeRecord } from '../records.ts'
import type { World } from '../world.ts'
import { isCouponValid } from './show-coupon.ts'

/** The API's promotion code; active only while it can be redeemed. */
export function showPromotionCode(world: World, code: PromotionCodeRecord): Stripe.PromotionCode {
  return {
    id: code.id,
    object: 'promotion_code',
    active: isRedeemable(world, code),
    code: code.code,
    created: code.created,
    customer: code.customer,
    customer_account: null,
    expires_at: code.expiresAt,
    livemode: false,
    max_redemptions: code.maxRedemptions,
    metadata: {},
    promotion: { type: 'coupon', coupon: code.coupon },
    restrictions: {
      first_time_transaction: code.firstTime,
      minimum_amount: code.minimumAmount,
      minimum_amount_currency: code.minimumAmount === null ? null : 'nzd',
    },
    times_redeemed: code.timesRedeemed,
  }
}

/** Whether any customer can still redeem it. */
export function isRedeemable({ state, now }: World, code: PromotionCodeRecord): boolean {
  const coupon = state.coupons[code.coupon]
  return (
    code.active &&
    (code.expiresAt === null || now() < code.expiresAt) &&
    (code.maxRedemptions === null || code.timesRedeemed < code.maxRedemptions) &&
    coupon !== undefined &&
    isCouponValid(coupon, now())
  )
}
