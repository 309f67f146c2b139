/** Said under an upper figure that is below its lower one. Source: specification section 5, "Income range". */
export const UPPER_BELOW_LOWER = 'Upper figure must not be less than lower'

/** Whether an upper figure is below a set lower one, in NZD. A missing figure is no problem. Source: specification 5. */
export function isInverted(lower: number | null, upper: number | null): boolean {
  return lower !== null && upper !== null && upper < lower
}
