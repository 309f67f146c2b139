/** House numbers from `low` to `high`, both included. */
export interface NumberRange {
  low: number
  high: number
}

const highestNumber = 99_999
/** Every possible number of an address. */
export const anyNumber: readonly NumberRange[] = [{ low: 0, high: 2 ** 31 - 1 }]

/**
 * The house numbers that begin with the typed digits, the number itself first: 1 is 1, 10–19, 100–199 and so on up to
 * five digits. As ranges, which an index finds at once.
 */
export function numbersBeginningWith(typed: number): NumberRange[] {
  const ranges: NumberRange[] = [{ low: typed, high: typed }]
  if (typed === 0) return ranges
  for (let size = 10; typed * size <= highestNumber; size *= 10) {
    ranges.push({ low: typed * size, high: Math.min(typed * size + size - 1, highestNumber) })
  }
  return ranges
}
