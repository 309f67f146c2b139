import type { CouponRecord } from '../records.ts'

/** What each coupon takes off in turn, in cents rounded half up, never more than is left. */
export function discountAmounts(subtotal: number, coupons: readonly CouponRecord[]): number[] {
  let left = subtotal
  return coupons.map(({ percentOff, amountOff }) => {
    const off = percentOff === null ? (amountOff ?? 0) : Math.round((left * percentOff) / 100)
    const amount = Math.min(off, left)
    left -= amount
    return amount
  })
}
