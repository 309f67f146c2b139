import { collectInvoice } from '../billing/collect-invoice.ts'
import { composeInvoice } from '../billing/issue-invoice.ts'
import { addMonths } from '../billing/add-months.ts'
import { showInvoice } from '../objects/show-invoice.ts'
import { showPaymentIntent } from '../objects/show-payment.ts'
import { showRefund } from '../objects/show-refund.ts'
import type { RefundRecord, SubscriptionRecord } from '../records.ts'
import { endpoint } from '../wire/endpoint.ts'
import { isWithin, listPage } from '../wire/list-page.ts'
import { expand, metadata, object, oneOf, paging, required, text, timeRange, whole } from '../wire/parameters.ts'
import { StripeProblem } from '../wire/stripe-problem.ts'
import { find, newId, emitEvent, type World } from '../world.ts'
import { findActiveCustomer } from './customer-endpoints.ts'
import { mergeMetadata } from './merge-metadata.ts'

const INVOICE_LIST = {
  ...paging,
  customer: text(),
  subscription: text(),
  status: oneOf('draft', 'open', 'paid', 'uncollectible', 'void'),
  created: timeRange,
  collection_method: oneOf('charge_automatically', 'send_invoice'),
}
const PREVIEW = object({ customer: text(), subscription: text(), preview_mode: oneOf('next', 'recurring'), expand })
const REFUND = object({
  payment_intent: text(),
  charge: text(),
  amount: whole(1),
  reason: oneOf('duplicate', 'fraudulent', 'requested_by_customer'),
  metadata,
  expand,
})

/** Endpoints for invoices, payments and refunds. */
export const invoiceEndpoints = [
  endpoint('GET /v1/invoices', object(INVOICE_LIST), (world, params) => {
    const { customer, subscription, status, created, collection_method } = params
    if (customer !== undefined) find(world.state.customers, 'customer', customer, 'customer')
    const found = Object.values(world.state.invoices).filter(
      (invoice) =>
        (customer === undefined || invoice.customer === customer) &&
        (subscription === undefined || invoice.subscription === subscription) &&
        (status === undefined || invoice.status === status) &&
        collection_method !== 'send_invoice' &&
        isWithin(invoice.created, created),
    )
    return listPage(
      found.map((invoice) => showInvoice(world, invoice)),
      params,
      '/v1/invoices',
    )
  }),

  endpoint('POST /v1/invoices/create_preview', PREVIEW, (world, params) => {
    const subscription = findPreviewed(world, params.customer, params.subscription)
    const { interval } = find(world.state.prices, 'price', subscription.price)
    const months = (interval === 'year' ? 12 : 1) * (subscription.periods + 1)
    const period = {
      since: subscription.periodStart,
      start: subscription.periodEnd,
      end: addMonths(subscription.anchor, months),
    }
    const invoice = composeInvoice(world, subscription, 'upcoming', period, subscription.periodEnd)
    invoice.nextAttempt = invoice.finalizesAt
    return { ...showInvoice(world, invoice), id: `upcoming_${invoice.id}` }
  }),

  endpoint('GET /v1/invoices/:id', object({ expand }), (world, _params, id) =>
    showInvoice(world, find(world.state.invoices, 'invoice', id)),
  ),

  endpoint('POST /v1/invoices/:id/pay', object({ expand }), (world, _params, id) => {
    const invoice = find(world.state.invoices, 'invoice', id)
    if (invoice.status === 'paid') throw new StripeProblem(400, { message: 'Invoice is already paid' })
    if (invoice.status !== 'open') throw new StripeProblem(400, { message: `This invoice is ${invoice.status}.` })
    if (!collectInvoice(world, invoice)) throw declined()
    return showInvoice(world, invoice)
  }),

  endpoint('POST /v1/invoices/:id/void', object({ expand }), (world, _params, id) => {
    const invoice = find(world.state.invoices, 'invoice', id)
    if (invoice.status !== 'open') {
      throw new StripeProblem(400, { message: 'You can only pass in open invoices. This invoice isn’t open.' })
    }
    invoice.status = 'void'
    invoice.voidedAt = world.now()
    invoice.nextAttempt = null
    emitEvent(world, 'invoice.voided', showInvoice(world, invoice))
    return showInvoice(world, invoice)
  }),

  endpoint('GET /v1/payment_intents/:id', object({ expand }), ({ state }, _params, id) =>
    showPaymentIntent(find(state.payments, 'payment_intent', id)),
  ),

  endpoint('POST /v1/refunds', REFUND, (world, params) => {
    const refund = makeRefund(world, params)
    world.state.refunds[refund.id] = refund
    emitEvent(world, 'refund.created', showRefund(refund))
    return showRefund(refund)
  }),

  endpoint('GET /v1/refunds', object({ ...paging, payment_intent: text(), charge: text() }), ({ state }, params) => {
    const { payment_intent, charge } = params
    const found = Object.values(state.refunds).filter(
      (refund) =>
        (payment_intent === undefined || refund.payment === payment_intent) &&
        (charge === undefined || refund.charge === charge),
    )
    return listPage(found.map(showRefund), params, '/v1/refunds')
  }),

  endpoint('GET /v1/refunds/:id', object({ expand }), ({ state }, _params, id) =>
    showRefund(find(state.refunds, 'refund', id)),
  ),
]

function findPreviewed(world: World, customer: string | undefined, id: string | undefined): SubscriptionRecord {
  if (customer !== undefined) findActiveCustomer(world, customer, 'customer')
  const none = new StripeProblem(404, {
    message: `No upcoming invoices for customer: '${customer ?? ''}'`,
    code: 'invoice_upcoming_none',
  })
  const subscription =
    id === undefined
      ? Object.values(world.state.subscriptions).find(
          (one) => one.customer === required(customer, 'customer') && one.status !== 'canceled',
        )
      : find(world.state.subscriptions, 'subscription', id, 'subscription')
  if (!subscription || (customer !== undefined && subscription.customer !== customer)) throw none
  const { status, cancelAt, periodEnd } = subscription
  if (status === 'canceled' || (cancelAt !== null && cancelAt <= periodEnd)) throw none
  return subscription
}

function makeRefund(world: World, params: ReturnType<typeof REFUND>): RefundRecord {
  const { payment_intent, charge } = params
  const payment = Object.values(world.state.payments).find(({ id, chargeId }) =>
    payment_intent === undefined ? chargeId === charge : id === payment_intent,
  )
  if (!payment) {
    const param = payment_intent === undefined ? 'charge' : 'payment_intent'
    const id = required(payment_intent ?? charge, param)
    throw new StripeProblem(400, { message: `No such ${param}: '${id}'`, code: 'resource_missing', param })
  }
  if (payment.status !== 'succeeded') {
    throw new StripeProblem(400, { message: 'This PaymentIntent does not have a successful charge to refund.' })
  }
  const left = payment.amount - payment.refunded
  const message = `Charge ${payment.chargeId} has already been refunded.`
  if (left === 0) throw new StripeProblem(400, { message, code: 'charge_already_refunded' })
  const amount = params.amount ?? left
  if (amount > left) {
    const tooMuch = `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`
    throw new StripeProblem(400, { message: tooMuch, param: 'amount' })
  }
  payment.refunded += amount
  return {
    id: newId('re', 24),
    created: world.now(),
    amount,
    currency: payment.currency,
    customer: payment.customer,
    payment: payment.id,
    charge: payment.chargeId,
    reason: params.reason ?? null,
    metadata: mergeMetadata({}, params.metadata),
  }
}

function declined(): StripeProblem {
  return new StripeProblem(402, {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
  })
}
