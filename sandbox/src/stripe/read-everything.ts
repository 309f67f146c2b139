import { showCustomer } from './objects/show-customer.ts'
import { showInvoice } from './objects/show-invoice.ts'
import { showRefund } from './objects/show-refund.ts'
import { showSession } from './objects/show-session.ts'
import { showSubscription } from './objects/show-subscription.ts'
import type { StripeSandbox } from './stripe-sandbox.ts'
import type { World } from './world.ts'

/** Everything in the API's format, oldest first. */
export function readEverything(world: World): ReturnType<StripeSandbox['read']> {
  const { customers, sessions, subscriptions, invoices, refunds, events } = world.state
  return structuredClone({
    customers: Object.values(customers).map(showCustomer),
    sessions: Object.values(sessions).map((session) => showSession(world, session)),
    subscriptions: Object.values(subscriptions).map((subscription) => showSubscription(world, subscription)),
    invoices: Object.values(invoices).map((invoice) => showInvoice(world, invoice)),
    refunds: Object.values(refunds).map(showRefund),
    events: Object.values(events),
  })
}
