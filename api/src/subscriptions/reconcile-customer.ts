import type { CheckoutState, PaymentsGateway } from './payments-port.ts'
import { JobDelayed } from '../queue/queue-task.ts'
import type { CheckoutStore } from './checkout-store.ts'
import { chooseSubscription, isLive } from './choose-subscription.ts'
import type { Customer, CustomerStore } from './customer-store.ts'
import type { SaveMembership } from './save-membership.ts'
import { settleSubscription } from './settle-subscription.ts'

// Others win two at most.
const MOST_ROUNDS = 3

/** What looking at a customer at the payment provider needs. `now` answers milliseconds since 1970. */
export interface ReconcileDeps {
  readonly payments: PaymentsGateway
  readonly customers: CustomerStore
  readonly checkouts: CheckoutStore
  readonly saveMembership: SaveMembership
  readonly now: () => number
}

/** Makes what is kept of a customer agree with the payment provider. */
export type Reconcile = (customerId: string) => Promise<void>

/**
 * Makes what is kept of a customer agree with the payment provider, whose word alone counts: what an event or a caller says is
 * no more than a reason to look. May be done any number of times, by any number of processes at once. No connection to the
 * database is held while the payment provider is asked. Somebody else's customers are left alone; those of deleted accounts
 * are ended.
 */
export function reconcileCustomer(deps: ReconcileDeps): Reconcile {
  return async (customerId) => {
    let first: number | undefined
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const customer = await deps.customers.find(customerId)
      if (customer === null) return
      if (!hasAccount(customer)) return endCustomer(deps, customer)
      // Whoever kept something second, after we began, began to look after we did: theirs serves as ours.
      first ??= customer.revision
      if (customer.revision > first + 1 || (await reconcileOnce(deps, customer))) return
    }
    throw new JobDelayed('A customer did not come to rest')
  }
}

/** Looks once; false when it has to be done again. */
async function reconcileOnce(
  { payments, checkouts, saveMembership, now }: ReconcileDeps,
  customer: Customer & { readonly account_id: string },
): Promise<boolean> {
  const current = await checkouts.findCurrent(customer.customer_id)
  const open = current?.state === 'open' ? [current.session_id] : []
  const [payer, ...states] = await Promise.all([
    payments.readPayer(customer.customer_id),
    ...open.map(async (session): Promise<[string, CheckoutState]> => [session, await payments.readCheckout(session)]),
  ])
  const { counts, surplus } = chooseSubscription(payer.subscriptions)
  for (const { id, createdAt, latestBillId } of surplus) {
    // Given back first: were it ended first and the process too, nobody would give it back.
    if (counts !== null && createdAt >= counts.createdAt && latestBillId !== null)
      await payments.refundBill(latestBillId)
    await payments.endSubscription(id)
  }
  const isUnpaid = counts?.status === 'past_due' || counts?.status === 'unpaid'
  const seen = {
    customer,
    subscription: counts === null ? null : settleSubscription(counts, payer.openBills),
    checkouts: new Map(states),
    failedBills: isUnpaid
      ? payer.openBills.filter((bill) => bill.subscriptionId === counts.id && bill.attempts > 0)
      : [],
  }
  return saveMembership(seen, new Date(now()))
}

function hasAccount(customer: Customer): customer is Customer & { readonly account_id: string } {
  return customer.account_id !== null
}

/** What ending a customer needs. `now` answers milliseconds since 1970. */
interface EndCustomerDeps {
  readonly payments: PaymentsGateway
  readonly customers: CustomerStore
  readonly now: () => number
}

/**
 * Ends the customer of somebody who has left: nothing can be paid any more, nothing renews, and the payment provider forgets
 * the person. What was paid after they left is given back. May be done again and again. Source: decisions section 1, DELETE
 * /account.
 */
async function endCustomer(
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
