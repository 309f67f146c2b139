import { showInvoice } from '../objects/show-invoice.ts'
import { showPaymentIntent } from '../objects/show-payment.ts'
import { showSubscription } from '../objects/show-subscription.ts'
import type { CardRecord, InvoiceRecord, PaymentRecord, SubscriptionRecord } from '../records.ts'
import { TEST_CARDS } from '../stripe-sandbox.ts'
import { find, newId, emitEvent, emitChange, type World } from '../world.ts'
import { endSubscription } from './end-subscription.ts'
import { nextAttemptAfter } from './issue-invoice.ts'

/** Numbers a draft and tries to collect it. */
export function finalizeInvoice(world: World, invoice: InvoiceRecord): void {
  const customer = find(world.state.customers, 'customer', invoice.customer)
  customer.invoices += 1
  invoice.number = `${customer.id.slice(-8).toUpperCase()}-${String(customer.invoices).padStart(4, '0')}`
  invoice.status = 'open'
  invoice.finalizesAt = null
  invoice.finalizedAt = world.now()
  emitEvent(world, 'invoice.finalized', showInvoice(world, invoice))
  collectInvoice(world, invoice)
}

/**
 * Tries to collect an open invoice; returns whether it is paid. A failed try makes the subscription past due, the last one
 * ends it.
 */
export function collectInvoice(world: World, invoice: InvoiceRecord): boolean {
  const { state } = world
  const subscription = find(state.subscriptions, 'subscription', invoice.subscription)
  const customer = find(state.customers, 'customer', invoice.customer)
  const card = state.cards[subscription.card ?? customer.defaultCard ?? '']
  invoice.attempts += 1
  const paid = invoice.total === 0 || (card !== undefined && chargeCard(card))
  if (invoice.total > 0) recordPayment(world, invoice, card?.id ?? null, paid)
  if (paid) settle(world, invoice, subscription)
  else failToCollect(world, invoice, subscription)
  return paid
}

function chargeCard(card: CardRecord): boolean {
  card.charges += 1
  if (card.number === TEST_CARDS.declines) return false
  return card.number !== TEST_CARDS.failsLater || card.charges <= 1
}

function recordPayment(world: World, invoice: InvoiceRecord, card: string | null, paid: boolean): void {
  const { currency } = find(world.state.prices, 'price', invoice.price)
  const payment: PaymentRecord = world.state.payments[invoice.payment ?? ''] ?? {
    id: newId('pi', 24),
    invoicePaymentId: newId('inpay', 24),
    chargeId: newId('ch', 24),
    created: world.now(),
    amount: invoice.total,
    currency,
    customer: invoice.customer,
    invoice: invoice.id,
    card,
    status: 'requires_payment_method',
    paidAt: null,
    refunded: 0,
  }
  world.state.payments[payment.id] = payment
  invoice.payment = payment.id
  payment.card = card
  if (paid) {
    payment.status = 'succeeded'
    payment.paidAt = world.now()
  }
  emitEvent(world, paid ? 'payment_intent.succeeded' : 'payment_intent.payment_failed', showPaymentIntent(payment))
}

function settle(world: World, invoice: InvoiceRecord, subscription: SubscriptionRecord): void {
  invoice.status = 'paid'
  invoice.paidAt = world.now()
  invoice.nextAttempt = null
  emitEvent(world, 'invoice.paid', showInvoice(world, invoice))
  emitEvent(world, 'invoice.payment_succeeded', showInvoice(world, invoice))
  const open = Object.values(world.state.invoices).some(
    (other) => other.subscription === subscription.id && other.status === 'open',
  )
  if (!open && (subscription.status === 'past_due' || subscription.status === 'unpaid')) {
    change(world, subscription, () => (subscription.status = 'active'))
  }
}

function failToCollect(world: World, invoice: InvoiceRecord, subscription: SubscriptionRecord): void {
  const lives = subscription.status !== 'canceled'
  invoice.nextAttempt = lives ? nextAttemptAfter(invoice.attempts, world.now()) : null
  emitEvent(world, 'invoice.payment_failed', showInvoice(world, invoice))
  if (!lives) return
  if (invoice.nextAttempt === null) endSubscription(world, subscription, 'payment_failed')
  else change(world, subscription, () => (subscription.status = 'past_due'))
}

function change(world: World, subscription: SubscriptionRecord, how: () => void): void {
  emitChange(world, 'customer.subscription.updated', () => showSubscription(world, subscription), how)
}
