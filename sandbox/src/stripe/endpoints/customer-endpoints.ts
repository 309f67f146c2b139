import { createCustomer } from '../billing/customers.ts'
import { endSubscription } from '../billing/end-subscription.ts'
import { showCustomer } from '../objects/show-customer.ts'
import type { CustomerRecord } from '../records.ts'
import { endpoint } from '../wire/endpoint.ts'
import { isWithin, listPage } from '../wire/list-page.ts'
import { emptyable, expand, list, metadata, object, paging, text, timeRange } from '../wire/parameters.ts'
import { missing, StripeProblem } from '../wire/stripe-problem.ts'
import { find, emitEvent, emitChange, type World } from '../world.ts'
import { mergeMetadata } from './merge-metadata.ts'

const DETAILS = {
  email: emptyable(text(512)),
  name: emptyable(text(256)),
  description: emptyable(text()),
  phone: emptyable(text(20)),
  preferred_locales: list(text()),
  metadata,
  expand,
}

export const customerEndpoints = [
  endpoint('POST /v1/customers', object(DETAILS), (world, { metadata: given, ...details }) => {
    checkEmail(details.email)
    const { email = null, name = null, description = null, phone = null } = details
    return showCustomer(createCustomer(world, { email, name, description, phone, metadata: mergeMetadata({}, given) }))
  }),

  endpoint('GET /v1/customers', object({ ...paging, email: text(), created: timeRange }), ({ state }, params) => {
    const found = Object.values(state.customers).filter(
      ({ deleted, email, created }) =>
        !deleted && isWithin(created, params.created) && (params.email === undefined || params.email === email),
    )
    return listPage(found.map(showCustomer), params, '/v1/customers')
  }),

  endpoint('GET /v1/customers/:id', object({ expand }), ({ state }, _params, id) =>
    showCustomer(find(state.customers, 'customer', id)),
  ),

  endpoint(
    'POST /v1/customers/:id',
    object({ ...DETAILS, invoice_settings: object({ default_payment_method: text() }) }),
    (world, params, id) => {
      const customer = findActiveCustomer(world, id)
      checkEmail(params.email)
      const card = params.invoice_settings?.default_payment_method
      if (card !== undefined) find(world.state.cards, 'PaymentMethod', card, 'invoice_settings[default_payment_method]')
      const change = () => {
        for (const name of ['email', 'name', 'description', 'phone'] as const) {
          const value = params[name]
          if (value !== undefined) customer[name] = value
        }
        if (card !== undefined) customer.defaultCard = card
        customer.metadata = mergeMetadata(customer.metadata, params.metadata)
      }
      emitChange(world, 'customer.updated', () => showCustomer(customer), change)
      return showCustomer(customer)
    },
  ),

  endpoint('DELETE /v1/customers/:id', object({ expand }), (world, _params, id) => {
    const customer = findActiveCustomer(world, id)
    for (const subscription of Object.values(world.state.subscriptions)) {
      if (subscription.customer === id && subscription.status !== 'canceled') {
        endSubscription(world, subscription, 'cancellation_requested')
      }
    }
    const before = showCustomer(customer)
    customer.deleted = true
    emitEvent(world, 'customer.deleted', before)
    return showCustomer(customer)
  }),
]

/** Throws `resource_missing` for a deleted customer too: 404 by path, 400 by parameter. */
export function findActiveCustomer({ state }: World, id: string, param = 'id'): CustomerRecord {
  const customer = find(state.customers, 'customer', id, param)
  if (customer.deleted) throw missing('customer', id, param)
  return customer
}

function checkEmail(email: string | null | undefined): void {
  if (!email || /^[^\s@]+@[^\s@]+$/u.test(email)) return
  throw new StripeProblem(400, { message: `Invalid email address: ${email}`, code: 'email_invalid', param: 'email' })
}
