import type { AccountStore } from './account-store.ts'
import type { Transact } from './account-work.ts'
import type { AttemptLimits } from './attempt-limits.ts'
import type { SessionDeps } from './begin-session.ts'
import type { Coupon } from '@homeyield/contract/subscription'
import type { Visitor } from '../server/viewer.ts'
import type { KeepFresh } from '../subscriptions/keep-fresh.ts'
import type { ResetRequestStore } from './reset-request-store.ts'

/** What the actions of an account need. */
export interface AccountDeps extends SessionDeps {
  readonly accounts: AccountStore
  readonly attempts: AttemptLimits
  readonly transact: Transact
  /** Looks at the payment provider in passing. */
  readonly fresh: KeepFresh
  /** Throws the refusal of a coupon that does not work. */
  readonly checkCoupon: (visitor: Visitor, given: { readonly coupon_code: string }) => Promise<Coupon>
  readonly resetRequests: ResetRequestStore
}
