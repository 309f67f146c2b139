import type { CheckoutStore } from './checkout-store.ts'
import type { CustomerStore } from './customer-store.ts'
import type { Reconcile } from './reconcile-customer.ts'

// Milliseconds that a person is kept waiting for the payment provider at what it is not asked for.
const PATIENCE = 1_500
const BETWEEN_LOOKS = 2_000

/** What looking at the payment provider in passing needs. */
export interface KeepFreshDeps {
  readonly reconcile: Reconcile
  readonly customers: Pick<CustomerStore, 'queue'>
  readonly checkouts: Pick<CheckoutStore, 'claimAsking'>
  readonly now: () => number
}

/** Looks at the payment provider in passing: neither its failure nor its slowness is the caller's. */
export interface KeepFresh {
  /** Whether a customer's open checkout was paid; asked every two seconds at most. True when something may have changed. */
  readonly whileCheckingOut: (customerId: string) => Promise<boolean>
  /** What is true of a customer who comes back. What takes too long now is left to the queue. */
  readonly atSignIn: (customerId: string) => Promise<void>
}

/** Opens the looks that heal what an event that was lost would have told. */
export function keepFresh({ reconcile, customers, checkouts, now }: KeepFreshDeps): KeepFresh {
  return {
    async whileCheckingOut(customerId) {
      const time = now()
      if (!(await checkouts.claimAsking(customerId, new Date(time - BETWEEN_LOOKS), new Date(time)))) return false
      return inTime(reconcile(customerId))
    },
    async atSignIn(customerId) {
      if (!(await inTime(reconcile(customerId)))) await customers.queue(customerId)
    },
  }
}

/** Whether the work was done in time; if not, it goes on unheard. */
async function inTime(work: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE)
  })
  const done = work.then(
    () => true,
    () => false,
  )
  const isDone = await Promise.race([done, tooLate])
  clearTimeout(timer)
  return isDone
}
