import type { Database } from '@homeyield/database/connection'
import type { Settings } from '../config/settings.ts'
import { noPayments } from '../gateways/no-payments.ts'
import { openStripeGateway } from '../gateways/stripe-gateway.ts'
import { openBillAnnouncer } from './bill-announcer.ts'
import { openCheckoutStore } from './checkout-store.ts'
import { openCustomerStore } from './customer-store.ts'
import { openEventStore } from './event-store.ts'
import { openMembershipKeeper } from './keep-membership.ts'
import { reconcileCustomer } from './reconcile-customer.ts'

/** Everything that memberships are made of, for the endpoints and for the queue alike. */
export type Membership = ReturnType<typeof openMembership>

/** Puts together what memberships are made of. `now` answers milliseconds since 1970. */
export function openMembership(database: Database, settings: Settings, now: () => number) {
  const reconciling = {
    payments: settings.stripe === null ? noPayments() : openStripeGateway(settings.stripe),
    customers: openCustomerStore(database),
    checkouts: openCheckoutStore(database),
    keepMembership: openMembershipKeeper(database, settings.mailFrom),
    now,
  }
  return {
    ...reconciling,
    reconcile: reconcileCustomer(reconciling),
    events: openEventStore(database),
    markAnnounced: openBillAnnouncer(database, settings.mailFrom),
    publishableKey: settings.stripe?.publishableKey ?? '',
  }
}
