import { yieldSlices } from '../server/yield-slices.ts'
import { packLists } from './packed-lists.ts'

export interface NumberRange {
  low: number
  high: number
}

/** Which house numbers each street has, by its position in the list. */
export interface HouseNumbers {
  /**
   * How many house numbers of a street are in a range; 0 for an unknown street. Only those that have all `endings`
   * (`endingOf`); 0 for any.
   */
  count: (rank: number, range: NumberRange, endings: number) => number
  /** Whether a street has a house number in one of the ranges, which are in order. */
  hasAny: (rank: number, ranges: readonly NumberRange[]) => boolean
}

const highestNumber = 99_999
/** A house number is multiplied by this, which leaves 11 bits for the endings of its units and letters. */
export const numberStep = 2048
export const endingBits = 11
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

/** A bit for the last character of a unit or letter in lower case; some characters share one. 0 for ''. */
export function endingOf(text: string): number {
  return text === '' ? 0 : 1 << (text.charCodeAt(text.length - 1) % endingBits)
}

/** Packs the distinct house numbers of streets, which are in order, each with its endings as the store lists them. */
export async function packHouseNumbers(
  streets: readonly { house_numbers: readonly number[] }[],
): Promise<HouseNumbers> {
  const lists: (readonly number[])[] = []
  for await (const slice of yieldSlices(streets)) for (const { house_numbers } of slice) lists.push(house_numbers)
  const { starts, values } = packLists(lists)

  /** The first position from `low` to `end` whose house number is at least `sought`. */
  function firstAtLeast(low: number, end: number, sought: number): number {
    if (low >= end || (values[end - 1] ?? 0) < sought * numberStep) return end
    let high = end
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((values[middle] ?? 0) < sought * numberStep) low = middle + 1
      else high = middle
    }
    return low
  }

  return {
    hasAny(rank, ranges) {
      const end = starts[rank + 1] ?? 0
      let at = starts[rank] ?? 0
      for (const { low, high } of ranges) {
        at = firstAtLeast(at, end, low)
        if (at === end) return false
        if ((values[at] ?? 0) < (high + 1) * numberStep) return true
      }
      return false
    },
    count(rank, { low, high }, endings) {
      const end = starts[rank + 1] ?? 0
      const from = firstAtLeast(starts[rank] ?? 0, end, low)
      const to = firstAtLeast(from, end, high + 1)
      if (endings === 0) return to - from
      let count = 0
      for (let at = from; at < to; at += 1) if (((values[at] ?? 0) & endings) === endings) count += 1
      return count
    },
  }
}
