import type { ScreeningHome } from '@homeyield/contract/screening'
import type { PlaceCandidate } from '../addresses/place-source.ts'

/** A home as it is stored: whether its area is open to the account follows when it is read. */
export interface StoredHome extends Omit<ScreeningHome, 'state' | 'candidates'> {
  readonly state: Exclude<ScreeningHome['state'], 'premium_required'>
  readonly candidates: readonly PlaceCandidate[]
}
