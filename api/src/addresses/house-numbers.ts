import { sliceList } from '../server/slices.ts'
import { packLists } from './packed-lists.ts'

export interface NumberRange {
  low: number
  high: number
}

/** What was typed beside the number, in lower case: '' for an address without one, null for any. */
export interface TypedUnit {
  unit: string | null
  suffix: string | null
}

/** The addresses of streets by their house numbers. A street is its position in the list. */
export interface HouseNumbers {
  /** How many addresses of a street are in a range; 0 for an unknown street. A few too many when other units share a code. */
  count: (rank: number, range: NumberRange, typed: TypedUnit) => number
  /** Whether a street has a house number in one of the ranges, which are in order. */
  hasAny: (rank: number, ranges: readonly NumberRange[]) => boolean
}

const highestNumber = 99_999
const suffixCodes = 32
const unitCodes = 1024
const numberStep = suffixCodes * unitCodes
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

/** Different for each unit of up to three digits; 0 for ''. */
function unitCodeOf(unit: string): number {
  if (unit === '') return 0
  const lastThree = unit.slice(-3).padStart(3, '0')
  return ((lastThree.charCodeAt(0) * 100 + lastThree.charCodeAt(1) * 10 + lastThree.charCodeAt(2)) % 1021) + 1
}

function suffixCodeOf(suffix: string): number {
  return suffix === '' ? 0 : suffix.charCodeAt(suffix.length - 1) % suffixCodes
}

const lastThree = `lpad(right(lower(unit), 3), 3, '0')`
/** In SQL, an address as one integer: its number with the codes of its unit and letter. For numbers up to `highestCoded`. */
export const codedAddress = `house_number * ${numberStep} + ascii(right(lower(suffix), 1)) % ${suffixCodes} +
  case unit when '' then 0 else ${suffixCodes} * (
    (ascii(${lastThree}) * 100 + ascii(substr(${lastThree}, 2)) * 10 + ascii(substr(${lastThree}, 3))) % 1021 + 1
  ) end`
/** The highest house number that is coded; a rural number counts ten metres of its road, so none is higher. */
export const highestCoded = 65_535

/** Accepts the codes of addresses with what was typed: 20B is unit B at 20, or 20 with the letter, as in the store. */
function acceptTyped({ unit, suffix }: TypedUnit): (code: number) => boolean {
  const unitAlone = unitCodeOf(unit ?? suffix ?? '') * suffixCodes
  const suffixAlone = suffixCodeOf(suffix ?? unit ?? '')
  if (suffix === null) return (code) => code - (code % suffixCodes) === unitAlone || code === suffixAlone
  if (unit === null) return (code) => code % suffixCodes === suffixAlone || code === unitAlone
  return (code) => code === unitAlone + suffixAlone
}

/** Packs the addresses of streets, coded as the store lists them, in order. */
export async function packHouseNumbers(streets: readonly { addresses: readonly number[] }[]): Promise<HouseNumbers> {
  const lists: (readonly number[])[] = []
  for await (const slice of sliceList(streets)) for (const { addresses } of slice) lists.push(addresses)
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
    count(rank, { low, high }, typed) {
      const end = starts[rank + 1] ?? 0
      const from = firstAtLeast(starts[rank] ?? 0, end, low)
      const to = firstAtLeast(from, end, high + 1)
      if (typed.unit === null && typed.suffix === null) return to - from
      const isTyped = acceptTyped(typed)
      let count = 0
      for (let at = from; at < to; at += 1) if (isTyped((values[at] ?? 0) % numberStep)) count += 1
      return count
    },
  }
}
