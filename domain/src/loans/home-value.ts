import type { HomeStart } from './loan-now.ts'

/** What a settled home is worth, by its owner. */
type Valued = Pick<HomeStart, 'settled'> & { readonly current_value: number | null }

/**
 * What a home is worth at its start, above $0; null when that is not known. Source: docs/method/calculator.md, "Dates".
 */
export function homeValue(price: number | null, { settled, current_value }: Valued): number | null {
  const worth = settled ? (current_value ?? price) : price
  return worth !== null && worth > 0 ? worth : null
}
