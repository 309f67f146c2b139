export const UPPER_BELOW_LOWER = 'Upper figure must not be less than lower'

/** Whether an upper figure is below its lower one. False when either is missing. */
export function isInverted(lower: number | null, upper: number | null): boolean {
  return lower !== null && upper !== null && upper < lower
}
