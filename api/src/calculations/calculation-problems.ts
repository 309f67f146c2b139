import type { SavedCalculation } from '@homeyield/contract/saved-calculation'
import { Refusal } from '../server/refusal.ts'

export function professionalRequired(): Refusal {
  return new Refusal('professional_required', 'Only a property professional can give their own rental estimate.')
}

/** The refusal of a change to a read-only calculation. */
export function readOnly(): Refusal {
  return new Refusal('read_only', 'This calculation is read-only. Upgrade to Premium to change it.')
}

/** The refusal of a save under the key of another one, with what that one saved. */
export function keyUsedBefore(calculation: SavedCalculation): Refusal {
  const sentence = 'This Idempotency-Key was used for another calculation'
  return new Refusal('invalid', sentence, { fields: { 'idempotency-key': sentence }, enclosed: { calculation } })
}

/** The refusal of a change to an older version, with the current calculation. */
export function changedMeanwhile(calculation: SavedCalculation): Refusal {
  const sentence = 'This calculation has been changed somewhere else since you opened it.'
  return new Refusal('conflict', sentence, { enclosed: { calculation } })
}

/** The refusal of a key. */
export function documentsSent(): Refusal {
  return new Refusal('conflict', 'A document of this calculation was sent. Sign in to delete both.')
}

export function tooManyAnalyses(): Refusal {
  return new Refusal('too_many_attempts', 'Your other analyses are still running. Please try again in a moment.', {
    retryAfter: 1,
  })
}

/** What an account owns is also asked for by those who have a link. */
export function tooManyPortfolios(): Refusal {
  return new Refusal('too_many_attempts', 'This is being worked out for others. Please try again in a moment.', {
    retryAfter: 1,
  })
}
