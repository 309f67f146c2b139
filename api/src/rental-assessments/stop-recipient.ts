import type { AttemptLimits } from '../accounts/attempt-limits.ts'
import type { Refusal } from '../server/refusal.ts'
import type { Visitor } from '../server/viewer.ts'
import type { RentalAssessmentStore } from './rental-assessment-store.ts'

/** What stopping needs. */
export interface StopRecipientDeps {
  readonly assessments: Pick<RentalAssessmentStore, 'recipientOf' | 'stop'>
  readonly attempts: Pick<AttemptLimits, 'countToken' | 'forgiveToken'>
  readonly now: () => number
}

/**
 * Lets nobody send an assessment to the recipient of a mail again, its sender or anybody else (decisions section 1, POST
 * /recipients/stop). Who stops twice hears the same. `dead` makes the refusal of a token that was never mailed.
 */
export function stopRecipient({ assessments, attempts, now }: StopRecipientDeps, dead: () => Refusal) {
  return async (visitor: Visitor, { token }: { token: string }): Promise<{ message: string }> => {
    await attempts.countToken(visitor.address)
    const recipient = await assessments.recipientOf(token)
    if (recipient === null) throw dead()
    await assessments.stop(recipient, new Date(now()))
    await attempts.forgiveToken(visitor.address)
    return { message: 'Done. We will send no more rental assessments to your address, whoever asks us to.' }
  }
}
