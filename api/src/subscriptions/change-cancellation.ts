import type { Account } from '@homeyield/contract/account'
import type { AccountStore } from '../accounts/account-store.ts'
import { presentAccount } from '../accounts/present-account.ts'
import { PaymentsProblem, type ProvidersSubscription } from './payments-port.ts'
import { notSignedIn } from '../server/refusal.ts'
import type { Viewer } from '../server/viewer.ts'
import { chooseSubscription, isLive } from './choose-subscription.ts'
import type { Reconcile, ReconcileDeps } from './reconcile-customer.ts'
import { callProvider, nothingToChange } from './subscription-problems.ts'

export interface ChangeCancellationDeps extends ReconcileDeps {
  readonly accounts: AccountStore
  readonly reconcile: Reconcile
}

/**
 * Cancels the subscription at the end of its paid period, or undoes that (POST /account/cancel_subscription and
 * uncancel_subscription). Does nothing if it already is so. Refuses without a subscription.
 */
export function changeCancellation(deps: ChangeCancellationDeps, wanted: 'cancelled' | 'renewing') {
  return async (viewer: Viewer): Promise<Account> => {
    const account = await deps.accounts.findById(viewer.accountId)
    if (account === null) throw notSignedIn()
    const { customer_id } = account
    if (customer_id === null) throw nothingToChange()
    await callProvider(async () => {
      const { counts } = chooseSubscription((await deps.payments.readPayer(customer_id)).subscriptions)
      const isThere = counts !== null && isLive(counts)
      const isChanged = !isThere || (await change(deps, counts, wanted))
      await deps.reconcile(customer_id)
      if (!isThere || !isChanged) throw nothingToChange()
    })
    const changed = await deps.accounts.findById(viewer.accountId)
    if (changed === null) throw notSignedIn()
    return presentAccount(changed, deps.now())
  }
}

/** False when the subscription has just ended. */
async function change(
  { payments }: ChangeCancellationDeps,
  subscription: ProvidersSubscription,
  wanted: 'cancelled' | 'renewing',
): Promise<boolean> {
  const isCancelled = subscription.cancelAtPeriodEnd || subscription.cancelAt !== null
  if (isCancelled === (wanted === 'cancelled')) return true
  try {
    await (wanted === 'cancelled' ? payments.cancelAtPeriodEnd(subscription.id) : payments.uncancel(subscription))
    return true
  } catch (problem) {
    if (problem instanceof PaymentsProblem && (problem.kind === 'gone' || problem.kind === 'refused')) return false
    throw problem
  }
}
