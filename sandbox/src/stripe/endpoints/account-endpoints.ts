import type Stripe from 'stripe'
import type { WebhookSender } from '../webhooks/webhook-sender.ts'
import { endpoint, type Endpoint } from '../wire/endpoint.ts'
import { isWithin, listPage } from '../wire/list-page.ts'
import { expand, flag, list, object, paging, required, text, timeRange } from '../wire/parameters.ts'
import { missing } from '../wire/stripe-problem.ts'
import { find, newId } from '../world.ts'
import { findActiveCustomer } from './customer-endpoints.ts'

const EVENT_LIST = { ...paging, type: text(), types: list(text()), created: timeRange, delivery_success: flag }

const ACCOUNT: Stripe.Account = {
  id: 'acct_homeyieldsandbox',
  object: 'account',
  business_type: 'company',
  charges_enabled: true,
  country: 'NZ',
  default_currency: 'nzd',
  details_submitted: true,
  email: null,
  payouts_enabled: true,
  type: 'standard',
}

/** Endpoints for the account, its events and webhooks, its balance and the billing portal. */
export function accountEndpoints(webhook: () => WebhookSender['endpoint']): Endpoint[] {
  const webhooks = (): Stripe.WebhookEndpoint[] => {
    const endpoint = webhook()
    return endpoint === null ? [] : [showWebhookEndpoint(endpoint)]
  }
  return [
    endpoint('GET /v1/account', object({ expand }), () => ACCOUNT),

    endpoint('GET /v1/balance', object({ expand }), () => ({
      object: 'balance',
      available: [{ amount: 0, currency: 'nzd', source_types: { card: 0 } }],
      livemode: false,
      pending: [{ amount: 0, currency: 'nzd', source_types: { card: 0 } }],
    })),

    endpoint('GET /v1/events', object(EVENT_LIST), ({ state }, params) => {
      const { type, types, created, delivery_success } = params
      const found = Object.values(state.events).filter(
        (event) =>
          (type === undefined || matches(event.type, type)) &&
          (types === undefined || types.includes(event.type)) &&
          (delivery_success === undefined || delivery_success === (event.pending_webhooks === 0)) &&
          isWithin(event.created, created),
      )
      return listPage(found, params, '/v1/events')
    }),

    endpoint('GET /v1/events/:id', object({ expand }), ({ state }, _params, id) => find(state.events, 'event', id)),

    endpoint('GET /v1/webhook_endpoints', object(paging), (_world, params) =>
      listPage(webhooks(), params, '/v1/webhook_endpoints'),
    ),

    endpoint('GET /v1/webhook_endpoints/:id', object({ expand }), (_world, _params, id) => {
      const found = webhooks().find((webhook) => webhook.id === id)
      if (!found) throw missing('webhook endpoint', id)
      return found
    }),

    endpoint(
      'POST /v1/billing_portal/sessions',
      object({ customer: text(), return_url: text(), expand }),
      (world, params) => {
        const customer = findActiveCustomer(world, required(params.customer, 'customer'), 'customer').id
        const portal = { id: newId('bps'), created: world.now(), customer, returnUrl: params.return_url ?? null }
        world.state.portals[portal.id] = portal
        return {
          id: portal.id,
          object: 'billing_portal.session',
          configuration: 'bpc_homeyieldsandbox',
          created: portal.created,
          customer,
          customer_account: null,
          flow: null,
          livemode: false,
          locale: null,
          on_behalf_of: null,
          return_url: portal.returnUrl,
          url: `${world.url()}/portal/${portal.id}`,
        } satisfies Stripe.BillingPortal.Session
      },
    ),
  ]
}

function showWebhookEndpoint(webhook: NonNullable<WebhookSender['endpoint']>): Stripe.WebhookEndpoint {
  return {
    id: 'we_homeyieldsandbox',
    object: 'webhook_endpoint',
    api_version: webhook.apiVersion,
    application: null,
    created: 1_767_225_600,
    description: null,
    enabled_events: [...webhook.enabledEvents],
    livemode: false,
    metadata: {},
    status: webhook.status,
    url: webhook.url,
  }
}

/** Takes a wildcard such as `invoice.*`. */
function matches(type: string, requested: string): boolean {
  return requested.endsWith('*') ? type.startsWith(requested.slice(0, -1)) : type === requested
}
