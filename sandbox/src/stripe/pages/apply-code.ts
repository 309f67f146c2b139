import { checkPromotionCode } from '../billing/check-promotion-code.ts'
import type { SessionRecord } from '../records.ts'
import { StripeProblem } from '../wire/stripe-problem.ts'
import { find, type World } from '../world.ts'

/** Takes a promotion code that was typed at a checkout; answers why it cannot be taken, if so. */
export function applyCode(world: World, session: SessionRecord, typed: string): string | null {
  if (!session.allowPromotionCodes) return 'This checkout takes no promotion codes.'
  const { unitAmount, currency } = find(world.state.prices, 'price', session.price)
  const code = Object.values(world.state.promotionCodes).findLast(
    (one) => one.code.toLowerCase() === typed.trim().toLowerCase(),
  )
  if (!code) return 'This code is invalid.'
  try {
    checkPromotionCode(world, code, { amount: unitAmount * session.quantity, currency, customer: session.customer })
  } catch (error) {
    if (error instanceof StripeProblem) return error.message
    throw error
  }
  session.promotionCode = code.id
  session.coupon = code.coupon
  return null
}
