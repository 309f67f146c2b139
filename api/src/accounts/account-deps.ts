import type { AccountStore } from './account-store.ts'
import type { Transact } from './account-work.ts'
import type { AttemptLimits } from './attempt-limits.ts'
import type { SessionDeps } from './begin-session.ts'
import type { ResetRequestStore } from './reset-request-store.ts'

/** What the actions of an account need. */
export interface AccountDeps extends SessionDeps {
  readonly accounts: AccountStore
  readonly attempts: AttemptLimits
  readonly transact: Transact
  readonly resetRequests: ResetRequestStore
}
