import { endSubscription } from '../billing/end-subscription.ts'
import { setCancelAt } from '../billing/set-cancel-at.ts'
import { showSubscription } from '../objects/show-subscription.ts'
import type { SubscriptionRecord } from '../records.ts'
import { endpoint } from '../wire/endpoint.ts'
import { isWithin, listPage } from '../wire/list-page.ts'
import {
  either,
  emptyable,
  expand,
  flag,
  metadata,
  object,
  oneOf,
  paging,
  text,
  timeRange,
  whole,
} from '../wire/parameters.ts'
import { missing, StripeProblem } from '../wire/stripe-problem.ts'
import { find, emitChange } from '../world.ts'
import { mergeMetadata } from './merge-metadata.ts'

const FEEDBACK = oneOf(
  'customer_service',
  'low_quality',
  'missing_features',
  'other',
  'switched_service',
  'too_complex',
  'too_expensive',
  'unused',
)
const DETAILS = object({ comment: emptyable(text()), feedback: emptyable(FEEDBACK) })
const LIST = {
  ...paging,
  customer: text(),
  price: text(),
  status: oneOf(
    'active',
    'all',
    'canceled',
    'ended',
    'incomplete',
    'incomplete_expired',
    'past_due',
    'paused',
    'trialing',
    'unpaid',
  ),
  created: timeRange,
  current_period_start: timeRange,
  current_period_end: timeRange,
  collection_method: oneOf('charge_automatically', 'send_invoice'),
}
const UPDATE = object({
  cancel_at_period_end: flag,
  cancel_at: emptyable(either(oneOf('min_period_end', 'max_period_end'), whole())),
  cancellation_details: DETAILS,
  default_payment_method: text(),
  description: emptyable(text(500)),
  metadata,
  proration_behavior: oneOf('none', 'create_prorations', 'always_invoice'),
  expand,
})

export const subscriptionEndpoints = [
  endpoint('GET /v1/subscriptions', object(LIST), (world, params) => {
    const { customer, price, status, created, collection_method } = params
    if (customer !== undefined) find(world.state.customers, 'customer', customer, 'customer')
    const found = Object.values(world.state.subscriptions).filter(
      (subscription) =>
        (customer === undefined || subscription.customer === customer) &&
        (price === undefined || subscription.price === price) &&
        hasStatus(subscription, status) &&
        collection_method !== 'send_invoice' &&
        isWithin(subscription.created, created) &&
        isWithin(subscription.periodStart, params.current_period_start) &&
        isWithin(subscription.periodEnd, params.current_period_end),
    )
    return listPage(
      found.map((subscription) => showSubscription(world, subscription)),
      params,
      '/v1/subscriptions',
    )
  }),

  endpoint('GET /v1/subscriptions/:id', object({ expand }), (world, _params, id) =>
    showSubscription(world, find(world.state.subscriptions, 'subscription', id)),
  ),

  endpoint('POST /v1/subscriptions/:id', UPDATE, (world, params, id) => {
    const subscription = find(world.state.subscriptions, 'subscription', id)
    const { cancel_at, cancel_at_period_end, default_payment_method } = params
    if (subscription.status === 'canceled') checkCanceled(params)
    if (cancel_at !== undefined && cancel_at_period_end !== undefined) {
      const message = 'You may only specify one of these parameters: cancel_at, cancel_at_period_end.'
      throw new StripeProblem(400, { message, code: 'parameters_exclusive' })
    }
    if (typeof cancel_at === 'number' && cancel_at < world.now()) {
      throw new StripeProblem(400, { message: 'The cancel_at date must be in the future.', param: 'cancel_at' })
    }
    if (default_payment_method !== undefined) {
      find(world.state.cards, 'PaymentMethod', default_payment_method, 'default_payment_method')
    }
    const change = () => {
      if (cancel_at_period_end !== undefined) setCancelAtPeriodEnd(subscription, cancel_at_period_end, world.now())
      if (cancel_at !== undefined) setCancelAt(subscription, cancel_at, world.now())
      if (default_payment_method !== undefined) subscription.card = default_payment_method
      noteDetails(subscription, params.cancellation_details)
      subscription.metadata = mergeMetadata(subscription.metadata, params.metadata)
    }
    emitChange(world, 'customer.subscription.updated', () => showSubscription(world, subscription), change)
    return showSubscription(world, subscription)
  }),

  endpoint(
    'DELETE /v1/subscriptions/:id',
    object({ cancellation_details: DETAILS, invoice_now: flag, prorate: flag, expand }),
    (world, params, id) => {
      const subscription = find(world.state.subscriptions, 'subscription', id)
      if (subscription.status === 'canceled') throw missing('subscription', id)
      noteDetails(subscription, params.cancellation_details)
      endSubscription(world, subscription, 'cancellation_requested')
      return showSubscription(world, subscription)
    },
  ),
]

function setCancelAtPeriodEnd(subscription: SubscriptionRecord, cancel: boolean, now: number): void {
  if (cancel === subscription.cancelAtPeriodEnd) return
  setCancelAt(subscription, cancel ? 'max_period_end' : null, now)
  subscription.cancelAtPeriodEnd = cancel
}

function noteDetails(
  subscription: SubscriptionRecord,
  details: { readonly comment?: string | null; readonly feedback?: string | null } | undefined,
): void {
  if (details?.comment !== undefined) subscription.comment = details.comment
  if (details?.feedback !== undefined) subscription.feedback = details.feedback
}

function checkCanceled(params: object): void {
  const allowed = new Set(['cancellation_details', 'metadata', 'expand'])
  if (Object.keys(params).every((name) => allowed.has(name))) return
  const message = 'A canceled subscription can only update its cancellation_details and metadata.'
  throw new StripeProblem(400, { message, code: 'invalid_canceled_subscription_fields' })
}

function hasStatus({ status }: SubscriptionRecord, requested: string | undefined): boolean {
  if (requested === 'all') return true
  if (requested === undefined) return status !== 'canceled'
  return status === (requested === 'ended' ? 'canceled' : requested)
}
