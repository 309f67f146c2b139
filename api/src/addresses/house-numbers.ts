export interface NumberRange {
  low: number
  high: number
}

const highestNumber = 99_999
export const anyNumber: readonly NumberRange[] = [{ low: 0, high: 2 ** 31 - 1 }]

/** Numbers beginning with the typed digits, itself first: 1 is 1, 10–19, 100–199… As ranges, for the index. */
export function numbersBeginningWith(typed: number): NumberRange[] {
  const ranges: NumberRange[] = [{ low: typed, high: typed }]
  if (typed === 0) return ranges
  for (let size = 10; typed * size <= highestNumber; size *= 10) {
    ranges.push({ low: typed * size, high: Math.min(typed * size + size - 1, highestNumber) })
  }
  return ranges
}
