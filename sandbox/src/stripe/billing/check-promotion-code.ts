import type { PromotionCodeRecord } from '../records.ts'
import { isRedeemable } from '../objects/show-promotion-code.ts'
import { StripeProblem } from '../wire/stripe-problem.ts'
import { find, type World } from '../world.ts'

/** Amounts in cents. */
interface Purchase {
  readonly amount: number
  readonly currency: string
  readonly customer: string | null
}

const PARAM = 'discounts[0][promotion_code]'

/** Throws Stripe's error when the code cannot be redeemed for this purchase. */
export function checkPromotionCode(world: World, code: PromotionCodeRecord, purchase: Purchase): void {
  const { state } = world
  if (!isRedeemable(world, code)) throw refusal('This promotion code is expired or no longer active.', 'coupon_expired')
  const coupon = find(state.coupons, 'coupon', code.coupon)
  if (coupon.currency !== null && coupon.currency !== purchase.currency) {
    throw refusal(`The coupon's currency (${coupon.currency}) does not match the price's (${purchase.currency}).`)
  }
  if (code.customer !== null && code.customer !== purchase.customer) {
    throw refusal('This promotion code cannot be redeemed by this customer.')
  }
  if (code.minimumAmount !== null && purchase.amount < code.minimumAmount) {
    throw refusal('This promotion code cannot be redeemed because the minimum amount is not met.')
  }
  const before = Object.values(state.invoices).some(
    ({ customer, status }) => customer === purchase.customer && status !== 'void',
  )
  if (code.firstTime && before) {
    throw refusal('This promotion code cannot be redeemed because the associated customer has prior transactions.')
  }
}

function refusal(message: string, code?: string): StripeProblem {
  return new StripeProblem(400, { message, param: PARAM, ...(code === undefined ? {} : { code }) })
}
