import type { Reading } from './align-name.ts'
import type { WordMatches } from './word-index.ts'

const nothingTyped: readonly number[] = [0]

/**
 * For each typed word after the first, what reading it and all after it as a street's place costs; at the end 0, for
 * none. The words may come in any order. A word that is none of the street's `placeWords` costs what `unknownCosts` says.
 */
export function placeCosts(
  placeWords: readonly number[],
  matches: readonly WordMatches[],
  unknownCosts: readonly number[],
): readonly number[] {
  if (matches.length === 0) return nothingTyped
  const costs = Array.from({ length: matches.length + 1 }, () => 0)
  for (let at = matches.length - 1; at >= 0; at -= 1) {
    let cost = unknownCosts[at] ?? Infinity
    for (const word of placeWords) cost = Math.min(cost, matches[at]?.get(word) ?? cost)
    costs[at] = cost + (costs[at + 1] ?? 0)
  }
  return costs
}

/** The cheapest way to read the first words as the street and the others as its place. */
export function cheapestReading(readings: readonly Reading[], costs: readonly number[]): number {
  let cheapest = Infinity
  for (const { words, cost } of readings) cheapest = Math.min(cheapest, cost + (costs[words - 1] ?? Infinity))
  return cheapest
}
