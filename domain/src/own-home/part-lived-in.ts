import type { CalculationInputs } from '../calculation/fields.ts'

type Rooms = Pick<CalculationInputs, 'part_lived_in' | 'rooms_let' | 'number_of_bedrooms'>

/**
 * The part of the home that the owner lives in, per cent: as typed, or by the bedrooms that are not let. Null when that
 * leaves no bedroom for the owner.
 */
export function partLivedIn({ part_lived_in, rooms_let, number_of_bedrooms: bedrooms }: Rooms): number | null {
  if (part_lived_in !== null) return part_lived_in
  const own = bedrooms - (rooms_let ?? 0)
  return own > 0 ? (own * 100) / bedrooms : null
}
