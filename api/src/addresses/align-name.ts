import { isStreetType, wordMeanings } from '@homeyield/domain/property/street-words'
import type { WordMatches } from './word-index.ts'

/** One reading of the first `words` typed words as a street's name, and its cost; the others are its place. */
export interface Reading {
  words: number
  cost: number
}

const tierCosts = { whole: 0, withoutType: 1, beginning: 2, inside: 4 }
const wrongTypeCost = 3

/**
 * Every reading of the first typed words as this name (`nameWords`, in full), in the name's order. With `forgiving` a
 * wrong street type is ignored: Colombo Road for Colombo Street.
 */
export function alignName(
  nameWords: readonly NameWord[],
  typed: readonly string[],
  matches: readonly WordMatches[],
  forgiving: boolean,
): Reading[] {
  const readings: Reading[] = []
  let next = 0
  let cost = 0
  let isLeading = true
  for (const [at, match] of matches.entries()) {
    const found = nameWords.findIndex(({ number }, position) => position >= next && match.has(number))
    if (found >= 0) {
      cost += match.get(nameWords[found]?.number ?? -1) ?? 0
      isLeading &&= found === next
      next = found + 1
    } else if (forgiving && at > 0 && wordMeanings(typed[at] ?? '').some(isStreetType)) {
      cost += wrongTypeCost
    } else {
      break
    }
    readings.push({ words: at + 1, cost: cost + tierCost(nameWords.slice(next), isLeading) })
  }
  return readings
}

/** A word of a street's name: its number in the vocabulary, and whether it is a street type. */
export interface NameWord {
  number: number
  isType: boolean
}

function tierCost(rest: readonly NameWord[], isLeading: boolean): number {
  if (!isLeading) return tierCosts.inside
  if (rest.length === 0) return tierCosts.whole
  return rest.length === 1 && rest[0]?.isType === true ? tierCosts.withoutType : tierCosts.beginning
}
