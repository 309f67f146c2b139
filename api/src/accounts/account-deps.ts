import type { AccountStore } from './account-store.ts'
import type { Transact } from './account-work.ts'
import type { AttemptLimits } from './attempt-limits.ts'
import type { SessionDeps } from './sessions/session.ts'
import type { Coupon } from '@homeyield/contract/subscription'
import type { Visitor } from '../server/viewer.ts'
import type { ResetRequestStore } from './password/reset-request-store.ts'

/** What the actions of an account need. */
export interface AccountDeps extends SessionDeps {
  readonly accounts: AccountStore
  readonly attempts: AttemptLimits
  readonly transact: Transact
  readonly fresh: PaymentRefresh
  /** Throws the refusal of a coupon that does not work. */
  readonly checkCoupon: (visitor: Visitor, given: { readonly coupon_code: string }) => Promise<Coupon>
  readonly resetRequests: ResetRequestStore
}

/** Refreshes what is known of a customer from the payment provider: neither its failure nor its slowness is the caller's. */
interface PaymentRefresh {
  /** Whether a customer's open checkout was paid; asked every two seconds at most. True when something may have changed. */
  readonly whileCheckingOut: (customerId: string) => Promise<boolean>
  /** What is true of a customer who comes back. What takes too long now is left to the queue. */
  readonly atSignIn: (customerId: string) => Promise<void>
}
