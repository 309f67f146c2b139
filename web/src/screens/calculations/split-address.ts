import type { ListedCalculation } from '@homeyield/contract/saved-calculation'
import { foldText } from '@homeyield/domain/property/fold-text'

interface CardAddress {
  /** With the comma after it. */
  readonly street: string
  readonly rest: string
  /** Null when the address has it already, or it is not known. */
  readonly suburb: string | null
}

/** The parts of a card's address, the street first. */
export function splitAddress({ property, suburb }: Pick<ListedCalculation, 'property' | 'suburb'>): CardAddress {
  const comma = property.indexOf(',')
  const at = comma <= 0 ? property.length : comma + 1
  const rest = property.slice(at).trim()
  const known =
    suburb === null ||
    ` ${foldText(rest)} `.includes(` ${foldText(suburb)} `) ||
    foldText(property.slice(0, at)) === foldText(suburb)
  return { street: property.slice(0, at), rest, suburb: known ? null : suburb }
}
