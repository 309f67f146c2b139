import { showCustomer } from '../objects/show-customer.ts'
import { showPaymentMethod } from '../objects/show-payment.ts'
import { showSubscription } from '../objects/show-subscription.ts'
import type { CardRecord, CustomerRecord } from '../records.ts'
import { find, newId, emitEvent, emitChange, type World } from '../world.ts'

/** Makes a customer; what is not given is unknown. */
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

/** Gives a customer a card. */
export function attachCard(world: World, customer: string, number: string): CardRecord {
  const card: CardRecord = { id: newId('pm', 24), created: world.now(), number, customer, charges: 0 }
  world.state.cards[card.id] = card
  emitEvent(world, 'payment_method.attached', showPaymentMethod(card))
  return card
}

/** Makes another card the one that the customer and the running subscriptions pay with. */
export function replaceCard(world: World, customerId: string, number: string): void {
  const customer = find(world.state.customers, 'customer', customerId)
  const card = attachCard(world, customerId, number)
  // It has been tried before, as far as it is concerned: the good first payment is over.
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
