import { describeFailure } from '../server/describe-failure.ts'
import type { CheckoutStore } from './checkout-store.ts'
import type { CustomerStore } from './customer-store.ts'
import type { Reconcile } from './reconcile-customer.ts'

// The milliseconds that an unrelated request may wait for the payment provider.
const TIMEOUT = 1_500
const CHECK_INTERVAL = 2_000

export interface RefreshDeps {
  readonly reconcile: Reconcile
  readonly customers: Pick<CustomerStore, 'queue'>
  readonly checkouts: Pick<CheckoutStore, 'claimCheck'>
  readonly now: () => number
  readonly warn: (sentence: string) => void
}

/** Refreshes customers during other requests, which makes up for lost events. */
export function refreshInBackground({ reconcile, customers, checkouts, now, warn }: RefreshDeps) {
  return {
    async whileCheckingOut(customerId: string): Promise<boolean> {
      const time = now()
      if (!(await checkouts.claimCheck(customerId, new Date(time - CHECK_INTERVAL), new Date(time)))) return false
      return inTime(reconcile(customerId))
    },
    // The nightly job makes up for a refresh that could not be queued.
    atSignIn: (customerId: string): Promise<void> =>
      customers.queue(customerId).catch((error: unknown) => {
        const { code } = describeFailure(error)
        warn(`A refresh at sign-in could not be queued: ${String(code)}`)
      }),
  }
}

async function inTime(work: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), TIMEOUT)
  })
  const done = work.then(
    () => true,
    () => false,
  )
  const isDone = await Promise.race([done, tooLate])
  clearTimeout(timer)
  return isDone
}
