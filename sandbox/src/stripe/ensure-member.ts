import { attachCard, createCustomer } from './billing/customers.ts'
import { startSubscription } from './billing/start-subscription.ts'
import { type Member, type Membership, STRIPE_SANDBOX, TEST_CARDS } from './stripe-sandbox.ts'
import type { World } from './world.ts'

/** Returns an account's customer and running subscription; creates what is missing. */
export function ensureMember(world: World, member: Member): Membership {
  const { state } = world
  const metadata = { account_id: member.accountId }
  const customer =
    Object.values(state.customers).find((one) => !one.deleted && one.metadata['account_id'] === member.accountId) ??
    createCustomer(world, { email: member.email, name: member.name, metadata })
  const running = Object.values(state.subscriptions).find(
    (one) => one.customer === customer.id && one.status !== 'canceled',
  )
  const subscription =
    running ??
    startSubscription(world, {
      customer: customer.id,
      price: STRIPE_SANDBOX.priceId,
      quantity: 1,
      card: attachCard(world, customer.id, TEST_CARDS.pays).id,
      metadata,
    })
  const { status, periodEnd, cancelAt } = subscription
  if (status === 'canceled') throw new Error(`The subscription of ${member.email} ended at its start.`)
  return {
    customerId: customer.id,
    subscriptionId: subscription.id,
    status,
    periodEnd: new Date(periodEnd * 1000),
    cancelled: cancelAt !== null,
  }
}
