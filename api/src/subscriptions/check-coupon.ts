import { PREMIUM_PRICE_PER_MONTH } from '@homeyield/domain/membership/allowances'
import type { Coupon } from '@homeyield/contract/subscription'
import type { AttemptLimits } from '../accounts/attempt-limits.ts'
import type { PaymentsGateway, ProvidersCoupon, Discount } from './payments-port.ts'
import type { Visitor } from '../server/viewer.ts'
import { callProvider, couponNotValid } from './subscription-problems.ts'

// What Stripe allows in a code.
const CODE = /^[a-z0-9-]{1,100}$/iu

export interface CouponUser {
  readonly customerId: string | null
  readonly hasSubscribed: boolean
}

export interface CheckCouponDeps {
  readonly payments: PaymentsGateway
  readonly attempts: Pick<AttemptLimits, 'countCoupon'>
}

/** Describes a coupon (GET /account/check_coupon). Attempts are counted, as codes can be guessed. */
export function checkCoupon({ payments, attempts }: CheckCouponDeps) {
  return async (visitor: Visitor, { coupon_code }: { readonly coupon_code: string }): Promise<Coupon> => {
    await attempts.countCoupon(visitor.address)
    const coupon = await callProvider(() => findCoupon(payments, coupon_code, null))
    if (coupon === null) throw couponNotValid()
    return { coupon_code: coupon.code, description: describeDiscount(coupon.discount) }
  }
}

/** The coupon of a code that `user` can use now, or, without one, a new customer; null when there is none. */
export async function findCoupon(
  payments: PaymentsGateway,
  code: string,
  user: CouponUser | null,
): Promise<ProvidersCoupon | null> {
  if (!CODE.test(code)) return null
  const found = await payments.findCoupons(code)
  return found.find((coupon) => isUsable(coupon, user)) ?? null
}

function isUsable(coupon: ProvidersCoupon, user: CouponUser | null): boolean {
  if (coupon.minimumAmount > PREMIUM_PRICE_PER_MONTH) return false
  if (coupon.customerId !== null && coupon.customerId !== user?.customerId) return false
  return !(coupon.firstTimeOnly && user?.hasSubscribed === true)
}

/** A discount in words: such as "50% off for 6 months" or "$1.00 off your first month". */
export function describeDiscount({ percentOff, amountOff, duration, months }: Discount): string {
  const off = percentOff === null ? `$${(amountOff ?? 0).toFixed(2)} off` : `${percentOff}% off`
  if (duration === 'once') return `${off} your first month`
  if (duration === 'forever' || months === null) return `${off} every month`
  return `${off} for ${months} ${months === 1 ? 'month' : 'months'}`
}
