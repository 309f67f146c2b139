import type Stripe from 'stripe'
import { STRIPE_SANDBOX } from '../stripe-sandbox.ts'

/** The one product that is sold. */
export function showProduct(): Stripe.Product {
  return {
    id: STRIPE_SANDBOX.productId,
    object: 'product',
    active: true,
    created: 1_767_225_600,
    default_price: STRIPE_SANDBOX.priceId,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    name: 'Homeyield Premium',
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: 1_767_225_600,
    url: null,
  }
}
