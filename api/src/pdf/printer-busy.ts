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
