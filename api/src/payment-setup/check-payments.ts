import { openStripeClient } from '../gateways/stripe/stripe-client.ts'
import { checkDeliveries } from './check-deliveries.ts'
import { checkKeys } from './check-keys.ts'
import { checkPermissions } from './check-permissions.ts'
import { checkPortalUrl } from './check-portal-url.ts'
import { checkPrice } from './check-price.ts'
import { checkWebhookEndpoint } from './check-webhook-endpoint.ts'
import { checkWebhookSecret } from './check-webhook-secret.ts'
import { type Finding, notChecked } from './finding.ts'
import { queryStripe } from './query-stripe.ts'
import { type PaymentSetup, readPaymentSetup } from './read-payment-setup.ts'

const CALL_TIMEOUT = 10_000

export interface CheckOptions {
  /** The product's address when PUBLIC_ORIGIN is not set, such as http://localhost:4321. */
  readonly localOrigin: string
  readonly now?: () => number
  /** Milliseconds for one call (10,000). */
  readonly callTimeout?: number
}

/**
 * Checks the payment set-up of `environment`: keys, price, webhook endpoint, the running server's secret, and the
 * portal's link. Changes nothing at Stripe, and never throws for faults there. Source: docs/payments.md.
 */
export async function checkPayments(
  environment: Readonly<Record<string, string | undefined>>,
  { localOrigin, now = Date.now, callTimeout = CALL_TIMEOUT }: CheckOptions,
): Promise<Finding[]> {
  const { setup, faults } = readPaymentSetup(environment, localOrigin)
  if (setup === null) return faults
  const url = `${setup.origin}/api/webhooks/stripe`
  const [stripe, secret] = await Promise.all([
    checkStripe(setup, url, now(), callTimeout),
    checkWebhookSecret(url, setup.webhookSecret, callTimeout),
  ])
  return [...stripe.account, secret, stripe.deliveries, checkPortalUrl(setup)]
}

async function checkStripe(
  setup: PaymentSetup,
  url: string,
  now: number,
  callTimeout: number,
): Promise<{ readonly account: Finding[]; readonly deliveries: Finding }> {
  const stripe = openStripeClient(setup, callTimeout)
  const price = await queryStripe(() => stripe.prices.retrieve(setup.priceId, { expand: ['product'] }))
  const keys = checkKeys(setup, price)
  if (price.kind === 'key' || price.kind === 'unavailable') {
    return {
      account: [...keys, notChecked('Price'), notChecked('Webhook endpoint')],
      deliveries: notChecked('Deliveries'),
    }
  }
  const [permissions, endpoint, deliveries] = await Promise.all([
    checkPermissions(stripe, setup.secretKey),
    checkWebhookEndpoint(stripe, url, setup.apiUrl === null),
    checkDeliveries(stripe, now),
  ])
  return { account: [...keys, ...permissions, ...checkPrice(price), ...endpoint], deliveries }
}
