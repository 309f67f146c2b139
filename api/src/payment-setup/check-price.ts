import type { Stripe } from 'stripe'
import { bad, type Finding } from './finding.ts'
import { judgePrice } from './judge-price.ts'
import type { Look } from './look-at-stripe.ts'

/** Whether the price that STRIPE_PRICE_ID names is there, and sells Premium as the specification says (section 9). */
export function checkPrice(look: Exclude<Look<Stripe.Price>, { kind: 'key' | 'away' }>): Finding[] {
  if (look.kind === 'seen') return judgePrice(look.answer)
  if (look.kind === 'permission') {
    return [bad('Price', 'the restricted key may not read it. Give it “Prices: read” and “Products: read”.')]
  }
  const advice = 'What was made in test mode is not there in live mode, nor in another account. Copy its id, price_….'
  return [bad('Price', `Stripe has no price of that id for this key. ${advice}`)]
}
