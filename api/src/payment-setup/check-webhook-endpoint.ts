import { Stripe } from 'stripe'
import { problem, ok, open, type Finding } from './finding.ts'
import { queryStripe } from './query-stripe.ts'

/** The events that the webhook endpoint needs; others do no harm. */
export const NEEDED_EVENTS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
  'invoice.payment_failed',
] as const satisfies readonly Stripe.Event['type'][]

const ABOUT = 'Webhook endpoint'
const PAGE = 100
const MAX_LISTED = 1000

/**
 * Whether Stripe sends its events to `url`: one endpoint, enabled, with all needed events. Its API version does not
 * matter, since only fields common to all are read. A sandbox reaches this machine; Stripe itself (`isStripe`) does
 * not, so then none is needed.
 */
export async function checkWebhookEndpoint(stripe: Stripe, url: string, isStripe: boolean): Promise<Finding[]> {
  const list = () => stripe.webhookEndpoints.list({ limit: PAGE }).autoPagingToArray({ limit: MAX_LISTED })
  const response = await queryStripe(list)
  if (response.kind === 'permission') {
    return [problem(ABOUT, 'the restricted key may not read it. Give it “Webhook Endpoints: read”.')]
  }
  if (response.kind === 'unavailable')
    return [problem(ABOUT, `the call to Stripe failed: ${response.reason}. Try again.`)]
  if (response.kind !== 'ok')
    return [problem(ABOUT, 'Stripe would not list them. Try again with the account’s secret key.')]
  const here = response.result.filter((endpoint) => endpoint.url === url)
  const enabled = here.filter(({ status }) => status === 'enabled')
  const [endpoint] = [...enabled, ...here]
  if (endpoint === undefined) return [noEndpoint(url, response.result, isStripe)]
  if (enabled.length > 1) {
    const advice = 'Each has its own secret, and the server checks only one: delete the others.'
    return [problem(ABOUT, `there are ${enabled.length} for ${url}. ${advice}`)]
  }
  return [judgeStatus(endpoint), judgeEvents(endpoint), judgeVersion(endpoint)]
}

function noEndpoint(url: string, others: readonly Stripe.WebhookEndpoint[], isStripe: boolean): Finding {
  const { hostname, host } = new URL(url)
  if (isStripe && ['localhost', '127.0.0.1', '[::1]'].includes(hostname)) {
    const advice = `Let “stripe listen --forward-to ${url}” bring the events, with the secret that it prints.`
    return open(ABOUT, `Stripe cannot reach this machine. ${advice}`)
  }
  const isNear = others.some((other) => URL.canParse(other.url) && new URL(other.url).host === host)
  const near = isNear
    ? ' There is one for another path or scheme of this host: its address has to be exactly that.'
    : ''
  return problem(ABOUT, `Stripe has none for ${url}. Add it under Developers → Webhooks.${near}`)
}

function judgeStatus({ status, url }: Stripe.WebhookEndpoint): Finding {
  if (status === 'enabled') return ok(ABOUT, `${url} is enabled.`)
  return problem(ABOUT, `the one for ${url} is disabled. Enable it under Developers → Webhooks.`)
}

function judgeEvents({ enabled_events }: Stripe.WebhookEndpoint): Finding {
  const missing = NEEDED_EVENTS.filter((type) => !enabled_events.includes(type) && !enabled_events.includes('*'))
  if (missing.length === 0) return ok('Events', `all ${NEEDED_EVENTS.length} that are needed are sent.`)
  return problem('Events', `not sent: ${missing.join(', ')}. Add them to the endpoint.`)
}

function judgeVersion({ api_version }: Stripe.WebhookEndpoint): Finding {
  if (api_version === Stripe.API_VERSION) return ok('API version', `${api_version}, as the product speaks it.`)
  const version = api_version ?? 'the account’s default'
  return ok('API version', `${version}; the product speaks ${Stripe.API_VERSION}, and understands the events of both.`)
}
