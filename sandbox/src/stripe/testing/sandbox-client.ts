import { Stripe } from 'stripe'
import { STRIPE_SANDBOX, type StripeSandbox } from '../stripe-sandbox.ts'

/** The real SDK on a stand-in, without retries. */
export function sandboxClient(
  { apiUrl }: Pick<StripeSandbox, 'apiUrl'>,
  key: string = STRIPE_SANDBOX.secretKey,
): Stripe {
  const { hostname, port } = new URL(apiUrl)
  return new Stripe(key, {
    host: hostname,
    port: Number(port),
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  })
}

export function openCheckout(
  client: Stripe,
  customer: string,
  more: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Promise<Stripe.Checkout.Session> {
  return client.checkout.sessions.create({
    mode: 'subscription',
    customer,
    client_reference_id: 'account-1',
    line_items: [{ price: STRIPE_SANDBOX.priceId, quantity: 1 }],
    success_url: 'http://localhost:4321/calculator?referrer=premiumsuccess&session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost:4321/plans',
    metadata: { account_id: 'account-1' },
    subscription_data: { metadata: { account_id: 'account-1' } },
    payment_method_collection: 'if_required',
    ...more,
  })
}
