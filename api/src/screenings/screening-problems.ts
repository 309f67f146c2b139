import { MOST_SCREENINGS } from '@homeyield/contract/screening'
import { NO_HOMES, TOO_MANY_HOMES } from '@homeyield/domain/listings/list-problems'
import { invalid, Refusal } from '../server/refusal.ts'
import type { PresentedScreening } from './present-screening.ts'
import type { Templates } from './template-store.ts'

/** The refusal of a change to an older version, with the current list. */
export function screeningChanged(screening: PresentedScreening): Refusal {
  const sentence = 'This list has been changed somewhere else since you opened it.'
  return new Refusal('conflict', sentence, { enclosed: { screening } })
}

/** The refusal of a change to older templates, with the current ones. */
export function templatesChanged(templates: Templates): Refusal {
  const sentence = 'Your templates have been changed somewhere else since you opened them.'
  return new Refusal('conflict', sentence, { enclosed: { ...templates } })
}

/** The refusal of another list under the key of one that was stored. */
export function keyUsedBefore(): Refusal {
  return invalid({ 'idempotency-key': 'This Idempotency-Key was used for another list' })
}

export function tooManyScreenings(): Refusal {
  return invalid({ name: `You have ${MOST_SCREENINGS} lists. Delete one that you no longer need.` })
}

export function noHomes(field: 'text' | 'homes'): Refusal {
  return invalid({ [field]: NO_HOMES })
}

export function tooManyHomes(): Refusal {
  return invalid({ text: TOO_MANY_HOMES })
}

export function screeningsRunning(): Refusal {
  return new Refusal('too_many_attempts', 'Your other lists are still being read. Please try again in a moment.', {
    retryAfter: 5,
  })
}
