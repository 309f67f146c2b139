import type { CalculationInputs } from '../calculation/fields.ts'

type Rooms = Pick<CalculationInputs, 'part_lived_in' | 'rooms_let' | 'number_of_bedrooms'>

/**
 * The part of the home that the owner lives in, per cent: all of it when no room is let, else as typed, or by the
 * bedrooms that are not let. Null when these leave none for the owner.
 */
export function partLivedIn({ part_lived_in, rooms_let, number_of_bedrooms: bedrooms }: Rooms): number | null {
  if (!rooms_let) return 100
  if (part_lived_in !== null) return part_lived_in
  const own = bedrooms - rooms_let
  return own > 0 ? (own * 100) / bedrooms : null
}
