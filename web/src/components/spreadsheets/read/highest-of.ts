/** Of numbers that may be too many for one call of Math.max; 0 of none. */
export function highestOf(numbers: readonly number[]): number {
  return numbers.reduce((highest, number) => Math.max(highest, number), 0)
}
