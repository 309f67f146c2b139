import { sliceList } from '../server/slices.ts'
import { mostWords } from './address-query.ts'
import { packLists } from './packed-lists.ts'
import { leastMatchCost, lookUpAmong, matchCost, matchesAmong, type WordIndex, type WordMatches } from './word-index.ts'

export interface CostsByPlace {
  /** The least costs that any place has. */
  least: Float64Array
  all: Float64Array
  /** Where in `all` the costs for the place of a thing begin. */
  startOf: (rank: number) => number
}

/** Indexes the places of things, each list of words once. */
export async function indexPlaceCosts(things: readonly { placeWords: readonly string[] }[], words: WordIndex) {
  const numbers = new Map<readonly string[], number>()
  const placeByRank = new Int32Array(things.length)
  let rank = 0
  for await (const slice of sliceList(things)) {
    for (const { placeWords } of slice) {
      const number = numbers.get(placeWords) ?? numbers.size
      numbers.set(placeWords, number)
      placeByRank[rank] = number
      rank += 1
    }
  }
  const numbersOf = (placeWords: readonly string[]) => placeWords.flatMap((word) => words.numbers.get(word) ?? [])
  const { starts, values } = packLists(Array.from(numbers.keys(), numbersOf))
  const hasWord = lookUpAmong(values, words.size)
  const width = mostWords + 1
  const all = new Float64Array(numbers.size * width)
  const least = new Float64Array(width)
  const readIn = new Int32Array(numbers.size)
  let readings = 0

  return {
    /**
     * Starts to compute, for each count of typed words, the cost of reading those after them as a thing's place; 0 after
     * the last. Words may come in any order. One that is not of the place costs `unknownCosts`.
     */
    startReading(typed: readonly WordMatches[], unknownCosts: readonly number[]): CostsByPlace {
      readings = (readings + 1) | 0
      const matches = typed.map((match) => matchesAmong(match, hasWord))
      const addCosts = (costs: Float64Array, start: number, costAt: (match: WordMatches) => number) => {
        costs[start + matches.length] = 0
        for (let at = matches.length - 1; at > 0; at -= 1) {
          const match = matches[at]
          const cost = match === undefined ? Infinity : Math.min(costAt(match), unknownCosts[at] ?? Infinity)
          costs[start + at] = cost + (costs[start + at + 1] ?? 0)
        }
      }
      addCosts(least, 0, (match) => leastMatchCost(match, hasWord))
      return {
        least,
        all,
        startOf(rank) {
          const place = placeByRank[rank] ?? 0
          if (readIn[place] !== readings) {
            readIn[place] = readings
            addCosts(all, place * width, (match) => {
              let cheapest = Infinity
              for (let at = starts[place] ?? 0; at < (starts[place + 1] ?? 0); at += 1) {
                cheapest = Math.min(cheapest, matchCost(match, values[at] ?? 0))
              }
              return cheapest
            })
          }
          return place * width
        },
      }
    },
  }
}
