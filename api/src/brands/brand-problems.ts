import type { Brand } from '@homeyield/contract/brand'
import { invalid, Refusal } from '../server/refusal.ts'

/** The refusal of a change to an older version, with the current brand. */
export function brandChanged(brand: Brand): Refusal {
  const sentence = 'Your brand has been changed somewhere else since you opened it.'
  return new Refusal('conflict', sentence, { enclosed: { brand } })
}

/** The refusal of another address than that of the uploaded photograph. */
export function photoNotUploaded(): Refusal {
  return invalid({ photo_url: 'Upload the photograph to change it' })
}
