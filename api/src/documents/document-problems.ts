import { Refusal } from '../server/refusal.ts'
import type { DocumentRecord } from './document-store.ts'
import { presentDocument } from './present-document.ts'

/** The refusal of a change to an older version, with the current document. */
export function documentChangedMeanwhile(current: DocumentRecord, now: number): Refusal {
  const sentence = 'This document has been changed somewhere else since you opened it.'
  return new Refusal('conflict', sentence, { enclosed: { document: presentDocument(current, now) } })
}

export function documentIsSent(current: DocumentRecord, now: number): Refusal {
  const sentence = 'This document was sent, so its words and figures stay. Make a copy to change them.'
  return new Refusal('conflict', sentence, { enclosed: { document: presentDocument(current, now) } })
}

/** The refusal of a link whose answers could not be mailed. */
export function confirmBeforeLink(): Refusal {
  return new Refusal('email_not_confirmed', 'Confirm your email address before you make a link: answers come to it.')
}

export function professionalsOnly(): Refusal {
  const sentence =
    'Only a property professional can write in a document, hide its parts, or give an estimate or comparable homes.'
  return new Refusal('professional_required', sentence)
}
