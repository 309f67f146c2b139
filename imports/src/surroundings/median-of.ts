/** The median; NaN of nothing. */
export function medianOf(values: readonly number[]): number {
  const ordered = values.toSorted((one, other) => one - other)
  const [low, high] = [ordered[(ordered.length - 1) >> 1], ordered[ordered.length >> 1]]
  return ((low ?? NaN) + (high ?? NaN)) / 2
}
