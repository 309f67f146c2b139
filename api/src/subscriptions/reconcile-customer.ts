import type { CheckoutState, PaymentsGateway } from './payments-port.ts'
import { JobDelayed } from '../queue/queue-task.ts'
import type { CheckoutStore } from './checkout-store.ts'
import { chooseSubscription, isLive } from './choose-subscription.ts'
import type { Customer, CustomerStore } from './customer-store.ts'
import type { SaveMembership } from './save-membership.ts'
import { resolveSubscription } from './resolve-subscription.ts'

// Competing processes save at most twice.
const MAX_ROUNDS = 3

export interface ReconcileDeps {
  readonly payments: PaymentsGateway
  readonly customers: CustomerStore
  readonly checkouts: CheckoutStore
  readonly saveMembership: SaveMembership
  readonly now: () => number
}

export type Reconcile = (customerId: string) => Promise<void>

/**
 * Synchronises a stored customer with the payment provider, the only authority: events and callers are just reasons to
 * refresh. May run any number of times in parallel. Holds no database connection while calling the provider. Ignores
 * unknown customers, and ends those of deleted accounts.
 */
export function reconcileCustomer(deps: ReconcileDeps): Reconcile {
  return async (customerId) => {
    let first: number | undefined
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const customer = await deps.customers.find(customerId)
      if (customer === null) return
      if (!hasAccount(customer)) return endCustomer(deps, customer)
      // The second save since we began is by a process that read after we began, so its result is ours.
      first ??= customer.revision
      if (customer.revision > first + 1 || (await reconcileOnce(deps, customer))) return
    }
    throw new JobDelayed('A customer did not come to rest')
  }
}

/** Refreshes once; false when it has to be repeated. */
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
    // Refunded before it is ended: after a crash in between nobody would refund it.
    if (counts !== null && createdAt >= counts.createdAt && latestBillId !== null)
      await payments.refundBill(latestBillId)
    await payments.endSubscription(id)
  }
  const isUnpaid = counts?.status === 'past_due' || counts?.status === 'unpaid'
  const snapshot = {
    customer,
    subscription: counts === null ? null : resolveSubscription(counts, payer.openBills),
    checkouts: new Map(states),
    failedBills: isUnpaid
      ? payer.openBills.filter((bill) => bill.subscriptionId === counts.id && bill.attempts > 0)
      : [],
  }
  return saveMembership(snapshot, new Date(now()))
}

function hasAccount(customer: Customer): customer is Customer & { readonly account_id: string } {
  return customer.account_id !== null
}

interface EndCustomerDeps {
  readonly payments: PaymentsGateway
  readonly customers: CustomerStore
  readonly now: () => number
}

/**
 * Ends the customer of a deleted account: no payment, no renewal, and the provider deletes the person. Payments after
 * the deletion are refunded. May be repeated.
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
