import type Stripe from 'stripe'
import { discountAmounts } from '../billing/discount-amounts.ts'
import type { SessionRecord } from '../records.ts'
import { find, type World } from '../world.ts'
import { showPrice } from './show-price.ts'

/** Today's cost of a checkout, in cents. */
export function sessionAmounts(
  { state }: World,
  session: SessionRecord,
): { subtotal: number; discount: number; total: number } {
  const price = find(state.prices, 'price', session.price)
  const subtotal = session.trialDays === null ? price.unitAmount * session.quantity : 0
  const coupons = session.coupon === null ? [] : [find(state.coupons, 'coupon', session.coupon)]
  const discount = discountAmounts(subtotal, coupons).reduce((sum, amount) => sum + amount, 0)
  return { subtotal, discount, total: subtotal - discount }
}

/** The API's checkout session, without `line_items`; it has a URL only while open. */
export function showSession(world: World, session: SessionRecord): Stripe.Checkout.Session {
  const { subtotal, discount, total } = sessionAmounts(world, session)
  const customer = session.customer === null ? undefined : world.state.customers[session.customer]
  return {
    id: session.id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: session.allowPromotionCodes || null,
    allowed_payment_method_types: null,
    amount_subtotal: subtotal,
    amount_total: total,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: session.cancelUrl,
    client_reference_id: session.clientReferenceId,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: session.created,
    currency: find(world.state.prices, 'price', session.price).currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
    customer: session.customer,
    customer_account: null,
    customer_creation: session.customer === null ? 'always' : null,
    customer_details: {
      address: null,
      business_name: null,
      email: customer?.email ?? session.customerEmail,
      individual_name: null,
      name: customer?.name ?? null,
      phone: null,
      tax_exempt: 'none',
      tax_ids: null,
    },
    customer_email: session.customerEmail,
    discounts: session.coupon === null ? [] : [{ coupon: session.coupon, promotion_code: session.promotionCode }],
    expires_at: session.expiresAt,
    integration_identifier: null,
    invoice: session.invoice,
    invoice_creation: null,
    livemode: false,
    locale: session.locale,
    managed_payments: null,
    metadata: session.metadata,
    mode: 'subscription',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: session.cardIfRequired ? 'if_required' : 'always',
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_status: session.paymentStatus,
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: {
      allow_redisplay_filters: ['always'],
      payment_method_remove: null,
      payment_method_save: null,
    },
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: session.status,
    submit_type: null,
    subscription: session.subscription,
    success_url: session.successUrl,
    total_details: { amount_discount: discount, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: session.status === 'open' ? `${world.url()}/pay/${session.id}` : null,
    wallet_options: null,
  }
}

/** The only line item of a checkout. */
export function showLineItem(world: World, session: SessionRecord): Stripe.LineItem {
  const { subtotal, discount, total } = sessionAmounts(world, session)
  const price = find(world.state.prices, 'price', session.price)
  return {
    id: `li_${session.id.slice(-14)}`,
    object: 'item',
    adjustable_quantity: null,
    amount_discount: discount,
    amount_subtotal: subtotal,
    amount_tax: 0,
    amount_total: total,
    currency: price.currency,
    description: 'Homeyield Premium',
    metadata: {},
    price: showPrice(price),
    quantity: session.quantity,
  }
}
