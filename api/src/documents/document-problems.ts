import type { Document } from '@homeyield/contract/document'
import { Refusal } from '../server/refusal.ts'

/** The refusal of a change to an older version, with the current document. */
export function documentChangedMeanwhile(document: Document): Refusal {
  const sentence = 'This document has been changed somewhere else since you opened it.'
  return new Refusal('conflict', sentence, { enclosed: { document } })
}

export function documentIsSent(document: Document): Refusal {
  const sentence = 'This document was sent, so its words and figures stay. Make a copy to change them.'
  return new Refusal('conflict', sentence, { enclosed: { document } })
}

/** Source: decisions section 7, "Professional". */
export function professionalsOnly(): Refusal {
  const sentence = 'Only a property professional can give an estimate or comparable homes.'
  return new Refusal('professional_required', sentence)
}
