/** House numbers from `low` to `high`, both included. */
export interface NumberRange {
  low: number
  high: number
}

const highestNumber = 99_999
/** Every number an address can have. */
export const anyNumber: readonly NumberRange[] = [{ low: 0, high: 2 ** 31 - 1 }]

/**
 * The house numbers that begin with the digits typed, the number itself first: 1 is 1, then 10–19, 100–199 and so on up
 * to five digits. Ranges, because an index on the number finds a range at once.
 */
export function numbersBeginningWith(typed: number): NumberRange[] {
  const ranges: NumberRange[] = [{ low: typed, high: typed }]
  if (typed === 0) return ranges
  for (let size = 10; typed * size <= highestNumber; size *= 10) {
    ranges.push({ low: typed * size, high: Math.min(typed * size + size - 1, highestNumber) })
  }
  return ranges
}
