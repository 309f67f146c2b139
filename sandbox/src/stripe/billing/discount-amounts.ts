import type { CouponRecord } from '../records.ts'

/** What each coupon takes off an amount, one after the other, never more than is left. Cents; a half is rounded up. */
export function discountAmounts(subtotal: number, coupons: readonly CouponRecord[]): number[] {
  let left = subtotal
  return coupons.map(({ percentOff, amountOff }) => {
    const off = percentOff === null ? (amountOff ?? 0) : Math.round((left * percentOff) / 100)
    const amount = Math.min(off, left)
    left -= amount
    return amount
  })
}
