import { invalid, Refusal } from '../server/refusal.ts'

/** The refusal of a mail from an unconfirmed address. */
export function emailNotConfirmed(): Refusal {
  return new Refusal('email_not_confirmed', 'Confirm your email address before you send an assessment.')
}

/** The refusal of a mail to somebody who has stopped these mails. */
export function recipientStopped(): Refusal {
  const sentence = 'This person has asked for no more assessments.'
  return new Refusal('recipient_stopped', sentence, { fields: { to: sentence } })
}

/** The refusal of a logo by an account without one. */
export function noLogo(): Refusal {
  return invalid({ use_logo: 'Upload a logo before you use it' })
}

export function keyUsedBefore(): Refusal {
  return invalid({ 'idempotency-key': 'This Idempotency-Key was used for another assessment' })
}

export function invalidStopLink(): Refusal {
  return invalid({ token: 'This link does not work. Write to us, and we will stop the mails for you.' })
}

const EXCESS = {
  account: 'You have sent as many assessments as you can for now.',
  recipient: 'This address has had as many assessments as we send to one for now.',
  everybody: 'We are sending as many assessments as we can.',
} as const

/** The refusal of one assessment too many; `seconds` is the time to wait. */
export function tooManyAssessments(whose: keyof typeof EXCESS, seconds: number): Refusal {
  const retryAfter = Math.max(1, seconds)
  return new Refusal('too_many_attempts', `${EXCESS[whose]} Please try again in ${inWords(retryAfter)}.`, {
    retryAfter,
  })
}

function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  const [amount, unit] = minutes < 90 ? [minutes, 'minute'] : [Math.ceil(minutes / 60), 'hour']
  return amount === 1 ? `1 ${unit}` : `${amount} ${unit}s`
}
