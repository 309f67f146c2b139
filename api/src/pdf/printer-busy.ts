import { JobDelayed } from '../queue/queue-task.ts'
import { Refusal } from '../server/refusal.ts'

export function printerBusy(): Refusal {
  return new Refusal('not_ready', 'Too many pages are being made just now. Please try again in a moment.', {
    retryAfter: 10,
  })
}

export function tooManyPages(): Refusal {
  return new Refusal('too_many_attempts', 'Your other pages are still being made. Please try again in a moment.', {
    retryAfter: 2,
  })
}

/** For a mail, which has the same content as its page: nothing for one that cannot be printed; a busy printer delays the mail. */
export function nothingUnlessBusy(error: unknown): null {
  if (error instanceof Refusal && error.code === 'not_ready') throw new JobDelayed('Too many pages are being printed.')
  return null
}
