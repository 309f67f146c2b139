import { inTurns } from '../server/in-turns.ts'
import { packLists } from './packed-lists.ts'

export interface NumberRange {
  low: number
  high: number
}

/** Which house numbers each street has, by its position in the list. */
export interface HouseNumbers {
  /**
   * How many house numbers of a street are in a range; 0 for an unknown street. With `divided` only those that some
   * address has with a unit or a letter.
   */
  count: (rank: number, range: NumberRange, options: { divided: boolean }) => number
  /** Whether a street has a house number in one of the ranges. */
  hasAny: (rank: number, ranges: readonly NumberRange[]) => boolean
}

const highestNumber = 99_999
export const anyNumber: NumberRange = { low: 0, high: 2 ** 31 - 1 }

/** Numbers beginning with the typed digits, itself first: 1 is 1, 10–19, 100–199… As ranges, for the index. */
export function numbersBeginningWith(typed: number): NumberRange[] {
  const ranges: NumberRange[] = [{ low: typed, high: typed }]
  if (typed === 0) return ranges
  for (let size = 10; typed * size <= highestNumber; size *= 10) {
    ranges.push({ low: typed * size, high: Math.min(typed * size + size - 1, highestNumber) })
  }
  return ranges
}

/** Packs the distinct house numbers of streets, which are in order, each twice; and 1 more when it is divided. */
export async function packHouseNumbers(
  streets: readonly { house_numbers: readonly number[] }[],
): Promise<HouseNumbers> {
  const lists: (readonly number[])[] = []
  for await (const slice of inTurns(streets)) for (const { house_numbers } of slice) lists.push(house_numbers)
  const { starts, values } = packLists(lists)

  /** The first position of a street whose value is at least `sought`. */
  function firstAtLeast(rank: number, sought: number): number {
    let low = starts[rank] ?? 0
    let high = starts[rank + 1] ?? 0
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((values[middle] ?? 0) < sought) low = middle + 1
      else high = middle
    }
    return low
  }

  return {
    hasAny(rank, ranges) {
      const end = starts[rank + 1] ?? 0
      for (const { low, high } of ranges) {
        const at = firstAtLeast(rank, low * 2)
        if (at < end && (values[at] ?? 0) < (high + 1) * 2) return true
      }
      return false
    },
    count(rank, { low, high }, { divided }) {
      const [from, to] = [firstAtLeast(rank, low * 2), firstAtLeast(rank, (high + 1) * 2)]
      if (!divided) return to - from
      let count = 0
      for (let at = from; at < to; at += 1) count += (values[at] ?? 0) & 1
      return count
    },
  }
}
