import { PaymentsProblem, type PaymentsGateway } from './payments-port.ts'
import type { MarkAnnounced } from './bill-announcer.ts'
import type { CustomerStore } from './customer-store.ts'

const SEVEN_DAYS = 7 * 24 * 60 * 60 * 1000

export interface AnnounceDeps {
  readonly payments: PaymentsGateway
  readonly customers: Pick<CustomerStore, 'listUnannounced'>
  readonly markAnnounced: MarkAnnounced
  readonly now: () => number
}

/**
 * Mails everybody whose first bill above 0 is due within seven days, except those already charged, as at a checkout
 * without a coupon. A bill that cannot be read is left for the next night.
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
