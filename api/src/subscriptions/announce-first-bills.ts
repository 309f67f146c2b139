import { PaymentsProblem, type PaymentsGateway } from './payments-port.ts'
import type { MarkAnnounced } from './bill-announcer.ts'
import type { CustomerStore } from './customer-store.ts'

const SEVEN_DAYS = 7 * 24 * 60 * 60 * 1000

/** What announcing first bills needs. `now` answers milliseconds since 1970. */
export interface AnnounceDeps {
  readonly payments: PaymentsGateway
  readonly customers: Pick<CustomerStore, 'listUnannounced'>
  readonly markAnnounced: MarkAnnounced
  readonly now: () => number
}

/**
 * Writes to everybody whose first bill that is not 0 comes within seven days (decisions section 6). Who was charged already,
 * as at a checkout without a coupon, gets no such mail. One that cannot be looked at now is left for the next night.
 */
export function announceFirstBills({ payments, customers, markAnnounced, now }: AnnounceDeps) {
  return async (): Promise<void> => {
    for (const about of await customers.listUnannounced(new Date(now() + SEVEN_DAYS))) {
      try {
        if (await payments.hasCharged(about.subscription_id)) {
          await markAnnounced(about, null, new Date(now()))
          continue
        }
        const bill = await payments.previewNextBill(about.customer_id, about.subscription_id)
        if (bill.amount > 0) await markAnnounced(about, bill, new Date(now()))
      } catch (problem) {
        if (!(problem instanceof PaymentsProblem)) throw problem
      }
    }
  }
}
