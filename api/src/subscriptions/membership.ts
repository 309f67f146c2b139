import type { Database } from '@homeyield/database/connection'
import { openBillAnnouncer } from './bill-announcer.ts'
import { openCheckoutStore } from './checkout-store.ts'
import { openCustomerStore } from './customer-store.ts'
import { openEventStore } from './event-store.ts'
import { openMembershipSaver } from './save-membership.ts'
import type { PaymentsGateway } from './payments-port.ts'
import { reconcileCustomer } from './reconcile-customer.ts'

/** Everything that memberships are made of, for the endpoints and for the queue alike. */
export type Membership = ReturnType<typeof openMembership>

/** How memberships are paid for. */
export interface MembershipSettings {
  readonly payments: PaymentsGateway
  /** What browsers name themselves by at the payment provider; '' where there is none. */
  readonly publishableKey: string
  /** The address that mails come from. */
  readonly mailFrom: string
}

/** Puts together what memberships are made of. `now` answers milliseconds since 1970. */
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
