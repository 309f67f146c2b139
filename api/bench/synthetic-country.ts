import type { Street } from '../src/addresses/street-index.ts'
import { makeName, pick, type Random, SHARED_NAMES } from './synthetic-names.ts'

/** Random numbers from 0 to below 1 that are the same in every run. */
export function repeatableRandom(seed: number): Random {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

// Shares in a hundred. In a file of New Zealand's through roads Road has 52, Street 20, Avenue and Drive 5 each; the
// others are the short streets of suburbs, which it leaves out.
const typeShares = {
  Road: 27,
  Street: 23,
  Place: 13,
  Drive: 8,
  Avenue: 8,
  Lane: 6,
  Crescent: 5,
  Way: 3,
  Terrace: 2,
  Close: 2,
  Grove: 2,
  Court: 1,
}
const types = Object.entries(typeShares).flatMap(([type, share]) => Array.from({ length: share }, () => type))
// Auckland has 28 of a hundred streets, the next towns 8, 4, 3 and 3.
const largestTowns = [0.28, 0.08, 0.04, 0.033, 0.03]
const townCount = 500
const streetsOfASuburb = 18
/** A street that runs through two suburbs is two. */
const shareOfContinued = 0.25
// With these, 4,600 streets have 4,000 names; the file's 4,600 points, some of one street, have 3,100.
const shareOfShared = 0.35
const sharedNames = 400
const ownNames = 0.3

/**
 * Returns `count` streets of a made-up country like New Zealand: large towns and many small ones, suburbs of a town, and
 * names that occur a hundred times, a few times and, most of them, once.
 */
export function makeStreets(count: number, random: Random): Street[] {
  const shared = makeNames(sharedNames, SHARED_NAMES, random)
  const own = makeNames(count * ownNames, [], random)
  const drawBase = () =>
    random() < shareOfShared ? shared[Math.floor(random() ** 1.5 * shared.length)] : pick(own, random)
  const streets: Street[] = []
  for (const size of townSizes(count)) {
    const city = makeName(random)
    const territorial_authority = `${random() < 0.2 ? city : makeName(random)} District`
    const hasSuburbs = size > 3 * streetsOfASuburb
    for (let from = 0; from < size; from += streetsOfASuburb) {
      const suburb = hasSuburbs ? makeName(random) : null
      for (let at = from; at < Math.min(size, from + streetsOfASuburb); at += 1) {
        const before = at > from || from === 0 ? undefined : streets.at(-1 - Math.floor(random() * streetsOfASuburb))
        const isContinued = before?.city === city && random() < shareOfContinued
        const name = isContinued ? before.name : `${drawBase()} ${pick(types, random)}`
        streets.push({ id: streets.length + 1, name, suburb, city, territorial_authority })
      }
    }
  }
  return streets
}

function makeNames(count: number, known: readonly string[], random: Random): string[] {
  const names = new Set(known)
  while (names.size < count) names.add(makeName(random))
  return [...names]
}

function townSizes(streetCount: number): number[] {
  const rest = 1 - largestTowns.reduce((sum, share) => sum + share, 0)
  const small = Array.from({ length: townCount - largestTowns.length }, (_, at) => 1 / (at + 12))
  const scale = rest / small.reduce((sum, share) => sum + share, 0)
  return [...largestTowns, ...small.map((share) => share * scale)].map((share) => Math.round(share * streetCount))
}
