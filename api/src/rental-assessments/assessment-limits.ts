import type { AttemptLimit } from '../attempts/attempt-counter.ts'
import type { RentalAssessmentStore, SentBy } from './rental-assessment-store.ts'
import { tooManyAssessments } from './rental-assessment-problems.ts'

/** How many assessments may be sent; all limits of a list apply at once. */
export interface AssessmentLimits {
  readonly account: readonly AttemptLimit[]
  /** For an account created less than a day ago. */
  readonly newAccount: readonly AttemptLimit[]
  readonly recipient: readonly AttemptLimit[]
  /** For all accounts together, so that a gap in the others does not make the product a source of spam. */
  readonly everybody: readonly AttemptLimit[]
}

const MINUTE = 60 * 1000
const DAY = 24 * 60 * MINUTE

export interface RequestedAssessment {
  readonly accountId: string
  readonly recipient: Buffer
}

/**
 * Refuses an assessment beyond the limits at `now` (milliseconds since 1970), with the time to wait. Every request
 * counts, also one that is refused because its recipient has stopped mails, so that nobody can ask about many.
 */
export async function refuseExcess(
  store: RentalAssessmentStore,
  limits: AssessmentLimits,
  { accountId, recipient }: RequestedAssessment,
  now: number,
): Promise<void> {
  const since = await store.accountSince(accountId)
  const isNew = since === null || now - since.getTime() < DAY
  await refuse('account', { accountId }, isNew ? limits.newAccount : limits.account)
  await refuse('recipient', { recipient }, limits.recipient)
  await refuse('everybody', {}, limits.everybody)

  async function refuse(whose: 'account' | 'recipient' | 'everybody', by: SentBy, counted: readonly AttemptLimit[]) {
    for (const { attempts, minutes } of counted) {
      if (attempts === 0) throw tooManyAssessments(whose, minutes * 60)
      // The one that has to age before another is allowed.
      const oldest = await store.nthNewest(by, attempts, new Date(now - minutes * MINUTE))
      if (oldest === null) continue
      throw tooManyAssessments(whose, Math.ceil((oldest.getTime() + minutes * MINUTE - now) / 1000))
    }
  }
}
