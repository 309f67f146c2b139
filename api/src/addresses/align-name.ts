import { matchCost, type WordMatches } from './word-index.ts'

/** The typed words that may be a name's, and whether each is a street type that the name may lack. */
export interface TypedName {
  matches: readonly WordMatches[]
  canSkip: readonly boolean[]
}

/** The words of a name: those of `numbers` from `from` to before `to`. `types` has a 1 for each word that is a street type. */
export interface NameWords {
  numbers: Int32Array
  types: Uint8Array
  from: number
  to: number
}

const tierCosts = { whole: 0, withoutType: 1, beginning: 2, inside: 4 }
const wrongTypeCost = 3

/**
 * Lowers `costs[count]`, for each count of typed words, to the cost of reading the first `count` of them as this name, in
 * the name's order. With `canSkip` a wrong street type is ignored: Colombo Road for Colombo Street.
 */
export function alignName(name: NameWords, { matches, canSkip }: TypedName, costs: Float64Array): void {
  let next = name.from
  let cost = 0
  let isLeading = true
  for (let at = 0; at < matches.length; at += 1) {
    const match = matches[at]
    if (match === undefined) return
    let found = next
    let foundCost = Infinity
    for (; found < name.to; found += 1) {
      foundCost = matchCost(match, name.numbers[found] ?? 0)
      if (foundCost < Infinity) break
    }
    if (found < name.to) {
      cost += foundCost
      isLeading &&= found === next
      next = found + 1
    } else if (canSkip[at] === true) {
      cost += wrongTypeCost
    } else {
      return
    }
    const total = cost + (isLeading ? leadingCost(name, next) : tierCosts.inside)
    if (total < (costs[at + 1] ?? 0)) costs[at + 1] = total
  }
}

/** The cost of a name's beginning that ends before its word `next`. */
function leadingCost({ numbers, types, to }: NameWords, next: number): number {
  if (next === to) return tierCosts.whole
  return next === to - 1 && types[numbers[next] ?? 0] === 1 ? tierCosts.withoutType : tierCosts.beginning
}
