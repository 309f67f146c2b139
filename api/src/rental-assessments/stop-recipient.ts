import type { AttemptLimits } from '../accounts/attempt-limits.ts'
import type { Refusal } from '../server/refusal.ts'
import type { Visitor } from '../server/viewer.ts'
import type { RentalAssessmentStore } from './rental-assessment-store.ts'

export interface StopRecipientDeps {
  readonly assessments: Pick<RentalAssessmentStore, 'recipientOf' | 'stop'>
  readonly attempts: Pick<AttemptLimits, 'countToken' | 'uncountToken'>
  readonly now: () => number
}

/**
 * Stops assessments to the recipient of a mail, from any sender (POST /recipients/stop). Stopping twice returns the
 * same. `invalidLink` returns the refusal of an unknown token.
 */
export function stopRecipient({ assessments, attempts, now }: StopRecipientDeps, invalidLink: () => Refusal) {
  return async (visitor: Visitor, { token }: { token: string }): Promise<{ message: string }> => {
    await attempts.countToken(visitor.address)
    const recipient = await assessments.recipientOf(token)
    if (recipient === null) throw invalidLink()
    await assessments.stop(recipient, new Date(now()))
    await attempts.uncountToken(visitor.address)
    return { message: 'Done. We will not send any more rental assessments to your address, from any sender.' }
  }
}
