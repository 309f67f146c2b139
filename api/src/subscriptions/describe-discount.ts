import type { Discount } from './payments-port.ts'

/** What a coupon gives, in words: such as "50% off for 6 months" or "$1.00 off your first month". */
export function describeDiscount({ percentOff, amountOff, duration, months }: Discount): string {
  const off = percentOff === null ? `$${(amountOff ?? 0).toFixed(2)} off` : `${percentOff}% off`
  if (duration === 'once') return `${off} your first month`
  if (duration === 'forever' || months === null) return `${off} every month`
  return `${off} for ${months} ${months === 1 ? 'month' : 'months'}`
}
