import type { SavedCalculation } from '@homeyield/contract/saved-calculation'
import type { ScreeningHome } from '@homeyield/contract/screening'
import { foldText } from '@homeyield/domain/property/fold-text'

type Address = Pick<ScreeningHome, 'property' | 'suburb'>
type Place = Pick<ScreeningHome, 'property' | 'suburb' | 'city' | 'sa2_code'>

/** Whether two homes have one address in one suburb, as far as an entry of the saved calculations has it. */
export function hasSameAddress(one: Address, other: Address): boolean {
  return isSameText(one.property, other.property) && isSameText(one.suburb, other.suburb)
}

/** Whether a calculation is of a home of the list: towns have suburbs and streets of the same name. */
export function isSameHome(saved: Pick<SavedCalculation, keyof Place>, home: Place): boolean {
  return hasSameAddress(saved, home) && (isSameText(saved.city, home.city) || isSameText(saved.sa2_code, home.sa2_code))
}

/** What is not known is not the same. */
function isSameText(one: string | null, other: string | null): boolean {
  const folded = foldText(one ?? '')
  return folded !== '' && folded === foldText(other ?? '')
}
