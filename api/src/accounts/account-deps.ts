import type { AccountStore } from './account-store.ts'
import type { Transact } from './account-work.ts'
import type { AttemptLimits } from './attempt-limits.ts'
import type { SessionDeps } from './sessions/session.ts'
import type { Look } from '@homeyield/contract/look'
import type { Coupon } from '@homeyield/contract/subscription'
import type { Visitor } from '../server/viewer.ts'
import type { ResetRequestStore } from './password/reset-request-store.ts'

export interface AccountDeps extends SessionDeps {
  readonly accounts: AccountStore
  readonly attempts: AttemptLimits
  readonly productName: string
  readonly transact: Transact
  readonly paymentRefresh: PaymentRefresh
  /** Throws the refusal of a coupon that cannot be used. */
  readonly checkCoupon: (visitor: Visitor, given: { readonly coupon_code: string }) => Promise<Coupon>
  readonly resetRequests: ResetRequestStore
  /** What a signed look has; null when it is not ours, or has expired. */
  readonly readLook: (look: string) => Promise<Look | null>
}

/** Refreshes a customer from the payment provider; its failures and delays do not reach the caller. */
interface PaymentRefresh {
  /** Checks an open checkout, at most every two seconds. Returns true when something may have changed. */
  readonly whileCheckingOut: (customerId: string) => Promise<boolean>
  /** Queues a refresh, so that a sign-in never waits for the provider. */
  readonly atSignIn: (customerId: string) => Promise<void>
}
