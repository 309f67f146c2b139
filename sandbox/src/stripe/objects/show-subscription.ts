import type Stripe from 'stripe'
import type { SubscriptionRecord } from '../records.ts'
import { find, type World } from '../world.ts'
import { decimal } from './decimal.ts'
import { showPrice } from './show-price.ts'

/** The API's subscription with flexible billing: the period is on its item. */
export function showSubscription(world: World, subscription: SubscriptionRecord): Stripe.Subscription {
  const { id, customer } = subscription
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: subscription.anchor,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: subscription.cancelAt,
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
    canceled_at: subscription.canceledAt,
    cancellation_details: {
      comment: subscription.comment,
      feedback: subscription.feedback,
      feedback_option: null,
      reason: subscription.endReason,
    },
    collection_method: 'charge_automatically',
    created: subscription.created,
    currency: find(world.state.prices, 'price', subscription.price).currency,
    customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: subscription.card,
    default_source: null,
    default_tax_rates: [],
    description: subscription.description,
    discounts: [...subscription.discounts],
    ended_at: subscription.endedAt,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: {
      object: 'list',
      data: [showItem(world, subscription)],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: subscription.latestInvoice,
    livemode: false,
    managed_payments: null,
    metadata: subscription.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: subscription.created,
    status: subscription.status,
    test_clock: null,
    transfer_data: null,
    trial_end: subscription.trialEnd,
    trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' } },
    trial_start: subscription.trialEnd === null ? null : subscription.created,
  }
}

function showItem({ state }: World, subscription: SubscriptionRecord): Stripe.SubscriptionItem {
  const price = find(state.prices, 'price', subscription.price)
  return {
    id: subscription.itemId,
    object: 'subscription_item',
    billing_thresholds: null,
    created: subscription.created,
    current_period_end: subscription.periodEnd,
    current_period_start: subscription.periodStart,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: {
      id: price.id,
      object: 'plan',
      active: price.active,
      amount: price.unitAmount,
      amount_decimal: decimal(price.unitAmount),
      billing_scheme: 'per_unit',
      created: price.created,
      currency: price.currency,
      interval: price.interval,
      interval_count: 1,
      livemode: false,
      metadata: {},
      meter: null,
      nickname: null,
      product: price.product,
      tiers_mode: null,
      transform_usage: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    price: showPrice(price),
    quantity: subscription.quantity,
    subscription: subscription.id,
    tax_rates: [],
  }
}
