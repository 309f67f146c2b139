import type Stripe from 'stripe'
import { STRIPE_SANDBOX } from '../stripe-sandbox.ts'
import type { World } from '../world.ts'

/** The only product for sale. */
export function showProduct({ state }: Pick<World, 'state'>): Stripe.Product {
  return {
    id: STRIPE_SANDBOX.productId,
    object: 'product',
    active: state.productActive,
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
