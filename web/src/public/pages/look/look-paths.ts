import type { LookAsked } from '@homeyield/contract/look-page'
import type { PlaceChoice } from '@homeyield/contract/look'
import { paths } from '../../../paths.ts'

/** The page of a place that was chosen, without the kind of home. */
export function placePath(asked: Pick<LookAsked, 'place' | 'typedPrice'>, chosen: Omit<PlaceChoice, 'name'>): string {
  const query = new URLSearchParams({ place: asked.place })
  // An address has its own area.
  if (chosen.address_id !== null) query.set('address_id', chosen.address_id)
  else if (chosen.sa2_code !== null) query.set('sa2_code', chosen.sa2_code)
  if (asked.typedPrice !== '') query.set('price', asked.typedPrice)
  return `${paths.rents}?${query.toString()}`
}
