import type { PaymentsGateway } from './payments-port.ts'
import { isLive } from './choose-subscription.ts'
import type { Customer, CustomerStore } from './customer-store.ts'

/** What ending a customer needs. `now` answers milliseconds since 1970. */
export interface EndCustomerDeps {
  readonly payments: PaymentsGateway
  readonly customers: CustomerStore
  readonly now: () => number
}

/**
 * Ends the customer of somebody who has left: nothing can be paid any more, nothing renews, and the payment provider forgets
 * the person. What was paid after they left is given back. May be done again and again. Source: decisions section 1, DELETE
 * /account.
 */
export async function endCustomer(
  { payments, customers, now }: EndCustomerDeps,
  { customer_id, left_at }: Customer,
): Promise<void> {
  await payments.expireCheckoutsOf(customer_id)
  const { subscriptions } = await payments.readPayer(customer_id)
  for (const subscription of subscriptions.filter((one) => isLive(one))) {
    const isLate = left_at !== null && subscription.createdAt > left_at.getTime()
    if (isLate && subscription.latestBillId !== null) await payments.refundBill(subscription.latestBillId)
    await payments.endSubscription(subscription.id)
  }
  await payments.deleteCustomer(customer_id)
  await customers.markEnded(customer_id, new Date(now()))
}
