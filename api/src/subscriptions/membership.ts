import type { Database } from '@homeyield/database/connection'
import { openBillAnnouncer } from './bill-announcer.ts'
import { openCheckoutStore } from './checkout-store.ts'
import { openCustomerStore } from './customer-store.ts'
import { openEventStore } from './event-store.ts'
import { openMembershipSaver } from './save-membership.ts'
import type { PaymentsGateway } from './payments-port.ts'
import { reconcileCustomer } from './reconcile-customer.ts'

export type Membership = ReturnType<typeof openMembership>

export interface MembershipSettings {
  readonly payments: PaymentsGateway
  /** The browser's key at the payment provider; '' without one. */
  readonly publishableKey: string
  readonly mailFrom: string
}

export function openMembership(
  database: Database,
  { payments, publishableKey, mailFrom }: MembershipSettings,
  now: () => number,
) {
  const reconciling = {
    payments,
    customers: openCustomerStore(database),
    checkouts: openCheckoutStore(database),
    saveMembership: openMembershipSaver(database, mailFrom),
    now,
  }
  return {
    ...reconciling,
    reconcile: reconcileCustomer(reconciling),
    events: openEventStore(database),
    markAnnounced: openBillAnnouncer(database, mailFrom),
    publishableKey,
  }
}
