import { showCustomer } from '../objects/show-customer.ts'
import { showPaymentMethod } from '../objects/show-payment.ts'
import { showSubscription } from '../objects/show-subscription.ts'
import type { CardRecord, CustomerRecord } from '../records.ts'
import { find, newId, emitEvent, emitChange, type World } from '../world.ts'

export function createCustomer(
  world: World,
  given: Partial<Pick<CustomerRecord, 'email' | 'name' | 'description' | 'phone' | 'metadata'>>,
): CustomerRecord {
  const customer: CustomerRecord = {
    id: newId('cus'),
    created: world.now(),
    email: null,
    name: null,
    description: null,
    phone: null,
    metadata: {},
    ...given,
    defaultCard: null,
    deleted: false,
    invoices: 0,
  }
  world.state.customers[customer.id] = customer
  emitEvent(world, 'customer.created', showCustomer(customer))
  return customer
}

export function attachCard(world: World, customer: string, number: string): CardRecord {
  const card: CardRecord = { id: newId('pm', 24), created: world.now(), number, customer, charges: 0 }
  world.state.cards[card.id] = card
  emitEvent(world, 'payment_method.attached', showPaymentMethod(card))
  return card
}

/** Replaces the card of the customer and of running subscriptions. */
export function replaceCard(world: World, customerId: string, number: string): void {
  const customer = find(world.state.customers, 'customer', customerId)
  const card = attachCard(world, customerId, number)
  // Counts as charged before, so that `failsLater` fails at the next payment.
  card.charges = 1
  emitChange(
    world,
    'customer.updated',
    () => showCustomer(customer),
    () => (customer.defaultCard = card.id),
  )
  for (const subscription of Object.values(world.state.subscriptions)) {
    if (subscription.customer !== customerId || subscription.status === 'canceled') continue
    emitChange(
      world,
      'customer.subscription.updated',
      () => showSubscription(world, subscription),
      () => (subscription.card = card.id),
    )
  }
}
