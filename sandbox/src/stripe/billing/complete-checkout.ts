import { sessionAmounts, showSession } from '../objects/show-session.ts'
import type { SessionRecord } from '../records.ts'
import { type PaymentOutcome, TEST_CARDS } from '../stripe-sandbox.ts'
import { StripeProblem } from '../wire/stripe-problem.ts'
import { find, emitEvent, type World } from '../world.ts'
import { checkPromotionCode } from './check-promotion-code.ts'
import { attachCard, createCustomer } from './customers.ts'
import { startSubscription } from './start-subscription.ts'

const DECLINED = 'Your card was declined. Try another one.'
const ASKS = 'Your bank wants you to confirm this payment.'

/**
 * Pays at a checkout. Only a successful payment starts a subscription; otherwise the checkout stays open. `confirmed` means
 * that the customer confirmed the bank's question.
 */
export function completeCheckout(
  world: World,
  session: SessionRecord,
  number: string,
  confirmed = false,
): PaymentOutcome {
  const refusal = refusalReason(world, session)
  if (refusal !== null) return { outcome: 'refused', sentence: refusal }
  const { total } = sessionAmounts(world, session)
  const wantsCard = requiresCard(world, session)
  if (wantsCard) {
    if (!Object.values<string>(TEST_CARDS).includes(number)) {
      return {
        outcome: 'declined',
        sentence: 'This is not one of the test cards. Never type a real card here.',
      }
    }
    if (number === TEST_CARDS.declines) return { outcome: 'declined', sentence: DECLINED }
    if (number === TEST_CARDS.asksBank && !confirmed) return { outcome: 'bank_asks', sentence: ASKS }
  }
  session.customer ??= createCustomer(world, { email: session.customerEmail }).id
  const card = wantsCard ? attachCard(world, session.customer, number).id : null
  const subscription = startSubscription(world, {
    customer: session.customer,
    price: session.price,
    quantity: session.quantity,
    card,
    metadata: session.subscriptionMetadata,
    description: session.subscriptionDescription,
    trialDays: session.trialDays,
    coupon: session.coupon,
    promotionCode: session.promotionCode,
    checkoutSession: session.id,
  })
  session.status = 'complete'
  session.paymentStatus = total === 0 ? 'no_payment_required' : 'paid'
  session.subscription = subscription.id
  session.invoice = subscription.latestInvoice
  emitEvent(world, 'checkout.session.completed', showSession(world, session))
  const redirectUrl = session.successUrl.replaceAll('{CHECKOUT_SESSION_ID}', session.id)
  return { outcome: 'paid', subscriptionId: subscription.id, redirectUrl }
}

export function requiresCard(world: World, session: SessionRecord): boolean {
  return !session.cardIfRequired || sessionAmounts(world, session).total > 0
}

function refusalReason(world: World, session: SessionRecord): string | null {
  const { state } = world
  if (session.status === 'complete') return 'This checkout has already been paid.'
  if (session.status === 'expired') return 'This checkout has expired.'
  if (session.customer !== null && state.customers[session.customer]?.deleted !== false) {
    return 'The customer of this checkout no longer exists.'
  }
  if (session.promotionCode === null) return null
  const { unitAmount, currency } = find(state.prices, 'price', session.price)
  try {
    const code = find(state.promotionCodes, 'promotion code', session.promotionCode)
    checkPromotionCode(world, code, { amount: unitAmount * session.quantity, currency, customer: session.customer })
    return null
  } catch (error) {
    if (error instanceof StripeProblem) return error.message
    throw error
  }
}
