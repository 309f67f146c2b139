import type Stripe from 'stripe'
import type { CardRecord, PaymentRecord } from '../records.ts'

/** The API's payment intent. */
export function showPaymentIntent(payment: PaymentRecord): Stripe.PaymentIntent {
  const succeeded = payment.status === 'succeeded'
  return {
    id: payment.id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: payment.amount,
    amount_capturable: 0,
    amount_received: succeeded ? payment.amount : 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: null,
    confirmation_method: 'automatic',
    created: payment.created,
    currency: payment.currency,
    customer: payment.customer,
    customer_account: null,
    description: 'Homeyield Premium',
    excluded_payment_method_types: null,
    last_payment_error: succeeded
      ? null
      : {
          type: 'card_error',
          code: 'card_declined',
          decline_code: 'generic_decline',
          message: 'Your card was declined.',
        },
    latest_charge: payment.chargeId,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: succeeded ? payment.card : null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: 'off_session',
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: payment.status,
    transfer_data: null,
    transfer_group: null,
  }
}

/** The API's invoice payment. */
export function showInvoicePayment(payment: PaymentRecord): Stripe.InvoicePayment {
  const succeeded = payment.status === 'succeeded'
  return {
    id: payment.invoicePaymentId,
    object: 'invoice_payment',
    amount_paid: succeeded ? payment.amount : null,
    amount_requested: payment.amount,
    created: payment.created,
    currency: payment.currency,
    invoice: payment.invoice,
    is_default: true,
    livemode: false,
    payment: { payment_intent: payment.id, type: 'payment_intent' },
    status: succeeded ? 'paid' : 'open',
    status_transitions: { canceled_at: null, paid_at: payment.paidAt },
  }
}

/** The API's payment method. */
export function showPaymentMethod(card: CardRecord): Stripe.PaymentMethod {
  return {
    id: card.id,
    object: 'payment_method',
    allow_redisplay: 'always',
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    card: {
      brand: 'visa',
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'NZ',
      display_brand: 'visa',
      exp_month: 12,
      exp_year: 2034,
      fingerprint: card.number.slice(-8),
      funding: 'credit',
      generated_from: null,
      last4: card.number.slice(-4),
      networks: { available: ['visa'], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: card.created,
    customer: card.customer,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  }
}
